import { Field } from '#components/settings/field.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import type { FormScope } from './form-scope.ts';

interface SecretFieldProps {
  readonly scope: FormScope;
  readonly field: 'apiKey' | 'headers';
  readonly label: string;
  readonly hint: string;
}

/** Something that is written and never shown again: what is stored stays until it is replaced or forgotten. */
export function SecretField({ scope, field, label, hint }: SecretFieldProps) {
  const { text } = useSettings();
  const value = scope.draft[field];
  const isKept = value === null;
  const common = {
    class: 'text-field',
    'data-field': field,
    autocomplete: 'off' as const,
    spellcheck: false,
    placeholder: isKept ? text('form.kept') : '',
    value: value ?? '',
  };
  return (
    <>
      <Field label={label} hint={isKept ? undefined : hint} problem={scope.problemOf(field)}>
        {(control) =>
          field === 'headers' ? (
            <textarea
              {...control}
              {...common}
              rows={2}
              onInput={(event) => scope.change({ [field]: event.currentTarget.value })}
            />
          ) : (
            <input
              {...control}
              {...common}
              type="text"
              class="text-field secret"
              onInput={(event) => scope.change({ [field]: event.currentTarget.value })}
            />
          )
        }
      </Field>
      {isKept && (
        <button type="button" class="link-button" onClick={() => scope.change({ [field]: '' })}>
          {text('form.forget', { label })}
        </button>
      )}
    </>
  );
}
