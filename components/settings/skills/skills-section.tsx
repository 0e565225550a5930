import { useSignal } from '@preact/signals';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide';
import { Confirmation } from '#components/settings/confirmation.tsx';
import { Switch } from '#components/settings/field.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import { Button, IconButton } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SkillIcon } from '#components/ui/skill-icon.tsx';
import { BUILT_IN_SKILLS } from '#lib/chat/skills/built-in-skills.ts';
import type { OwnSkill } from '#lib/chat/skills/skill.ts';
import { SkillForm } from './skill-form.tsx';
import './skills.css';

/** The person's own skills in their order, and which of the built-in ones are offered. */
export function SkillsSection() {
  const { model, text } = useSettings();
  const editing = useSignal<OwnSkill | 'new' | null>(null);
  const items = model.skills.items.value;
  const close = () => {
    editing.value = null;
  };
  return (
    <>
      <p class="section-intro">{text('skills.intro')}</p>
      {editing.value === 'new' ? (
        <SkillForm skill={null} onClose={close} />
      ) : (
        <Button
          tone="primary"
          onClick={() => {
            editing.value = 'new';
          }}
        >
          <Icon shapes={Plus} />
          {text('skills.add')}
        </Button>
      )}
      <section class="group" aria-labelledby="own-skills">
        <h2 id="own-skills" class="group-title">
          {text('skills.own')}
        </h2>
        {items.length === 0 && <p class="quiet">{text('skills.none')}</p>}
        <ul class="skill-rows">
          {items.map((skill, index) => (
            <li key={skill.id}>
              {editing.value !== 'new' && editing.value?.id === skill.id ? (
                <SkillForm skill={skill} onClose={close} />
              ) : (
                <SkillRow
                  skill={skill}
                  place={{ first: index === 0, last: index === items.length - 1 }}
                  onEdit={() => {
                    editing.value = skill;
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <BuiltInSkills />
    </>
  );
}

interface SkillRowProps {
  readonly skill: OwnSkill;
  readonly place: { readonly first: boolean; readonly last: boolean };
  readonly onEdit: () => void;
}

function SkillRow({ skill, place, onEdit }: SkillRowProps) {
  const { model, text } = useSettings();
  const removing = useSignal(false);
  const { id, name, icon, description, hosts } = skill;
  const { skills } = model;
  if (removing.value) {
    return (
      <Confirmation
        question={text('skills.remove-question', { name })}
        confirm={text('settings.remove')}
        onConfirm={() => void skills.remove(id)}
        onCancel={() => {
          removing.value = false;
        }}
      />
    );
  }
  return (
    <div class="skill-row">
      <SkillIcon icon={icon} size={18} />
      <div class="skill-words">
        <span class="skill-name">{name}</span>
        <span class="quiet">
          {[description, hosts.join(', ') || text('skills.everywhere')].filter(Boolean).join(' · ')}
        </span>
      </div>
      <IconButton
        label={text('skills.up', { name })}
        shapes={ArrowUp}
        disabled={place.first}
        onClick={() => void skills.move(id, -1)}
      />
      <IconButton
        label={text('skills.down', { name })}
        shapes={ArrowDown}
        disabled={place.last}
        onClick={() => void skills.move(id, 1)}
      />
      <IconButton label={text('skills.edit', { name })} shapes={Pencil} onClick={onEdit} />
      <IconButton
        label={`${text('settings.remove')} ${name}`}
        shapes={Trash2}
        onClick={() => {
          removing.value = true;
        }}
      />
    </div>
  );
}

function BuiltInSkills() {
  const { model, text, t } = useSettings();
  const { hiddenSkills } = model.settings.value;
  return (
    <section class="group" aria-labelledby="built-in-skills">
      <h2 id="built-in-skills" class="group-title">
        {text('skills.built-in')}
      </h2>
      {BUILT_IN_SKILLS.map(({ id, icon, names }) => {
        const { name, description } = names[t.locale.startsWith('zh') ? 'zh-CN' : 'en'];
        return (
          <div key={id} class="skill-row">
            <SkillIcon icon={icon} size={18} />
            <Switch
              label={name}
              hint={description}
              checked={!hiddenSkills.includes(id)}
              onChange={(shown) => void model.skills.setHidden(id, !shown)}
            />
          </div>
        );
      })}
    </section>
  );
}
