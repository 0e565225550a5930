import { useTranslation } from '#components/ui/translation.tsx';
import type { SitesImported } from '#lib/state/sites-model.ts';

/** What was taken, and of each that was not the place, the reason and the remedy. */
export function ImportReport({ report }: { readonly report: SitesImported }) {
  const t = useTranslation();
  return (
    <div role="status" class="import-report">
      {report.accepted.length > 0 && (
        <p>{t('sites.saved', { names: report.accepted.join(', ') })}</p>
      )}
      {report.refused.map(({ id, faults }, index) => (
        <div key={index} class="refused">
          <p>{t('sites.refused', { name: id ?? t('sites.unnamed') })}</p>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.line}:${fault.column}:${fault.reason}`}>
                {t('sites.fault', fault)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
