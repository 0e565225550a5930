import { useTranslation } from '#components/ui/translation.tsx';
import type { SiteTrial } from '#lib/state/sites-model.ts';

/** What a descriptor makes of a tab: the header as the model would read it, the fields, what was not there. */
export function TrialResult({ trial }: { readonly trial: SiteTrial }) {
  const t = useTranslation();
  if (trial.status === 'unseen') return <p role="status">{t('sites.unseen')}</p>;
  const { descriptorId, pageId, url, header, fields, items, others, staleTags } = trial;
  return (
    <section class="trial" aria-label={t('sites.result')} aria-live="polite">
      <p>
        {descriptorId === null
          ? t('sites.matched-none', { url })
          : t('sites.matched', { descriptor: descriptorId, page: pageId ?? '' })}
      </p>
      {staleTags && <p>{t('sites.stale')}</p>}
      {others.length > 0 && <p>{t('sites.others', { ids: others.join(', ') })}</p>}
      <h2>{t('sites.header')}</h2>
      <pre>{header}</pre>
      {fields.length > 0 && (
        <Values
          title={t('sites.fields')}
          values={fields.map(({ name, value }) => [name, value ?? t('sites.field-missing')])}
        />
      )}
      {items.length > 0 && (
        <Values title={t('sites.items')} values={items.map(({ label, value }) => [label, value])} />
      )}
    </section>
  );
}

interface ValuesProps {
  readonly title: string;
  readonly values: readonly (readonly [string, string])[];
}

function Values({ title, values }: ValuesProps) {
  return (
    <>
      <h2>{title}</h2>
      <dl>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
