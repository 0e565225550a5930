import { Field } from '#components/settings/field.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import type { FormScope } from './form-scope.ts';
import { SecretField } from './secret-field.tsx';
import { TextField } from './text-field.tsx';

/** What few people need, folded; open when something stands there. */
export function AdvancedFields({ scope }: { readonly scope: FormScope }) {
  const { text } = useSettings();
  const { headers, extraBody, proxyPath } = scope.draft;
  const isUsed = headers === null || extraBody !== '' || proxyPath !== '';
  return (
    <details class="advanced" open={isUsed || undefined}>
      <summary>{text('form.advanced')}</summary>
      <div class="form">
        <SecretField
          scope={scope}
          field="headers"
          label={text('form.headers')}
          hint={text('form.headers-hint')}
        />
        <Field
          label={text('form.extra-body')}
          hint={text('form.extra-body-hint')}
          problem={scope.problemOf('extraBody')}
        >
          {(control) => (
            <textarea
              {...control}
              class="text-field code"
              rows={3}
              spellcheck={false}
              placeholder={'{ "temperature": 0.2 }'}
              value={extraBody}
              onInput={(event) => scope.change({ extraBody: event.currentTarget.value })}
            />
          )}
        </Field>
        <TextField
          scope={scope}
          field="proxyPath"
          label={text('form.proxy-path')}
          hint={text('form.proxy-path-hint')}
        />
      </div>
    </details>
  );
}
