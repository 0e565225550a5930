/** What runs in a page once a person has asked: it listens to the background, and does nothing by itself. */
import { findContentApi } from '#lib/browser/content-api.ts';
import { isToPage } from '#lib/protocol/page-messages.ts';
import { createOverlayController, type OverlayController } from './overlay-controller.ts';
import { readPageFacts } from './read-page-facts.ts';

/** A symbol: the page's own elements can take any name. */
const INSTANCE = Symbol.for('whereabouts');

/** Starts once in a document; a second injection finds the first and leaves it alone, unless that one lost its extension. */
export function startOverlay(): void {
  const running = Reflect.get(globalThis, INSTANCE) as OverlayController | undefined;
  if (running?.isAlive()) return;
  const api = findContentApi();
  if (!api) return;
  const overlay = createOverlayController();
  Reflect.set(globalThis, INSTANCE, overlay);
  api.runtime.onMessage.addListener(
    (message: unknown, _sender: unknown, reply: (answer: unknown) => void) => {
      if (!isToPage(message)) return false;
      switch (message.type) {
        case 'facts-request':
          reply(readPageFacts(message.plan, document, location, loadedFrom()));
          return false;
        case 'drawer-close':
          overlay.close();
          break;
        case 'drawer-open':
          void overlay.open(message.focus);
          break;
        case 'drawer-toggle':
          void overlay.toggle();
          break;
      }
      reply({});
      return false;
    },
  );
}

/** The address that this document was loaded from; apps change it later without a load. */
function loadedFrom(): string | null {
  return performance.getEntriesByType('navigation')[0]?.name ?? null;
}
