/** What a drawer shows of the chat that its tab shows. */
import type { SessionId } from '#lib/chat/ids.ts';
import { StoreError } from '#lib/db/store-error.ts';
import type { ChatSnapshot } from '#lib/protocol/views.ts';
import { draftId, type RunManager } from './runs/run-manager.ts';
import type { Services } from './services.ts';

/** The chat that a tab shows, whether or not it still exists. */
export async function findShownChat(
  tabId: number | null,
  { stores, peers }: Services,
): Promise<SessionId | null> {
  if (tabId === null) return peers.shown(null);
  return (await (await stores).tabs.read(tabId)).sessionId;
}

/** Reads it afresh. A chat that is gone is shown as a new one. */
export async function readChatSnapshot(
  tabId: number | null,
  services: Services,
  runs: RunManager,
): Promise<ChatSnapshot> {
  const { chats, drafts } = await services.stores;
  const sessionId = await findShownChat(tabId, services);
  const chat = sessionId === null ? null : await openChat(sessionId);
  const shownId = chat?.session.id ?? null;
  services.peers.show(tabId, shownId);
  const draft = await drafts.get(draftId(tabId, shownId));
  const streaming = shownId && runs.streaming(shownId);
  return {
    session: chat?.session ?? null,
    turns: (chat?.turns ?? []).map((turn) =>
      streaming && turn.id === streaming.id ? streaming : turn,
    ),
    links: [...(chat?.links ?? [])],
    pending: runs.pending(tabId),
    failedSend: null,
    draft: draft?.text ?? '',
  };

  async function openChat(id: SessionId) {
    try {
      return await chats.open(id);
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'session-gone')) services.report(error);
      return null;
    }
  }
}
