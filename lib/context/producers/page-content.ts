/** PURE. The text of a page that the person chose to share: what was read, and what of the page was not. */
import { createSnapshotRecord } from '../create-snapshot.ts';
import type { ContextRecord, SnapshotSection, SnapshotSource, StoredRecord } from '../record.ts';

export const PAGE_CONTENT_KIND = 'page-content';

export interface PageContent {
  readonly title: string;
  readonly address: string;
  /** Markdown; empty when the page shows no text. */
  readonly text: string;
  /** What the page's players say, a line a cue; missing when there is nothing. */
  readonly transcript?: string;
  /** What of the page is not in the text, each as one sentence: hidden text, sections beyond the budget, frames of others. */
  readonly notIncluded: readonly string[];
}

/** What stands in place of the text of a page that shows none. */
export const NO_TEXT = 'This page shows no text that can be read.';

/**
 * @param marker Fresh for each record: see `frame.ts`.
 * @returns `null` when the model has read the same already.
 */
export function createPageContentRecord(
  content: PageContent,
  marker: string,
  previous: StoredRecord | null,
): ContextRecord<SnapshotSource> | null {
  return createSnapshotRecord(
    {
      kind: PAGE_CONTENT_KIND,
      label: 'Page text',
      sections: [
        { name: 'Title', text: content.title },
        { name: 'Address', text: content.address },
        { name: 'Text', text: content.text || NO_TEXT },
        ...(content.transcript ? [{ name: 'Transcript', text: content.transcript }] : []),
        ...notIncluded(content.notIncluded),
      ],
      marker,
    },
    previous,
  );
}

function notIncluded(sentences: readonly string[]): SnapshotSection[] {
  return sentences.length === 0 ? [] : [{ name: 'Not included', text: sentences.join('\n') }];
}
