import { useSignal } from '@preact/signals';
import { Plus } from 'lucide';
import { BackendCard } from '#components/settings/backends/backend-card.tsx';
import { BackendForm } from '#components/settings/backends/backend-form.tsx';
import { useSettings } from '#components/settings/settings-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { BackendId } from '#lib/backends/model-id.ts';
import { draftOfBackend, EMPTY_DRAFT } from '#lib/state/backend-draft.ts';

/** What is set up already, each with its test, and the form for another one. */
export function ConnectStep() {
  const { model, text } = useSettings();
  const editing = useSignal<BackendId | 'new' | null>(null);
  const items = model.backends.items.value;
  const close = () => {
    editing.value = null;
  };
  return (
    <>
      <p role="status" class="note">
        {items.length > 0 && text('welcome.connected', { count: items.length })}
      </p>
      <ul class="cards-list">
        {items.map((backend) => (
          <li key={backend.id}>
            {editing.value === backend.id ? (
              <BackendForm initial={draftOfBackend(backend)} onClose={close} />
            ) : (
              <BackendCard
                backend={backend}
                onEdit={() => {
                  editing.value = backend.id;
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {editing.value === 'new' ? (
        <BackendForm initial={EMPTY_DRAFT} onClose={close} />
      ) : (
        <div class="row-actions">
          <Button
            onClick={() => {
              editing.value = 'new';
            }}
          >
            <Icon shapes={Plus} />
            {text('backends.add')}
          </Button>
        </div>
      )}
    </>
  );
}
