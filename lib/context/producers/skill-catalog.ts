/** PURE. The skills that the person may choose here, so that the model can name the one that would help. */
import { createCatalogRecord } from '../create-catalog.ts';
import type { CatalogEntry, CatalogSource, ContextRecord, StoredRecord } from '../record.ts';

export const SKILL_CATALOG_KIND = 'skill-catalog';

/** `null` when the list is the one that the model has read, or when there are no skills and never were. */
export function createSkillCatalogRecord(
  skills: readonly CatalogEntry[],
  previous: StoredRecord | null,
): ContextRecord<CatalogSource> | null {
  return createCatalogRecord(
    { kind: SKILL_CATALOG_KIND, label: 'Skills', entries: skills },
    previous,
  );
}
