import { Radar } from 'lucide';
import { useSettings } from '#components/settings/settings-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';

/** Finds servers on this computer by one click; never by itself. */
export function LocalServers() {
  const { model, text } = useSettings();
  const search = model.backends.local.value;
  return (
    <section class="group" aria-labelledby="local-servers">
      <h2 id="local-servers" class="group-title">
        {text('local.title')}
      </h2>
      <p class="field-hint">{text('local.text')}</p>
      <div class="row-actions">
        <Button
          disabled={search.status === 'running'}
          onClick={() => void model.backends.findLocal()}
        >
          <Icon shapes={Radar} />
          {text('local.find')}
        </Button>
      </div>
      <div role="status" aria-live="polite">
        <SearchOutcome />
      </div>
    </section>
  );
}

function SearchOutcome() {
  const { model, text } = useSettings();
  const search = model.backends.local.value;
  if (search.status === 'idle') return null;
  if (search.status !== 'done') return <p class="note">{text(`local.${search.status}`)}</p>;
  if (search.servers.length === 0) return <p class="note">{text('local.none')}</p>;
  return (
    <>
      <p class="note">{text('local.found', { count: search.servers.length })}</p>
      <ul class="found-servers">
        {search.servers.map(({ label, baseUrl, state }) => (
          <li key={baseUrl}>
            <b>{label}</b> <span class="quiet">{baseUrl}</span>{' '}
            <span class={`tag ${state}`}>{text(`local.state.${state}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
