/** What happens in the browser around the drawer: clicks on the icon, navigations, tabs that close, the browser's start. */
import { api } from '#lib/browser/api.ts';
import { shelfId } from '#lib/db/shelf-store.ts';
import { addMenuSelection } from './context/menu-selection.ts';
import { chooseMenu, createMenus, isMenuId } from './menus.ts';
import type { Realms } from './private-realm.ts';
import type { Realm } from './realm.ts';

export function watchTabs(realms: Realms): void {
  const { services } = realms.ordinary;
  const { report } = services;
  api.action.onClicked.addListener((tab) => realms.of(tab.incognito).entry.enter(tab));

  api.contextMenus.onClicked.addListener(({ menuItemId, selectionText, pageUrl }, tab) => {
    if (!tab || !isMenuId(menuItemId)) return;
    const realm = realms.of(tab.incognito);
    chooseMenu(menuItemId, tab, realm.entry, realm.services);
    if (menuItemId !== 'ask-selection' || !selectionText || tab.id === undefined) return;
    const { id: tabId, title = '', url = pageUrl ?? '' } = tab;
    addMenuSelection({ tabId, title, url, text: selectionText }, realm.shelf).catch(report);
  });
  api.runtime.onInstalled.addListener(({ reason }) => {
    createMenus().catch(report);
    if (reason === 'install') openWelcome().catch(report);
  });

  api.tabs.onUpdated.addListener((tabId, change, tab) => {
    if (change.status !== 'complete') return;
    realms.find(tab.incognito)?.entry.restore(tabId).catch(report);
  });

  // A tab that is gone does not say what it was: only one of them knows it.
  api.tabs.onRemoved.addListener((tabId) => {
    for (const realm of realms.all()) forgetTab(tabId, realm).catch(report);
  });

  // Numbers of tabs mean nothing after a restart.
  api.runtime.onStartup.addListener(() => {
    services.stores.then(({ tabs }) => tabs.clear()).catch(report);
  });
}

/** In a private window nobody installs anything: the ordinary one shows it. */
async function openWelcome(): Promise<void> {
  if (api.extension.inIncognitoContext) return;
  await api.tabs.create({ url: api.runtime.getURL('/welcome.html') });
}

/** The chat of a closed tab stays; its run ends when no other tab shows it. */
async function forgetTab(tabId: number, { services, runs }: Realm): Promise<void> {
  const { stores, peers } = services;
  const sessionId = peers.shown(tabId);
  peers.show(tabId, null);
  if (sessionId === null) runs.abandon(tabId);
  else if (!peers.isAttached(sessionId)) runs.interrupt(sessionId);
  const { tabs, shelves } = await stores;
  await Promise.all([tabs.remove(tabId), shelves.remove(shelfId(tabId))]);
}
