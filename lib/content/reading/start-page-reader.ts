/** The page reader: injected when the person asks for something of the page, answers the background, and does nothing else. */
import { type ContentApi, findContentApi } from '#lib/browser/content-api.ts';
import { openShadowRoot } from '#lib/browser/shadow-roots.ts';
import { isToReader, type ToReader } from '#lib/protocol/reader-messages.ts';
import { createDomAccess, type DomAccess } from '#lib/reader/dom-access.ts';
import { readLivePage } from './read-live-page.ts';
import { readSelection } from './read-selection.ts';
import { readTranscript } from './read-transcript.ts';
import { showQuote } from './show-quote.ts';

/** A symbol: the page's own elements can take any name. */
const INSTANCE = Symbol.for('whereabouts-page-reader');

/** Starts once in a document, and again when the one that is there lost its extension. */
export function startPageReader(): void {
  const running = Reflect.get(globalThis, INSTANCE) as ContentApi | undefined;
  const api = findContentApi();
  if (!api || running?.runtime.id) return;
  Reflect.set(globalThis, INSTANCE, api);
  const access = createDomAccess(globalThis, openShadowRoot);
  api.runtime.onMessage.addListener((message: unknown, sender, respond) => {
    if (sender.id !== api.runtime.id || !isToReader(message)) return undefined;
    void answer(message, access).then(respond, () => respond(null));
    return true;
  });
}

/** The frame after the next one: the next one may have begun. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

async function answer(message: ToReader, access: DomAccess): Promise<unknown> {
  switch (message.type) {
    case 'reader-page':
      return readLivePage(access);
    case 'reader-selection':
      return readSelection(access);
    case 'reader-transcript':
      return readTranscript(access);
    case 'reader-painted':
      await nextPaint();
      return {};
    case 'reader-show-quote':
      return showQuote(message.quote, access);
  }
}
