/** PURE. The other tabs that the person shared, by title and address. */
import { createCatalogRecord } from '../create-catalog.ts';
import type { CatalogSource, ContextRecord, StoredRecord } from '../record.ts';

export const TAB_CATALOG_KIND = 'tab-catalog';

export interface SharedTab {
  readonly title: string;
  /** Without query and hash, as in the header. */
  readonly address: string;
}

/**
 * @param marker Fresh for each record: see `frame.ts`.
 * @returns `null` when none is shared and none was, or when the model has read the same already.
 */
export function createTabCatalogRecord(
  tabs: readonly SharedTab[],
  marker: string,
  previous: StoredRecord | null,
): ContextRecord<CatalogSource> | null {
  return createCatalogRecord(
    {
      kind: TAB_CATALOG_KIND,
      label: 'Shared tabs',
      entries: tabs.map(({ title, address }) => ({ name: title, description: address })),
      marker,
    },
    previous,
  );
}
