import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Field } from '#components/settings/field.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import { Button } from '#components/ui/button.tsx';
import {
  type BackendDraft,
  type FieldProblem,
  normalizedBaseUrl,
} from '#lib/state/backend-draft.ts';
import { AdvancedFields } from './advanced-fields.tsx';
import type { FormScope } from './form-scope.ts';
import { KINDS, kindText } from './kind-text.ts';
import { SecretField } from './secret-field.tsx';
import { ServiceField } from './service-field.tsx';
import { TextField } from './text-field.tsx';

interface BackendFormProps {
  readonly initial: BackendDraft;
  /** The field that has to be changed. */
  readonly focus?: 'apiKey' | 'baseUrl' | null;
  readonly onClose: () => void;
}

/** Sets a backend up, or changes one. */
export function BackendForm({ initial, focus = null, onClose }: BackendFormProps) {
  const { model, text } = useSettings();
  const draft = useSignal(initial);
  const problems = useSignal<readonly FieldProblem[]>([]);
  const form = useFirstField(focus);
  const scope: FormScope = {
    draft: draft.value,
    change(change) {
      draft.value = { ...draft.value, ...change };
      problems.value = problems.value.filter(({ field }) => !(field in change));
    },
    problemOf(field) {
      const found = problems.value.find((problem) => problem.field === field);
      return found && text(`problem.${found.code}`, { detail: found.detail });
    },
  };

  /** The model asks for host access within this click: nothing may be awaited before it. */
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    problems.value = await model.backends.save(draft.value);
    if (problems.value.length === 0) onClose();
    else focusProblem(form.current);
  }

  const title = initial.id ? text('form.edit', { label: initial.label }) : text('form.new');
  return (
    <form ref={form} class="card form" aria-label={title} noValidate onSubmit={save}>
      <h2 class="card-title">{title}</h2>
      {initial.id === null && <ServiceField scope={scope} />}
      <KindField scope={scope} />
      <TextField scope={scope} field="label" label={text('form.label')} />
      <BaseUrlField scope={scope} />
      <SecretField
        scope={scope}
        field="apiKey"
        label={text('form.api-key')}
        hint={text('form.api-key-hint')}
      />
      <ModelsField scope={scope} />
      <AdvancedFields scope={scope} />
      <AccessNote draft={draft.value} />
      <div class="row-actions">
        <Button type="submit" tone="primary">
          {text('settings.save')}
        </Button>
        <Button onClick={onClose}>{text('settings.cancel')}</Button>
      </div>
    </form>
  );
}

function useFirstField(focus: 'apiKey' | 'baseUrl' | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const selector = focus ? `[data-field=${focus}]` : 'select, input';
    form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [focus]);
  return form;
}

function focusProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

function KindField({ scope }: { readonly scope: FormScope }) {
  const { text } = useSettings();
  return (
    <Field label={text('form.kind')} problem={scope.problemOf('kind')}>
      {(control) => (
        <select
          {...control}
          class="text-field"
          value={scope.draft.kind}
          onChange={(event) => scope.change({ kind: event.currentTarget.value })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kindText(kind, text)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function BaseUrlField({ scope }: { readonly scope: FormScope }) {
  const { text } = useSettings();
  const { kind } = scope.draft;
  const normalized = normalizedBaseUrl(scope.draft);
  const isAgent = kind === 'agent-service' || kind === 'agent-hub';
  const plain = text(isAgent ? 'form.base-url-hint-agent' : 'form.base-url-hint');
  return (
    <TextField
      scope={scope}
      field="baseUrl"
      label={text('form.base-url')}
      placeholder={isAgent ? 'http://localhost:5000/agent' : 'https://…/v1'}
      hint={normalized ? text('form.base-url-normalized', { url: normalized }) : plain}
    />
  );
}

function ModelsField({ scope }: { readonly scope: FormScope }) {
  const { text } = useSettings();
  return (
    <Field
      label={text('form.models')}
      hint={text('form.models-hint')}
      problem={scope.problemOf('models')}
    >
      {(control) => (
        <textarea
          {...control}
          class="text-field"
          rows={2}
          spellcheck={false}
          value={scope.draft.models}
          onInput={(event) => scope.change({ models: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

/** Says before the click what the browser will ask. */
function AccessNote({ draft }: { readonly draft: BackendDraft }) {
  const { text } = useSettings();
  const host = URL.parse(normalizedBaseUrl(draft) ?? '')?.host;
  if (!host || draft.id !== null) return null;
  return <p class="field-hint">{text('form.access-note', { host })}</p>;
}
