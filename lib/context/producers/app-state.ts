/** PURE. What the page said of itself, as the header that went out: a snapshot that updates the earlier ones. */
import { z } from 'zod';
import { APP_STATE_FIELDS, normalizeValue } from '#lib/app-state/app-state.ts';
import type { AppStateChange } from '#lib/app-state/diff.ts';
import { renderHeader } from '#lib/app-state/header.ts';
import { createRecord } from '../create-record.ts';
import type { ClearedSource, ContextRecord, SnapshotSource, StoredRecord } from '../record.ts';

export const APP_STATE_KIND = 'app-state';
const LABEL = 'App state';

/**
 * The record of one header. A field that became empty is a section without text; where nothing but such fields is left, the
 * snapshot is a cleared one.
 *
 * @param changes What the model is told; `null` comes back when that is nothing.
 */
export function createAppStateRecord(
  changes: readonly AppStateChange[],
): ContextRecord<SnapshotSource | ClearedSource> | null {
  const content = renderHeader(changes);
  if (content === null) return null;
  const sections = APP_STATE_FIELDS.flatMap(({ field, label }) => {
    const change = changes.find((candidate) => candidate.field === field);
    return change ? [{ name: label, text: normalizeValue(change.value) ?? '' }] : [];
  });
  const [first, ...rest] = sections;
  if (!first) return null;
  return sections.every(({ text }) => text === '')
    ? createRecord(content, {
        kind: APP_STATE_KIND,
        label: LABEL,
        cleared: [first.name, ...rest.map(({ name }) => name)],
      })
    : createRecord(content, {
        kind: APP_STATE_KIND,
        label: LABEL,
        form: 'snapshot',
        update: true,
        sections: [first, ...rest],
      });
}

/** Whether this record is a header, readable or not. */
export function isAppStateRecord(record: StoredRecord): boolean {
  return record.source.kind === APP_STATE_KIND;
}

const nameSchema = z.enum(APP_STATE_FIELDS.map(({ label }) => label));
const sentSchema = z.object({
  form: z.literal('snapshot'),
  update: z.literal(true),
  sections: z.array(z.object({ name: nameSchema, text: z.string() })).min(1),
});
const clearedSchema = z.object({
  form: z.undefined().optional(),
  cleared: z.array(nameSchema).min(1),
});

/** What a stored header told the model; `null` when the record cannot be read in full. */
export function readAppStateChanges(record: StoredRecord): AppStateChange[] | null {
  const sent = sentSchema.safeParse(record.source);
  if (sent.success) return toChanges(sent.data.sections);
  const cleared = clearedSchema.safeParse(record.source);
  return cleared.success
    ? toChanges(cleared.data.cleared.map((name) => ({ name, text: '' })))
    : null;
}

function toChanges(sections: readonly { name: string; text: string }[]): AppStateChange[] | null {
  const changes = APP_STATE_FIELDS.flatMap(({ field, label }) => {
    const section = sections.find(({ name }) => name === label);
    return section ? [{ field, value: normalizeValue(section.text) }] : [];
  });
  return changes.length === sections.length ? changes : null;
}
