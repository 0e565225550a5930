import { useSignal } from '@preact/signals';
import { Download, Trash2, Upload } from 'lucide';
import { useRef } from 'preact/hooks';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { saveFile } from '#components/ui/save-file.ts';
import type { ImportOutcome } from '#lib/protocol/data-contract.ts';
import { Confirmation } from './confirmation.tsx';
import { Switch } from './field.tsx';
import { ImportReport } from './import-outcome.tsx';
import { useSettings } from './settings-context.ts';

type Progress = 'working' | 'failed' | 'exported' | 'deleted' | ImportOutcome | null;

/** Everything that is kept: out as a file, in from a file, gone. */
export function DataSection() {
  const { text } = useSettings();
  const progress = useSignal<Progress>(null);
  const attempt = async (work: () => Promise<Progress>) => {
    progress.value = 'working';
    progress.value = await work().catch(() => 'failed' as const);
  };
  return (
    <>
      <p class="section-intro">{text('data.intro')}</p>
      <div role="status" aria-live="polite" class="data-status">
        <Outcome progress={progress.value} />
      </div>
      <ExportGroup attempt={attempt} />
      <ImportGroup attempt={attempt} />
      <DeleteGroup attempt={attempt} />
    </>
  );
}

function Outcome({ progress }: { readonly progress: Progress }) {
  const { text } = useSettings();
  if (progress === null) return null;
  if (typeof progress === 'object') return <ImportReport outcome={progress} />;
  return <p class={progress === 'failed' ? 'field-problem' : 'note'}>{text(`data.${progress}`)}</p>;
}

interface GroupProps {
  readonly attempt: (work: () => Promise<Progress>) => Promise<void>;
}

function ExportGroup({ attempt }: GroupProps) {
  const { model, text } = useSettings();
  const withKeys = useSignal(false);
  const save = (withChats: boolean) =>
    attempt(async () => {
      const parts = await model.data.exportFile({ withChats, withKeys: withKeys.value });
      const name = `whereabouts-${new Date().toISOString().slice(0, 10)}.json`;
      saveFile({ name, type: 'application/json', parts });
      return 'exported';
    });
  return (
    <section class="group" aria-labelledby="data-export">
      <h2 id="data-export" class="group-title">
        {text('data.export')}
      </h2>
      <Switch
        label={text('data.keys')}
        hint={text('data.keys-text')}
        checked={withKeys.value}
        onChange={(checked) => {
          withKeys.value = checked;
        }}
      />
      <div class="row-actions">
        <Button onClick={() => void save(true)}>
          <Icon shapes={Download} />
          {text('data.export-all')}
        </Button>
        <Button onClick={() => void save(false)}>
          <Icon shapes={Download} />
          {text('data.export-settings')}
        </Button>
      </div>
    </section>
  );
}

function ImportGroup({ attempt }: GroupProps) {
  const { model, text } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    await attempt(async () => model.data.importFile(await file.text()));
    if (input.current) input.current.value = '';
  };
  return (
    <section class="group" aria-labelledby="data-import">
      <h2 id="data-import" class="group-title">
        {text('data.import')}
      </h2>
      <p class="field-hint">{text('data.import-text')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={text('data.import')}
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <div class="row-actions">
        <Button onClick={() => input.current?.click()}>
          <Icon shapes={Upload} />
          {text('data.import')}
        </Button>
      </div>
    </section>
  );
}

function DeleteGroup({ attempt }: GroupProps) {
  const { model, text } = useSettings();
  const asking = useSignal(false);
  const close = () => {
    asking.value = false;
  };
  return (
    <section class="group" aria-labelledby="data-delete">
      <h2 id="data-delete" class="group-title">
        {text('data.delete')}
      </h2>
      <p class="field-hint">{text('data.delete-text')}</p>
      {asking.value ? (
        <Confirmation
          question={text('data.delete-question')}
          confirm={text('data.delete-confirm')}
          onCancel={close}
          onConfirm={() => {
            close();
            void attempt(async () => {
              await model.data.deleteAllChats();
              return 'deleted';
            });
          }}
        />
      ) : (
        <div class="row-actions">
          <Button
            tone="danger"
            onClick={() => {
              asking.value = true;
            }}
          >
            <Icon shapes={Trash2} />
            {text('data.delete')}
          </Button>
        </div>
      )}
    </section>
  );
}
