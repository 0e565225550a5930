/**
 * Everything that belongs to one set of stores: its runs, its shelf, its connected drawers. There is one, and a second one in memory
 * where a browser gives private windows no background of their own.
 */
import { api, type Port } from '#lib/browser/api.ts';
import { findShownChat, readChatSnapshot } from './chat-snapshot.ts';
import { type ContextShelf, createContextShelf } from './context/context-shelf.ts';
import type { DescriptorSource } from './descriptors.ts';
import { createDrawerHandlers } from './drawer-handlers.ts';
import { serveDrawer } from './drawer-hub.ts';
import { createModels, type Models } from './models.ts';
import { isNeverHere } from './never-here.ts';
import { createOverlayEntry, type OverlayEntry } from './overlay-entry.ts';
import { viewPage } from './page-views.ts';
import { preferencesOf } from './preferences.ts';
import { onlyWhereWanted } from './reading/only-where-wanted.ts';
import { pageBudget } from './reading/page-budget.ts';
import type { PageReading } from './reading/page-reading.ts';
import { createRunManager, type RunManager } from './runs/run-manager.ts';
import type { Services } from './services.ts';

export interface Realm {
  readonly services: Services;
  readonly models: Models;
  readonly runs: RunManager;
  readonly entry: OverlayEntry;
  readonly shelf: ContextShelf;
  /** Serves one port of a drawer page. */
  serveDrawer(port: Port): void;
  /** Shows the drawers of a tab what its page is now. */
  refreshPage(tabId: number): Promise<void>;
}

export interface RealmOptions {
  readonly services: Services;
  readonly descriptors: DescriptorSource;
  readonly pages: PageReading;
  readonly onUnseenAnswer: (tabId: number) => void;
}

export function createRealm(options: RealmOptions): Realm {
  const { services, descriptors, onUnseenAnswer } = options;
  const pages = onlyWhereWanted(options.pages, async (tabId) => {
    const tab = await api.tabs.get(tabId).catch(() => null);
    return isNeverHere(services, tab?.url);
  });
  const models = createModels(services);
  const shelf = createContextShelf({
    ...services,
    pages,
    pageBudget: (tabId) => pageBudget(tabId, services, models),
  });
  const runs = createRunManager({ services, shelf, models, descriptors, onUnseenAnswer });
  const entry = createOverlayEntry(services);
  const recovered = services.stores.then(({ chats }) => chats.recoverOrphans());
  recovered.catch(services.report);

  const drawer = {
    peers: services.peers,
    tabs: services.stores.then(({ tabs }) => tabs),
    handlers: createDrawerHandlers({ services, runs, models, descriptors, entry, shelf, pages }),
    onUnexpected: services.report,
    async snapshot({ tabId }: { tabId: number | null }) {
      await recovered.catch(() => []);
      const { settings, tabs, notKept } = await services.stores;
      // What the rest is compared with: the chat that this tab shows.
      services.peers.show(tabId, await findShownChat(tabId, services));
      const [page, context, list, current, attachment] = await Promise.all([
        viewPage(tabId, services, descriptors),
        shelf.view(tabId),
        models.list(),
        settings.read(),
        tabId === null ? null : tabs.read(tabId),
      ]);
      const chosen = attachment?.modelId ?? current.modelId ?? list[0]?.id ?? null;
      const historyKept = notKept === null;
      const preferences = preferencesOf(current);
      const choice = { models: [...list], modelId: chosen };
      // Last: words that came while the rest was read went to a drawer that could not join them yet, and are in it.
      const chat = await readChatSnapshot(tabId, services, runs);
      return { ...chat, page, context, ...choice, historyKept, preferences };
    },
  };

  return {
    services,
    models,
    runs,
    entry,
    shelf,
    serveDrawer: (port) => serveDrawer(port, drawer),
    async refreshPage(tabId) {
      const page = await viewPage(tabId, services, descriptors);
      services.peers.toTab(tabId, { type: 'page-changed', page });
    },
  };
}
