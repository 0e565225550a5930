/** What happens in the browser around the drawer: clicks on the icon, navigations, tabs that close, the browser's start. */
import { api } from '#lib/browser/api.ts';
import { shelfId } from '#lib/db/shelf-store.ts';
import type { ContextShelf } from './context/context-shelf.ts';
import { addMenuSelection } from './context/menu-selection.ts';
import { chooseMenu, createMenus, isMenuId } from './menus.ts';
import type { OverlayEntry } from './overlay-entry.ts';
import type { RunManager } from './runs/run-manager.ts';
import type { Services } from './services.ts';

export interface TabWatchOptions {
  readonly services: Services;
  readonly runs: RunManager;
  readonly entry: OverlayEntry;
  readonly shelf: ContextShelf;
}

export function watchTabs({ services, runs, entry, shelf }: TabWatchOptions): void {
  api.action.onClicked.addListener((tab) => entry.enter(tab));

  api.contextMenus.onClicked.addListener(({ menuItemId, selectionText, pageUrl }, tab) => {
    if (!tab || !isMenuId(menuItemId)) return;
    chooseMenu(menuItemId, tab, entry, services);
    if (menuItemId !== 'ask-selection' || !selectionText || tab.id === undefined) return;
    const { id: tabId, title = '', url = pageUrl ?? '' } = tab;
    addMenuSelection({ tabId, title, url, text: selectionText }, shelf).catch(services.report);
  });
  api.runtime.onInstalled.addListener(({ reason }) => {
    createMenus().catch(services.report);
    if (reason === 'install') openWelcome().catch(services.report);
  });

  api.tabs.onUpdated.addListener((tabId, change) => {
    if (change.status === 'complete') entry.restore(tabId).catch(services.report);
  });

  api.tabs.onRemoved.addListener((tabId) => {
    forgetTab(tabId, services, runs).catch(services.report);
  });

  // Numbers of tabs mean nothing after a restart.
  api.runtime.onStartup.addListener(() => {
    services.stores.then(({ tabs }) => tabs.clear()).catch(services.report);
  });
}

/** In a private window nobody installs anything: the ordinary one shows it. */
async function openWelcome(): Promise<void> {
  if (api.extension.inIncognitoContext) return;
  await api.tabs.create({ url: api.runtime.getURL('/welcome.html') });
}

/** The chat of a closed tab stays; its run ends when no other tab shows it. */
async function forgetTab(
  tabId: number,
  { stores, peers }: Services,
  runs: RunManager,
): Promise<void> {
  const sessionId = peers.shown(tabId);
  peers.show(tabId, null);
  if (sessionId === null) runs.abandon(tabId);
  else if (!peers.isAttached(sessionId)) runs.interrupt(sessionId);
  const { tabs, shelves } = await stores;
  await Promise.all([tabs.remove(tabId), shelves.remove(shelfId(tabId))]);
}
