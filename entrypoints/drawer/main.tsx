import '@preact/signals';
import { render } from 'preact';
import { createDrawerModel } from '#lib/state/create-drawer-model.ts';
import { readGreeting } from '#lib/state/drawer-client.ts';

const model = createDrawerModel(readGreeting(location));
function Probe() {
  return (
    <main>
      <pre id="page">{JSON.stringify(model.page.value)}</pre>
      <pre id="state">
        {JSON.stringify({
          c: model.connection.value,
          p: model.pending.value,
          f: model.failedSend.value,
          m: model.models.value,
          mid: model.modelId.value,
          s: model.session.value,
        })}
      </pre>
      {model.turns.value.map((t) => (
        <article key={t.turn.value.id}>
          {t.turn.value.question.text} / {t.text.value} / {t.turn.value.status}{' '}
          {JSON.stringify(t.turn.value.records)}
        </article>
      ))}
      <textarea
        aria-label="Message"
        value={model.draft.value}
        onInput={(e) => {
          model.draft.value = e.currentTarget.value;
        }}
      />
      <button
        type="button"
        onClick={() => void (model.running.value ? model.stop() : model.send())}
      >
        {model.running.value ? 'Stop' : 'Send'}
      </button>
    </main>
  );
}
const root = document.querySelector('#drawer');
if (root) render(<Probe />, root);
