import { Field } from '#components/settings/field.tsx';
import type { FormScope } from './form-scope.ts';

interface TextFieldProps {
  readonly scope: FormScope;
  readonly field: 'label' | 'baseUrl' | 'proxyPath';
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

/** One line of text. */
export function TextField({ scope, field, label, hint, placeholder }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={scope.problemOf(field)}>
      {(control) => (
        <input
          {...control}
          class="text-field"
          data-field={field}
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder={placeholder}
          value={scope.draft[field]}
          onInput={(event) => scope.change({ [field]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}
