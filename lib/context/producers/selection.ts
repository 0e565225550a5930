/** PURE. The passage that the person selected on a page, with the heading that it stands under. */
import { createSnapshotRecord } from '../create-snapshot.ts';
import type { ContextRecord, SnapshotSource, StoredRecord } from '../record.ts';

export const SELECTION_KIND = 'selection';

export interface SelectedPassage {
  readonly title: string;
  readonly address: string;
  /** The heading before it; empty when there is none. */
  readonly heading: string;
  /** Markdown. */
  readonly text: string;
}

/**
 * @param marker Fresh for each record: see `frame.ts`.
 * @returns `null` when nothing is selected, or when the model has read the same already.
 */
export function createSelectionRecord(
  passage: SelectedPassage,
  marker: string,
  previous: StoredRecord | null,
): ContextRecord<SnapshotSource> | null {
  if (passage.text.trim() === '') return null;
  return createSnapshotRecord(
    {
      kind: SELECTION_KIND,
      label: 'Selection',
      sections: [
        { name: 'Selected text', text: passage.text },
        ...(passage.heading === '' ? [] : [{ name: 'Under the heading', text: passage.heading }]),
        { name: 'Page', text: passage.title },
        { name: 'Address', text: passage.address },
      ],
      marker,
    },
    previous,
  );
}
