/** Opens the drawer on a page and brings it back there. The only file that decides whether a page is entered. */
import { api, type Tab } from '#lib/browser/api.ts';
import { closePanel, openPanel } from '#lib/browser/panels.ts';
import type { ToPage } from '#lib/protocol/page-messages.ts';
import { decideEntry, injectOverlay, NoEntry } from './access.ts';
import { clearBadge, showBadge, showLostAccess } from './badge.ts';
import { isNeverHere } from './never-here.ts';
import { sendToPage } from './page-capture.ts';
import type { Services } from './services.ts';

export interface OverlayEntry {
  /** The icon, the shortcut or the menu was used on a tab. Must be called inside the gesture, before anything is awaited. */
  enter(tab: Tab): void;
  /** The same, for the place beside the page. */
  enterBeside(tab: Tab): void;
  /** A tab committed a document: an open drawer comes back where access lasts. */
  restore(tabId: number): Promise<void>;
  close(tabId: number): Promise<void>;
  /** Closes the drawer because it is not wanted on this site, and says so on the icon. */
  leave(tabId: number): Promise<void>;
}

export function createOverlayEntry(services: Services): OverlayEntry {
  const isBlocked = (url: string | undefined) => isNeverHere(services, url);

  async function show(tabId: number, message: ToPage): Promise<void> {
    await injectOverlay(tabId);
    await sendToPage(tabId, message);
  }

  async function enterPage(tabId: number, url: string | undefined): Promise<void> {
    try {
      if (await isBlocked(url)) throw new NoEntry('blocked-site');
      await show(tabId, { type: 'drawer-toggle' });
      await clearBadge(tabId);
    } catch (error) {
      const reason = error instanceof NoEntry ? error.reason : 'no-access';
      await showBadge(tabId, reason);
    }
  }

  async function refusePanel(tabId: number, opened: Promise<void>): Promise<void> {
    await opened.catch(() => undefined);
    await closePanel(tabId);
    await showBadge(tabId, 'blocked-site');
  }

  return {
    enter(tab) {
      const tabId = tab.id;
      if (tabId === undefined) return;
      if (decideEntry(tab) === 'panel') openPanel(tabId).catch(services.report);
      else enterPage(tabId, tab.url).catch(services.report);
    },
    enterBeside(tab) {
      const tabId = tab.id;
      if (tabId === undefined) return;
      // The panel opens only at once, before the settings can be read: where it is not wanted, it is closed again.
      const opened = openPanel(tabId);
      isBlocked(tab.url)
        .then((blocked) => (blocked ? refusePanel(tabId, opened) : opened))
        .catch(services.report);
    },
    async restore(tabId) {
      const { tabs } = await services.stores;
      const { open } = await tabs.read(tabId);
      if (!open) return;
      const tab = await api.tabs.get(tabId).catch(() => null);
      if (await isBlocked(tab?.url)) return;
      try {
        await show(tabId, { type: 'drawer-open', focus: false });
        await clearBadge(tabId);
      } catch {
        // Access ended with the old document: the person is told where to click, and the chat waits.
        await showLostAccess(tabId).catch(services.report);
      }
    },
    async close(tabId) {
      await sendToPage(tabId, { type: 'drawer-close' });
    },
    async leave(tabId) {
      // Where no drawer is open, nobody listens.
      await sendToPage(tabId, { type: 'drawer-close' }).catch(() => null);
      await showBadge(tabId, 'blocked-site');
    },
  };
}
