/** Reads what a person shares of a tab: injects the page reader there, and has what it captured read in the reading room. */
import { api } from '#lib/browser/api.ts';
import {
  capturedPageSchema,
  capturedSelectionSchema,
  capturedTranscriptSchema,
  shownQuoteSchema,
} from '#lib/protocol/captured-schema.ts';
import { QUOTE_HIGHLIGHT } from '#lib/protocol/reader-messages.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { CapturedPage } from '#lib/reader/captured-page.ts';
import type { Reading } from '#lib/reader/read-captured.ts';
import { contentRuleFor } from '#lib/sites/content-rule.ts';
import type { DescriptorSource } from '../descriptors.ts';
import { askReader } from './ask-reader.ts';
import { fetchPdf } from './fetch-pdf.ts';
import type { ReadingRoom } from './reading-room.ts';
import { takeScreenshot } from './screenshot.ts';

export interface ReadPage {
  readonly captured: CapturedPage;
  readonly reading: Reading;
  /** The lines of what the page's players say; empty when there are none. */
  readonly transcript: readonly string[];
}

export interface ReadSelection extends Omit<ReadPage, 'transcript'> {
  readonly heading: string;
}

export interface PageReading {
  /** @throws RequestFailed `page-unreadable` */
  readPage(tabId: number): Promise<ReadPage>;
  /** @throws RequestFailed `page-unreadable`, `nothing-selected` */
  readSelection(tabId: number): Promise<ReadSelection>;
  /** @param bytes In base64. @throws RequestFailed `page-unreadable` when it is no PDF that can be read. */
  readPdf(bytes: string): Promise<string>;
  /** Marks a quote in the page; `null` takes the mark away. @returns Whether it stands there. */
  showQuote(tabId: number, quote: string | null): Promise<boolean>;
  /** @throws RequestFailed `page-unreadable` */
  takeScreenshot(tabId: number): Promise<string>;
}

export function createPageReading(room: ReadingRoom, descriptors: DescriptorSource): PageReading {
  return {
    async readPage(tabId) {
      const captured = await askReader(tabId, { type: 'reader-page' }, capturedPageSchema);
      if (captured.contentType === 'application/pdf') {
        const bytes = await fetchPdf(captured.url);
        return { captured, reading: await room.read({ kind: 'pdf', bytes }), transcript: [] };
      }
      const rule = contentRuleFor(captured.url, await descriptors.forUrl(captured.url));
      const [reading, { lines }] = await Promise.all([
        room.read({ kind: 'page', captured, rule }),
        askReader(tabId, { type: 'reader-transcript' }, capturedTranscriptSchema),
      ]);
      return { captured, reading, transcript: lines };
    },
    async readSelection(tabId) {
      const { page: captured, heading } = await askReader(
        tabId,
        { type: 'reader-selection' },
        capturedSelectionSchema,
      );
      if (!captured) throw new RequestFailed(createFailure('nothing-selected'));
      const reading = await room.read({ kind: 'selection', captured });
      if (reading.markdown.text === '') throw new RequestFailed(createFailure('nothing-selected'));
      return { captured, reading, heading };
    },
    readPdf: async (bytes) => (await room.read({ kind: 'pdf', bytes })).markdown.text,
    async showQuote(tabId, quote) {
      await paintQuotes(tabId);
      const { found } = await askReader(
        tabId,
        { type: 'reader-show-quote', quote },
        shownQuoteSchema,
      );
      return found;
    },
    takeScreenshot,
  };
}

/** Its own style sheet of the page's author: only there does `::highlight()` paint. */
async function paintQuotes(tabId: number): Promise<void> {
  const css = `::highlight(${QUOTE_HIGHLIGHT}) { background-color: #ffe27a; color: #17150a }`;
  await api.scripting.removeCSS({ target: { tabId }, css }).catch(() => undefined);
  await api.scripting.insertCSS({ target: { tabId }, css }).catch(() => undefined);
}
