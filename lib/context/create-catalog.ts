/** PURE. Makes the record of a list of names with descriptions; a later one replaces an earlier one as a whole. */
import { createRecord } from './create-record.ts';
import { digestFacts } from './digest.ts';
import { renderFrame } from './frame.ts';
import type { CatalogEntry, CatalogSource, ContextRecord, StoredRecord } from './record.ts';

export interface CatalogFacts {
  readonly kind: string;
  readonly label: string;
  readonly entries: readonly CatalogEntry[];
  readonly marker?: string;
}

/**
 * @param previous The last record of this kind on the wire.
 * @returns `null` when that one listed the same, or when there is nothing to list and never was. When the last entry goes, one
 *   empty replacement comes back.
 */
export function createCatalogRecord(
  { kind, label, entries, marker }: CatalogFacts,
  previous: StoredRecord | null,
): ContextRecord<CatalogSource> | null {
  const facts = entries.map(({ name, description }) => ({
    name: name.toWellFormed(),
    description: description.toWellFormed(),
  }));
  if (digestFacts(previous ? previous.source.entries : []) === digestFacts(facts)) return null;
  const content = renderFrame({
    ...(marker === undefined ? {} : { marker }),
    attributes: { kind, form: 'catalog', ...(previous ? { replaces: 'earlier' } : {}) },
    parts: facts.map(({ name, description }) => ({
      tag: 'entry',
      attributes: { name },
      text: description,
    })),
  });
  return createRecord(content, {
    kind,
    label,
    form: 'catalog',
    entries: facts,
    ...(previous ? { update: true } : {}),
  });
}
