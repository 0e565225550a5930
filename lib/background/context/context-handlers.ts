/** What the background does when a drawer asks for something about its context bar. */
import type { DrawerHandlers } from '../drawer-hub.ts';
import type { PageReading } from '../reading/page-reading.ts';
import type { ContextShelf } from './context-shelf.ts';
import { requireTab } from './page-item.ts';

type ContextHandlers = Pick<
  DrawerHandlers,
  | 'context-add'
  | 'context-remove'
  | 'context-page'
  | 'context-choices'
  | 'pdf-read'
  | 'quote-show'
  | 'screenshot-take'
>;

export function createContextHandlers(shelf: ContextShelf, pages: PageReading): ContextHandlers {
  return {
    async 'context-add'({ source, choiceId }, { tabId }) {
      await shelf.add(tabId, source, choiceId);
      return {};
    },
    async 'context-remove'({ key }, { tabId }) {
      await shelf.remove(tabId, key);
      return {};
    },
    async 'context-page'({ included }, { tabId }) {
      await shelf.includePage(tabId, included);
      return {};
    },
    async 'context-choices'({ source }, { tabId }) {
      return { choices: [...(await shelf.listChoices(tabId, source))] };
    },
    async 'screenshot-take'(_request, { tabId }) {
      return { dataUrl: await pages.takeScreenshot(requireTab(tabId)) };
    },
    'pdf-read': async ({ bytes }) => ({ text: await pages.readPdf(bytes) }),
    async 'quote-show'({ quote }, { tabId }) {
      return { found: tabId !== null && (await pages.showQuote(tabId, quote)) };
    },
  };
}
