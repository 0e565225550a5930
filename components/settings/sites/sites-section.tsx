import { useEffect, useState } from 'preact/hooks';
import { Button } from '#components/ui/button.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { SitesImported } from '#lib/state/sites-model.ts';
import { useSettings } from '../settings-context.ts';
import { EXAMPLE_DESCRIPTOR } from './example-descriptor.ts';
import { ImportReport } from './import-report.tsx';
import { ImportButton, saveFile } from './site-files.tsx';
import { SiteList } from './site-list.tsx';
import { Workshop } from './workshop.tsx';
import './sites.css';

/** The person's descriptors, the built-in ones, and the workshop where one is written. */
export function SitesSection() {
  const { sites: model } = useSettings().model;
  const t = useTranslation();
  const sites = model.sites.value;
  const [draft, setDraft] = useState<string | null>(null);
  const [report, setReport] = useState<SitesImported | null>(null);
  const [failed, setFailed] = useState(false);
  const attempt = (work: () => Promise<void>) => {
    setFailed(false);
    void work().catch(() => setFailed(true));
  };
  useEffect(() => attempt(() => model.load()), [model]);

  const take = (text: string) => attempt(async () => setReport(await model.take(text)));
  const edit = (id: string) => attempt(async () => setDraft(await model.read(id)));
  return (
    <div class="sites">
      <p>{t('sites.intro')}</p>
      {failed && <p role="alert">{t('sites.failed')}</p>}
      <div class="choices">
        <Button tone="primary" onClick={() => setDraft(EXAMPLE_DESCRIPTOR)}>
          {t('sites.new')}
        </Button>
        <ImportButton onText={take} />
        <Button
          onClick={() => attempt(async () => saveFile('descriptors', await model.exportOwn()))}
        >
          {t('sites.export')}
        </Button>
      </div>
      {report && <ImportReport report={report} />}
      {draft !== null && (
        <Workshop model={model} text={draft} onSave={take} onClose={() => setDraft(null)} />
      )}
      {sites && (
        <>
          <h2>{t('sites.own')}</h2>
          <SiteList
            sites={sites.own}
            onEnable={(id, on) => attempt(() => model.setEnabled(id, on))}
            onEdit={edit}
            onExport={(id) => attempt(async () => saveFile(id, await model.read(id)))}
            onRemove={(id) => attempt(() => model.remove(id))}
          />
          <h2>{t('sites.built-in')}</h2>
          <SiteList
            sites={sites.builtIn}
            onEnable={(id, on) => attempt(() => model.setEnabled(id, on))}
            onEdit={edit}
          />
        </>
      )}
    </div>
  );
}
