import { Download, Pencil, Trash2 } from 'lucide';
import { IconButton } from '#components/ui/button.tsx';
import { useTranslation } from '#components/ui/translation.tsx';
import type { SiteView } from '#lib/state/sites-model.ts';

interface SiteListProps {
  readonly sites: readonly SiteView[];
  readonly onEnable: (id: string, enabled: boolean) => void;
  readonly onEdit: (id: string) => void;
  /** Absent for the built-in ones, which stay. */
  readonly onExport?: (id: string) => void;
  readonly onRemove?: (id: string) => void;
}

export function SiteList({ sites, ...actions }: SiteListProps) {
  const t = useTranslation();
  if (sites.length === 0) return <p class="sites-none">{t('sites.none')}</p>;
  return (
    <ul class="site-list">
      {sites.map((site) => (
        <SiteRow key={site.id} site={site} {...actions} />
      ))}
    </ul>
  );
}

type SiteRowProps = Omit<SiteListProps, 'sites'> & { readonly site: SiteView };

function SiteRow({ site, onEnable, onEdit, onExport, onRemove }: SiteRowProps) {
  const t = useTranslation();
  const { id, name, hosts, enabled, drifted } = site;
  return (
    <li class="site-row">
      <input
        type="checkbox"
        checked={enabled}
        aria-label={t('sites.enabled', { name })}
        onChange={(event) => onEnable(id, event.currentTarget.checked)}
      />
      <span class="site-name">{name}</span>
      <span class="site-hosts">{hosts.join(', ')}</span>
      {drifted.length > 0 && (
        <span class="site-drifted">
          {t('sites.drifted', { pages: drifted.map(viewDrift).join('; ') })}
        </span>
      )}
      <IconButton
        size="small"
        label={t(onRemove ? 'sites.edit' : 'sites.start-from', { name })}
        shapes={Pencil}
        onClick={() => onEdit(id)}
      />
      {onExport && (
        <IconButton
          size="small"
          label={t('sites.export-one', { name })}
          shapes={Download}
          onClick={() => onExport(id)}
        />
      )}
      {onRemove && (
        <IconButton
          size="small"
          label={t('sites.remove', { name })}
          shapes={Trash2}
          onClick={() => onRemove(id)}
        />
      )}
    </li>
  );
}

function viewDrift({ page, fields }: SiteView['drifted'][number]): string {
  return `${page} (${fields.join(', ')})`;
}
