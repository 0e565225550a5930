/** Page reading that keeps away from the sites where the person wants nothing of this extension. */
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { PageReading } from './page-reading.ts';

/** @param isUnwanted Whether the tab shows such a site now. */
export function onlyWhereWanted(
  pages: PageReading,
  isUnwanted: (tabId: number) => Promise<boolean>,
): PageReading {
  async function ask<T>(tabId: number, read: () => Promise<T>): Promise<T> {
    if (await isUnwanted(tabId)) throw new RequestFailed(createFailure('page-unreadable'));
    return read();
  }
  return {
    readPage: (tabId) => ask(tabId, () => pages.readPage(tabId)),
    readPdf: pages.readPdf,
    readSelection: (tabId) => ask(tabId, () => pages.readSelection(tabId)),
    showQuote: (tabId, quote) => ask(tabId, () => pages.showQuote(tabId, quote)),
    takeScreenshot: (tabId) => ask(tabId, () => pages.takeScreenshot(tabId)),
  };
}
