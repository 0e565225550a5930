import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Field } from '#components/settings/field.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import { Button } from '#components/ui/button.tsx';
import { MAX_SKILL_TEXT, type OwnSkill, SKILL_VARIABLES } from '#lib/chat/skills/skill.ts';
import type { SkillDraft } from '#lib/state/options-model.ts';

interface SkillFormProps {
  readonly skill: OwnSkill | null;
  readonly onClose: () => void;
}

type TextName = 'name' | 'icon' | 'description' | 'text' | 'sites';
const VARIABLES = SKILL_VARIABLES.map((name) => `{${name}}`).join(' ');

/** Makes a skill, or changes one. */
export function SkillForm({ skill, onClose }: SkillFormProps) {
  const { model, text } = useSettings();
  const draft = useSignal<SkillDraft>(draftOf(skill));
  const problem = useSignal<Awaited<ReturnType<typeof model.skills.save>>>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function save(event: Event): Promise<void> {
    event.preventDefault();
    problem.value = await model.skills.save(draft.value);
    if (problem.value === null) onClose();
  }

  const control = (name: TextName) => ({
    class: 'text-field',
    value: draft.value[name],
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => {
      draft.value = { ...draft.value, [name]: event.currentTarget.value };
    },
  });
  const problemOf = (name: 'name' | 'icon' | 'text' | 'sites') =>
    problem.value?.field === name
      ? text(`skills.problem.${name}`, { detail: problem.value.detail })
      : undefined;
  const title = skill ? text('skills.edit', { name: skill.name }) : text('skills.new');
  return (
    <form ref={form} class="card form" aria-label={title} noValidate onSubmit={save}>
      <h2 class="card-title">{title}</h2>
      <Field label={text('skills.name')} problem={problemOf('name')}>
        {(ids) => <input {...ids} {...control('name')} type="text" maxLength={60} />}
      </Field>
      <Field
        label={text('skills.icon')}
        hint={text('skills.icon-hint')}
        problem={problemOf('icon')}
      >
        {(ids) => <input {...ids} {...control('icon')} type="text" maxLength={16} size={4} />}
      </Field>
      <Field label={text('skills.description')}>
        {(ids) => <input {...ids} {...control('description')} type="text" maxLength={200} />}
      </Field>
      <Field
        label={text('skills.text')}
        hint={text('skills.text-hint', { variables: VARIABLES })}
        problem={problemOf('text')}
      >
        {(ids) => <textarea {...ids} {...control('text')} rows={5} maxLength={MAX_SKILL_TEXT} />}
      </Field>
      <Field
        label={text('skills.sites')}
        hint={text('skills.sites-hint')}
        problem={problemOf('sites')}
      >
        {(ids) => <input {...ids} {...control('sites')} type="text" spellcheck={false} />}
      </Field>
      <div class="row-actions">
        <Button type="submit" tone="primary">
          {text('settings.save')}
        </Button>
        <Button onClick={onClose}>{text('settings.cancel')}</Button>
      </div>
    </form>
  );
}

function draftOf(skill: OwnSkill | null): SkillDraft {
  return skill
    ? { ...skill, sites: skill.hosts.join(' ') }
    : { id: null, name: '', icon: '', description: '', text: '', sites: '' };
}
