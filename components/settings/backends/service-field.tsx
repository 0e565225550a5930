import { ExternalLink } from 'lucide';
import { useState } from 'preact/hooks';
import { Field } from '#components/settings/field.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import { Icon } from '#components/ui/icon.tsx';
import { isLocalHost } from '#lib/backends/local-host.ts';
import { BACKEND_PRESETS, type BackendPreset } from '#lib/backends/presets.ts';
import { draftOfPreset, EMPTY_DRAFT } from '#lib/state/backend-draft.ts';
import type { FormScope } from './form-scope.ts';

const isLocal = ({ baseUrl }: BackendPreset) => isLocalHost(URL.parse(baseUrl)?.hostname ?? '');
const LOCAL = BACKEND_PRESETS.filter(isLocal);
const HOSTED = BACKEND_PRESETS.filter((preset) => !isLocal(preset));

/** Fills the form in for a service that is known by name, and says where its key is made. */
export function ServiceField({ scope }: { readonly scope: FormScope }) {
  const { text } = useSettings();
  const [chosen, choose] = useState<BackendPreset | null>(null);
  const onChange = (id: string) => {
    const preset = BACKEND_PRESETS.find((candidate) => candidate.id === id) ?? null;
    choose(preset);
    const { apiKey, models } = scope.draft;
    scope.change({ ...(preset ? draftOfPreset(preset) : EMPTY_DRAFT), apiKey, models });
  };
  return (
    <>
      <Field label={text('form.service')}>
        {(control) => (
          <select
            {...control}
            class="text-field"
            value={chosen?.id ?? ''}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="">{text('form.service-other')}</option>
            <PresetGroup label={text('form.service-local')} presets={LOCAL} />
            <PresetGroup label={text('form.service-hosted')} presets={HOSTED} />
          </select>
        )}
      </Field>
      {chosen?.keyUrl && (
        <a class="key-link" href={chosen.keyUrl} target="_blank" rel="noopener noreferrer">
          {text('form.get-key', { host: new URL(chosen.keyUrl).host })}
          <Icon shapes={ExternalLink} size={13} />
        </a>
      )}
    </>
  );
}

interface PresetGroupProps {
  readonly label: string;
  readonly presets: readonly BackendPreset[];
}

function PresetGroup({ label, presets }: PresetGroupProps) {
  return (
    <optgroup label={label}>
      {presets.map((preset) => (
        <option key={preset.id} value={preset.id}>
          {preset.label}
        </option>
      ))}
    </optgroup>
  );
}
