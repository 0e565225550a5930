/** The entries of the page's and the icon's context menus: other ways to do what the icon does. */
import { api, type Tab } from '#lib/browser/api.ts';
import { blockSite } from './block-site.ts';
import type { OverlayEntry } from './overlay-entry.ts';
import type { Services } from './services.ts';

const MENU = {
  'ask-page': { title: 'menuAskPage', contexts: ['page', 'frame', 'link', 'image'] },
  'ask-selection': { title: 'menuAskSelection', contexts: ['selection'] },
  'open-panel': { title: 'menuOpenPanel', contexts: ['action'] },
  'never-here': { title: 'menuNeverHere', contexts: ['action'] },
} as const satisfies Record<string, { title: string; contexts: readonly string[] }>;

type MenuId = keyof typeof MENU;

/** Makes the entries; browsers keep them until the extension is updated. */
export async function createMenus(): Promise<void> {
  await api.contextMenus.removeAll();
  for (const [id, { title, contexts }] of Object.entries(MENU)) {
    api.contextMenus.create({ id, title: api.i18n.getMessage(title), contexts: [...contexts] });
  }
}

/** Does what an entry says. Must be called inside the gesture, before anything is awaited. */
export function chooseMenu(id: MenuId, tab: Tab, entry: OverlayEntry, services: Services): void {
  switch (id) {
    case 'ask-page':
    case 'ask-selection':
      entry.enter(tab);
      return;
    case 'open-panel':
      entry.enterBeside(tab);
      return;
    case 'never-here':
      blockSite(tab, entry, services).catch(services.report);
  }
}

export function isMenuId(id: unknown): id is MenuId {
  return typeof id === 'string' && Object.hasOwn(MENU, id);
}
