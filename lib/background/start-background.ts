/** Puts the background together. Every listener is added at once: a worker that wakes hears only what it listened to from the start. */
import { api } from '#lib/browser/api.ts';
import { DRAWER_PORT } from '#lib/protocol/drawer-contract.ts';
import { OPTIONS_PORT } from '#lib/protocol/options-contract.ts';
import { showBadge } from './badge.ts';
import { readChatSnapshot } from './chat-snapshot.ts';
import { createChatContext } from './context-items/chat-context.ts';
import { createDescriptorSource } from './descriptors.ts';
import { createDrawerHandlers } from './drawer-handlers.ts';
import { serveDrawer } from './drawer-hub.ts';
import { createModels } from './models.ts';
import { serveOptions } from './options-hub.ts';
import { createOverlayEntry } from './overlay-entry.ts';
import { answerPage } from './page-requests.ts';
import { viewPage } from './page-views.ts';
import { readPreferences } from './preferences.ts';
import { createRunManager } from './runs/run-manager.ts';
import { createServices } from './services.ts';
import { watchTabs } from './watch-tabs.ts';

export function startBackground(): void {
  const services = createServices();
  const descriptors = createDescriptorSource();
  const models = createModels(services);
  const runs = createRunManager({
    services,
    models,
    descriptors,
    onUnseenAnswer: (tabId) => void showBadge(tabId, 'answer-ready').catch(services.report),
  });
  const entry = createOverlayEntry(services);
  const context = createChatContext(services, descriptors);
  const recovered = services.stores.then(({ chats }) => chats.recoverOrphans());
  recovered.catch(services.report);

  const drawer = {
    peers: services.peers,
    tabs: services.stores.then(({ tabs }) => tabs),
    handlers: createDrawerHandlers({ services, runs, models, descriptors, entry, context }),
    onUnexpected: services.report,
    async snapshot({ tabId }: { tabId: number | null }) {
      await recovered.catch(() => []);
      const stores = await services.stores;
      const { settings, tabs } = stores;
      const chat = await readChatSnapshot(tabId, services, runs);
      const [page, list, { modelId }, attachment, preferences] = await Promise.all([
        viewPage(tabId, services, descriptors),
        models.list(),
        settings.read(),
        tabId === null ? null : tabs.read(tabId),
        readPreferences(stores),
      ]);
      const chosen = attachment?.modelId ?? modelId ?? list[0]?.id ?? null;
      return { ...chat, page, models: [...list], modelId: chosen, preferences };
    },
  };

  api.runtime.onConnect.addListener((port) => {
    if (port.name === DRAWER_PORT) serveDrawer(port, drawer);
    else if (port.name === OPTIONS_PORT) serveOptions(port, { services, models });
    else port.disconnect();
  });
  api.runtime.onMessage.addListener((message: unknown, sender, respond) => {
    const answer = answerPage(message, sender, {
      services,
      onPageChanged: async (tabId) => {
        const page = await viewPage(tabId, services, descriptors);
        services.peers.toTab(tabId, { type: 'page-changed', page });
      },
    });
    void answer?.then(respond);
    return answer !== undefined;
  });
  watchTabs({ services, runs, entry });
}
