/** Deletes every chat at once; tabs that showed one show a new one. */
import { readChatSnapshot } from './chat-snapshot.ts';
import type { RunManager } from './runs/run-manager.ts';
import type { Services } from './services.ts';

const AT_ONCE = 200;

export async function deleteAllChats(services: Services, runs: RunManager): Promise<void> {
  const { chats, tabs } = await services.stores;
  const { peers } = services;
  const shownIn = new Set<number | null>();
  let after: Parameters<typeof chats.list>[0]['after'];
  do {
    const page = await chats.list({ limit: AT_ONCE, after });
    for (const { id } of page.items) {
      runs.interrupt(id);
      for (const tabId of peers.tabsShowing(id)) shownIn.add(tabId);
    }
    after = page.next ?? undefined;
  } while (after);
  await chats.deleteAll();
  for (const tabId of shownIn) {
    runs.detach(tabId);
    peers.show(tabId, null);
    if (tabId !== null) await tabs.update(tabId, { sessionId: null, openedAt: null });
    const chat = await readChatSnapshot(tabId, services, runs);
    peers.toTab(tabId, { type: 'chat-replaced', chat });
  }
}
