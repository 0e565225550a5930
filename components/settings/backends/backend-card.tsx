import { KeyRound, Pencil, RefreshCw, Stethoscope, Trash2 } from 'lucide';
import { useState } from 'preact/hooks';
import { Confirmation } from '#components/settings/confirmation.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import { Button, IconButton } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { BackendView } from '#lib/protocol/backends-contract.ts';
import { kindText } from './kind-text.ts';
import { Verdict } from './verdict.tsx';

interface BackendCardProps {
  readonly backend: BackendView;
  readonly onEdit: (focus: 'apiKey' | 'baseUrl' | null) => void;
}

/** One backend: where it is, what it offers, and whether it can be reached. */
export function BackendCard({ backend, onEdit }: BackendCardProps) {
  const { model, text } = useSettings();
  const [removing, setRemoving] = useState(false);
  const { backends } = model;
  const testing = backends.tests.value.get(backend.id)?.status === 'running';
  return (
    <article class="card" aria-label={backend.label}>
      <header class="card-head">
        <h2 class="card-title">{backend.label}</h2>
        <span class="tag">{kindText(backend.kind, text)}</span>
        {backend.secretsSet.includes('apiKey') && (
          <span class="tag">
            <Icon shapes={KeyRound} size={12} />
            {text('backends.key-set')}
          </span>
        )}
        <span class="card-tools">
          <IconButton
            label={`${text('settings.edit')} ${backend.label}`}
            shapes={Pencil}
            onClick={() => onEdit(null)}
          />
          <IconButton
            label={`${text('settings.remove')} ${backend.label}`}
            shapes={Trash2}
            onClick={() => setRemoving(true)}
          />
        </span>
      </header>
      <p class="quiet">{String(backend.config.baseUrl ?? '')}</p>
      <ModelNames backend={backend} />
      {removing ? (
        <Confirmation
          question={text('backends.remove-question', { label: backend.label })}
          confirm={text('settings.remove')}
          onConfirm={() => void backends.remove(backend.id)}
          onCancel={() => setRemoving(false)}
        />
      ) : (
        <div class="row-actions">
          <Button disabled={testing} onClick={() => void backends.test(backend.id)}>
            <Icon shapes={Stethoscope} />
            {text('backends.test')}
          </Button>
          <Button onClick={() => void backends.refresh(backend.id)}>
            <Icon shapes={RefreshCw} />
            {text('backends.refresh')}
          </Button>
        </div>
      )}
      <div role="status" aria-live="polite">
        <Verdict backend={backend} onEdit={onEdit} />
      </div>
    </article>
  );
}

const MOST_NAMES = 6;

function ModelNames({ backend: { models } }: { readonly backend: BackendView }) {
  const { text } = useSettings();
  if (models.length === 0) return <p class="quiet">{text('backends.no-models')}</p>;
  const shown = models.slice(0, MOST_NAMES);
  const more = models.length - shown.length;
  return (
    <p class="model-names">
      <b>{text('backends.models', { count: models.length })}</b>
      {shown.map(({ name, label }) => (
        <span key={name} class="model-name" title={name}>
          {label}
        </span>
      ))}
      {more > 0 && <span class="quiet">{text('backends.models-more', { count: more })}</span>}
    </p>
  );
}
