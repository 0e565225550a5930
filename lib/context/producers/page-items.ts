/** PURE. What a page offers beside its state (an assignee, a branch, a price), as its descriptor names it. */
import { createSnapshotRecord } from '../create-snapshot.ts';
import type { ClearedSource, ContextRecord, SnapshotSource, StoredRecord } from '../record.ts';

export const PAGE_ITEMS_KIND = 'page-items';

/** `null` when the model has read the same already, or when there is nothing and never was. */
export function createPageItemsRecord(
  items: readonly { readonly label: string; readonly value: string }[],
  previous: StoredRecord | null,
): ContextRecord<SnapshotSource | ClearedSource> | null {
  const sections = items.map(({ label, value }) => ({ name: label, text: value }));
  return createSnapshotRecord(
    { kind: PAGE_ITEMS_KIND, label: 'From the page', sections },
    previous,
  );
}
