import { useSignal } from '@preact/signals';
import { Plus } from 'lucide';
import { Switch } from '#components/settings/field.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { BackendId } from '#lib/backends/model-id.ts';
import { draftOfBackend, EMPTY_DRAFT } from '#lib/state/backend-draft.ts';
import { BackendCard } from './backend-card.tsx';
import { BackendForm } from './backend-form.tsx';
import { DefaultModel } from './default-model.tsx';
import { LocalServers } from './local-servers.tsx';
import './backends.css';

/** What the form is open for. */
type Editing = { readonly id: BackendId | null; readonly focus: 'apiKey' | 'baseUrl' | null };

export function BackendsSection() {
  const { model, text } = useSettings();
  const editing = useSignal<Editing | null>(null);
  const items = model.backends.items.value;
  const settings = model.settings.value;
  const close = () => {
    editing.value = null;
  };
  const isNew = editing.value?.id === null;
  return (
    <>
      <p class="section-intro">{text('backends.intro')}</p>
      {!isNew && (
        <Button
          tone="primary"
          onClick={() => {
            editing.value = { id: null, focus: null };
          }}
        >
          <Icon shapes={Plus} />
          {text('backends.add')}
        </Button>
      )}
      {isNew && <BackendForm initial={EMPTY_DRAFT} onClose={close} />}
      {items.length === 0 && !isNew && (
        <p class="empty-note">{text(settings.demo ? 'backends.none' : 'backends.none-no-demo')}</p>
      )}
      <ul class="cards-list">
        {items.map((backend) => (
          <li key={backend.id}>
            {editing.value?.id === backend.id ? (
              <BackendForm
                initial={draftOfBackend(backend)}
                focus={editing.value.focus}
                onClose={close}
              />
            ) : (
              <BackendCard
                backend={backend}
                onEdit={(focus) => {
                  editing.value = { id: backend.id, focus };
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <LocalServers />
      <section class="group" aria-label={text('backends.demo')}>
        <Switch
          label={text('backends.demo-on')}
          hint={text('backends.demo-text')}
          checked={settings.demo}
          onChange={(demo) => void model.changeSettings({ demo })}
        />
      </section>
      <DefaultModel />
    </>
  );
}
