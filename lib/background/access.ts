/** Ways into a page: where the drawer can stand, how the overlay gets there, and why it cannot. */
import { api, type Tab } from '#lib/browser/api.ts';

/** Why a page cannot be entered. */
export type NoEntryReason = 'store-page' | 'error-page' | 'no-access' | 'blocked-site';

export class NoEntry extends Error {
  override readonly name = 'NoEntry';
  readonly reason: NoEntryReason;

  constructor(reason: NoEntryReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

const OVERLAY_SCRIPT = '/overlay.js';
/** A first injection right after the click fails now and then although access was given; a second one has never been seen to. */
const RETRY_AFTER_MS = 100;
const ATTEMPTS = 3;

const STORE_HOSTS = new Set([
  'chromewebstore.google.com',
  'addons.mozilla.org',
  'microsoftedge.microsoft.com',
]);

/**
 * Decides, without waiting, where a click on the icon leads. After a gesture only browser pages have no visible address; they
 * get the panel there and then, since it opens only inside the gesture.
 */
export function decideEntry(tab: Pick<Tab, 'url'>): 'overlay' | 'panel' {
  return tab.url === undefined ? 'panel' : 'overlay';
}

/**
 * Puts the overlay script into the tab's top document; one that is there already stays as it is.
 *
 * @throws NoEntry when the page cannot be entered.
 */
export async function injectOverlay(tabId: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await api.scripting.executeScript({
        target: { tabId },
        files: [OVERLAY_SCRIPT],
        injectImmediately: true,
      });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS)
        throw new NoEntry(await explainNoEntry(tabId, error), { cause: error });
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}

async function explainNoEntry(tabId: number, error: unknown): Promise<NoEntryReason> {
  const message = error instanceof Error ? error.message : '';
  if (/error page/i.test(message)) return 'error-page';
  const tab = await api.tabs.get(tabId).catch(() => null);
  const host = URL.parse(tab?.url ?? '')?.hostname;
  return (host !== undefined && STORE_HOSTS.has(host)) || /gallery/i.test(message)
    ? 'store-page'
    : 'no-access';
}
