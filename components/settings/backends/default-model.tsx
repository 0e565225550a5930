import { Field } from '#components/settings/field.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import { createModelId, type ModelId } from '#lib/backends/model-id.ts';

/** Which model a new chat asks. A chat keeps the one that it was given. */
export function DefaultModel() {
  const { model, text } = useSettings();
  const { modelId } = model.settings.value;
  const backends = model.backends.items.value.filter(({ models }) => models.length > 0);
  if (backends.length === 0) return null;
  const ids = backends.flatMap(({ id, models }) =>
    models.map(({ name, label }) => ({ backend: id, id: createModelId(id, name), label })),
  );
  const isKnown =
    modelId === null || modelId === 'demo/demo' || ids.some(({ id }) => id === modelId);
  return (
    <section class="group">
      <Field label={text('backends.default-model')}>
        {(control) => (
          <select
            {...control}
            class="text-field"
            value={modelId ?? ''}
            onChange={({ currentTarget: { value } }) =>
              void model.changeSettings({ modelId: value === '' ? null : (value as ModelId) })
            }
          >
            <option value="">{text('backends.default-first')}</option>
            {!isKnown && <option value={modelId ?? ''}>{text('backends.default-gone')}</option>}
            {model.settings.value.demo && (
              <option value="demo/demo">{text('backends.demo')}</option>
            )}
            {backends.map((backend) => (
              <optgroup key={backend.id} label={backend.label}>
                {ids
                  .filter((entry) => entry.backend === backend.id)
                  .map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
    </section>
  );
}
