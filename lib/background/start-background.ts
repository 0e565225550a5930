/** Puts the background together. Every listener is added at once: a worker that wakes hears only what it listened to from the start. */
import { api } from '#lib/browser/api.ts';
import { isOwnPage } from '#lib/browser/sender.ts';
import { DRAWER_PORT, DRAWER_WAKE } from '#lib/protocol/drawer-contract.ts';
import { OPTIONS_PORT } from '#lib/protocol/options-contract.ts';
import { READING_ROOM_PAGE, READING_ROOM_PORT } from '#lib/protocol/reading-room.ts';
import { showBadge } from './badge.ts';
import { readChatSnapshot } from './chat-snapshot.ts';
import { createContextShelf } from './context/context-shelf.ts';
import { createDescriptorSource } from './descriptors.ts';
import { createDrawerHandlers } from './drawer-handlers.ts';
import { serveDrawer } from './drawer-hub.ts';
import { createModels } from './models.ts';
import { isNeverHere } from './never-here.ts';
import { createOptionsHub } from './options-hub.ts';
import { createOverlayEntry } from './overlay-entry.ts';
import { answerPage } from './page-requests.ts';
import { viewPage } from './page-views.ts';
import { preferencesOf } from './preferences.ts';
import { createPushedPages } from './push-page.ts';
import { onlyWhereWanted } from './reading/only-where-wanted.ts';
import { pageBudget } from './reading/page-budget.ts';
import { createPageReading } from './reading/page-reading.ts';
import { createReadingRoom } from './reading/reading-room.ts';
import { createRunManager } from './runs/run-manager.ts';
import { createServices } from './services.ts';
import { createSiteAccess } from './site-access.ts';
import { watchTabs } from './watch-tabs.ts';

export function startBackground(): void {
  const services = createServices();
  const descriptors = createDescriptorSource(services.stores.then((stores) => stores.descriptors));
  const models = createModels(services);
  const room = createReadingRoom();
  const pages = onlyWhereWanted(createPageReading(room, descriptors), async (tabId) => {
    const tab = await api.tabs.get(tabId).catch(() => null);
    return isNeverHere(services, tab?.url);
  });
  const shelf = createContextShelf({
    ...services,
    pages,
    pageBudget: (tabId) => pageBudget(tabId, services, models),
  });
  const runs = createRunManager({
    services,
    shelf,
    models,
    descriptors,
    onUnseenAnswer: (tabId) => void showBadge(tabId, 'answer-ready').catch(services.report),
  });
  const pushed = createPushedPages(services);
  const entry = createOverlayEntry(services);
  const access = createSiteAccess(services, entry);
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
      const chat = await readChatSnapshot(tabId, services, runs);
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
      return { ...chat, page, context, ...choice, historyKept, preferences };
    },
  };

  const serveOptions = createOptionsHub({ services, models, descriptors, runs, access });
  api.runtime.onConnect.addListener((port) => {
    if (port.name === DRAWER_PORT) serveDrawer(port, drawer);
    else if (port.name === OPTIONS_PORT) serveOptions(port);
    else if (port.name === READING_ROOM_PORT && isOwnPage(port.sender, READING_ROOM_PAGE)) {
      room.serve(port);
    } else port.disconnect();
  });
  api.runtime.onMessage.addListener((message: unknown, sender, respond) => {
    const answer = answerPage(message, sender, {
      services,
      pushed,
      onPageChanged: async (tabId) => {
        if (!services.peers.isConnected(tabId)) return wakeDrawers();
        const page = await viewPage(tabId, services, descriptors);
        services.peers.toTab(tabId, { type: 'page-changed', page });
      },
    });
    void answer?.then(respond);
    return answer !== undefined;
  });
  watchTabs({ services, runs, entry, shelf });
}

/** A drawer that has lost its line connects again and reads what is so now; where none is open, nobody listens. */
async function wakeDrawers(): Promise<void> {
  await api.runtime.sendMessage(DRAWER_WAKE).catch(() => undefined);
}
