/** PURE. Makes the record of a snapshot that supersedes the earlier ones of its kind. */
import { z } from 'zod';
import { createRecord } from './create-record.ts';
import { digestFacts } from './digest.ts';
import { renderFrame } from './frame.ts';
import type {
  ClearedSource,
  ContextRecord,
  NonEmpty,
  SnapshotSection,
  SnapshotSource,
  StoredRecord,
} from './record.ts';

export interface SnapshotFacts {
  readonly kind: string;
  readonly label: string;
  readonly sections: readonly SnapshotSection[];
  /** Fresh for each record of page text: see `frame.ts`. */
  readonly marker?: string;
}

/**
 * @param previous The last record of this kind on the wire.
 * @returns `null` when that one told the same facts, or when there are none and never were. When the last section goes, one cleared
 *   snapshot comes back.
 */
export function createSnapshotRecord(
  facts: SnapshotFacts & { readonly sections: NonEmpty<SnapshotSection> },
  previous: StoredRecord | null,
): ContextRecord<SnapshotSource> | null;
export function createSnapshotRecord(
  facts: SnapshotFacts,
  previous: StoredRecord | null,
): ContextRecord<SnapshotSource | ClearedSource> | null;
export function createSnapshotRecord(
  { kind, label, sections, marker }: SnapshotFacts,
  previous: StoredRecord | null,
): ContextRecord<SnapshotSource | ClearedSource> | null {
  const [first, ...rest] = sections.map((section) => wellFormed(section));
  if (!first) return clear(kind, label, previous);
  const facts = [first, ...rest] as const;
  if (previous && digestFacts(previous.source.sections) === digestFacts(facts)) return null;
  const content = renderFrame({
    ...(marker === undefined ? {} : { marker }),
    attributes: { kind, form: 'snapshot' },
    parts: facts.map(({ name, text }) => ({ tag: 'section', attributes: { name }, text })),
  });
  return createRecord(content, { kind, label, form: 'snapshot', sections: facts });
}

const toldSchema = z.object({ sections: z.array(z.object({ name: z.string() })).min(1) });

function clear(
  kind: string,
  label: string,
  previous: StoredRecord | null,
): ContextRecord<ClearedSource> | null {
  const told = toldSchema.safeParse(previous?.source).data?.sections.map(({ name }) => name);
  const [first, ...rest] = told ?? [];
  if (first === undefined) return null;
  const content = renderFrame({
    attributes: { kind, form: 'snapshot' },
    parts: [first, ...rest].map((name) => ({ tag: 'cleared', attributes: { name }, text: '' })),
  });
  return createRecord(content, { kind, label, cleared: [first, ...rest] });
}

function wellFormed({ name, text }: SnapshotSection): SnapshotSection {
  return { name: name.toWellFormed(), text: text.toWellFormed() };
}
