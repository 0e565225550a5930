/** PURE. Makes the record of a snapshot that supersedes the earlier ones of its kind. */
import { createRecord } from './create-record.ts';
import { digestFacts } from './digest.ts';
import { renderFrame } from './frame.ts';
import type {
  ContextRecord,
  NonEmpty,
  SnapshotSection,
  SnapshotSource,
  StoredRecord,
} from './record.ts';

export interface SnapshotFacts {
  readonly kind: string;
  readonly label: string;
  readonly sections: NonEmpty<SnapshotSection>;
  /** Fresh for each record of page text: see `frame.ts`. */
  readonly marker?: string;
}

/**
 * @param previous The last record of this kind on the wire.
 * @returns `null` when that one told the same facts.
 */
export function createSnapshotRecord(
  { kind, label, sections, marker }: SnapshotFacts,
  previous: StoredRecord | null,
): ContextRecord<SnapshotSource> | null {
  const [first, ...rest] = sections;
  const facts = [wellFormed(first), ...rest.map((section) => wellFormed(section))] as const;
  if (previous && digestFacts(previous.source.sections) === digestFacts(facts)) return null;
  const content = renderFrame({
    ...(marker === undefined ? {} : { marker }),
    attributes: { kind, form: 'snapshot' },
    parts: facts.map(({ name, text }) => ({ tag: 'section', attributes: { name }, text })),
  });
  return createRecord(content, { kind, label, form: 'snapshot', sections: facts });
}

function wellFormed({ name, text }: SnapshotSection): SnapshotSection {
  return { name: name.toWellFormed(), text: text.toWellFormed() };
}
