import { useEffect, useState } from 'preact/hooks';
import { Button } from '#components/ui/button.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { ReadableTab, SitesModel, SiteTrial } from '#lib/state/sites-model.ts';
import { DescriptorEditor } from './descriptor-editor.tsx';
import { TrialResult } from './trial-result.tsx';

interface WorkshopProps {
  readonly model: SitesModel;
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

/** How long the text must stand still before it is tried again. */
const TRY_AFTER_MS = 250;

/** A descriptor in the making, beside what it makes of an open tab. */
export function Workshop({ model, text, onSave, onClose }: WorkshopProps) {
  const t = useTranslation();
  const [current, setCurrent] = useState(text);
  const [tabs, setTabs] = useState<readonly ReadableTab[] | null>(null);
  const [tabId, setTabId] = useState<number | null>(null);
  const trial = useTrial(model, current, tabId);
  useEffect(() => setCurrent(text), [text]);

  const begin = async () => {
    const found = await model.listTabs();
    setTabs(found);
    setTabId((chosen) => found.find(({ id }) => id === chosen)?.id ?? found[0]?.id ?? null);
  };
  return (
    <div class="workshop">
      <DescriptorEditor text={text} onChange={setCurrent} />
      <div class="choices">
        <Button tone="primary" onClick={() => onSave(current)}>
          {t('sites.save')}
        </Button>
        <Button onClick={() => void begin()}>{t('sites.try')}</Button>
        {tabs && tabs.length > 0 && (
          <select
            class="text-field"
            aria-label={t('sites.tab')}
            value={tabId ?? ''}
            onChange={(event) => setTabId(Number(event.currentTarget.value))}
          >
            {tabs.map(({ id, title, url }) => (
              <option key={id} value={id}>
                {title || url}
              </option>
            ))}
          </select>
        )}
        <Button onClick={onClose}>{t('sites.close')}</Button>
      </div>
      {tabs?.length === 0 && <p role="status">{t('sites.no-tab')}</p>}
      {trial && <TrialResult trial={trial} />}
    </div>
  );
}

/** Tries the text whenever it or the tab changed; an answer that was overtaken is dropped. */
function useTrial(model: SitesModel, text: string, tabId: number | null): SiteTrial | null {
  const [trial, setTrial] = useState<SiteTrial | null>(null);
  useEffect(() => {
    if (tabId === null) return;
    let overtaken = false;
    const timer = setTimeout(() => {
      model.tryOn(text, tabId).then(
        (result) => !overtaken && setTrial(result),
        () => !overtaken && setTrial({ status: 'unseen', reason: 'failed' }),
      );
    }, TRY_AFTER_MS);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [model, text, tabId]);
  return trial;
}
