/** PURE. Page contents that a later message replaced: when space runs out they are the first to become one line. */
import { escapeAttribute } from '#lib/app-state/escape.ts';
import type { StoredRecord } from './record.ts';

/** Shorter ones are not worth replacing. */
const MIN_LENGTH = 400;

/** @param laterKinds The kinds of record in the messages after this record's. */
export function isSuperseded(record: StoredRecord, laterKinds: ReadonlySet<unknown>): boolean {
  const { form, kind, update } = record.source;
  return (
    form === 'snapshot' &&
    update === undefined &&
    record.content.length > MIN_LENGTH &&
    laterKinds.has(kind)
  );
}

/** The same record as one line on the wire; what is stored stays whole. */
export function stubRecord(record: StoredRecord): StoredRecord {
  const kind = escapeAttribute(String(record.source.kind));
  return {
    ...record,
    content: `<context kind="${kind}" form="snapshot" left-out="superseded by a later message"/>`,
  };
}
