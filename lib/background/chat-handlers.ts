/** What the background does when a drawer asks about the kept chats. */
import { newestLeafUnder } from '#lib/chat/branches.ts';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import type { Excerpt } from '#lib/chat/search-match.ts';
import type { Session } from '#lib/chat/session.ts';
import { normalizeTitle } from '#lib/chat/title.ts';
import type { Turn } from '#lib/chat/turn.ts';
import { attachedRecords } from '#lib/chat/turn-records.ts';
import type { OpenChat } from '#lib/db/chat-store.ts';
import { chatDraftId } from '#lib/db/draft-store.ts';
import type { chatsContract } from '#lib/protocol/chats-contract.ts';
import type { Handlers } from '#lib/protocol/port-server.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type { ChatSnapshot, ListedChat } from '#lib/protocol/views.ts';
import type { DrawerPeer } from './drawer-peers.ts';
import type { RunManager } from './runs/run-manager.ts';
import type { Services } from './services.ts';

const PAGE_SIZE = 50;
const MAX_RELATED = 5;

export interface ChatHandlerOptions {
  readonly services: Services;
  readonly runs: RunManager;
  /** Turns a tab to another chat, or to a new one. */
  readonly showChat: (tabId: number | null, sessionId: SessionId | null) => Promise<ChatSnapshot>;
  /** Reads the chat of a tab again, and tells its drawers. */
  readonly refreshChat: (tabId: number | null) => Promise<ChatSnapshot>;
}

export function createChatHandlers(
  options: ChatHandlerOptions,
): Handlers<typeof chatsContract, DrawerPeer> {
  const { services, runs, showChat, refreshChat } = options;
  const { peers } = services;
  const chats = async () => (await services.stores).chats;

  async function openShown(tabId: number | null): Promise<OpenChat> {
    const sessionId = peers.shown(tabId);
    if (sessionId === null) throw new RequestFailed(createFailure('session-gone'));
    return (await chats()).open(sessionId);
  }

  async function shownTurn(tabId: number | null, turnId: TurnId): Promise<Turn> {
    const { turns } = await openShown(tabId);
    const turn = turns.find(({ id }) => id === turnId);
    if (!turn) throw new RequestFailed(createFailure('turn-gone'));
    return turn;
  }

  return {
    async 'chats-list'({ query, after }) {
      const request = { limit: PAGE_SIZE, after: after ?? undefined };
      if (query.trim() === '') {
        const { items, next } = await (await chats()).list(request);
        return { items: items.map((session) => listed(session)), next };
      }
      const { items, next } = await (await chats()).search({ ...request, query });
      return { items: items.map(({ session, excerpt }) => listed(session, excerpt)), next };
    },
    async 'chats-about'(about) {
      const found = await (await chats()).listAbout(about, MAX_RELATED);
      return { items: found.map((session) => listed(session)) };
    },
    async 'chat-read'({ sessionId }) {
      const store = await chats();
      const [session, { turns }] = await Promise.all([store.get(sessionId), store.open(sessionId)]);
      if (!session) throw new RequestFailed(createFailure('session-gone'));
      return { session, turns: [...turns] };
    },
    async 'chat-rename'({ sessionId, title }) {
      const name = normalizeTitle(title);
      if (name !== '') await (await chats()).rename(sessionId, name);
      for (const tabId of peers.tabsShowing(sessionId)) await refreshChat(tabId);
      return {};
    },
    async 'chat-pin'({ sessionId, pinned }) {
      await (await chats()).pin(sessionId, pinned);
      return {};
    },
    async 'chat-delete'({ sessionId }) {
      runs.interrupt(sessionId);
      const { chats, drafts } = await services.stores;
      await chats.delete(sessionId);
      await drafts.remove(chatDraftId(sessionId));
      for (const tabId of peers.tabsShowing(sessionId)) await showChat(tabId, null);
      return {};
    },
    async 'question-edit'({ turnId, text }, { tabId }) {
      const turn = await shownTurn(tabId, turnId);
      const question = { ...turn.question, text: text.trim() };
      runs.send({ tabId, question, parentId: turn.parentId, attached: attachedRecords(turn) });
      return {};
    },
    async 'answer-regenerate'({ turnId, modelId }, { tabId }) {
      const turn = await shownTurn(tabId, turnId);
      const { question, parentId } = turn;
      const chosen = modelId !== null && { modelId };
      runs.send({ tabId, question, parentId, attached: attachedRecords(turn), ...chosen });
      return {};
    },
    async 'branch-show'({ turnId }, { tabId }) {
      const { session, links } = await openShown(tabId);
      if (runs.streaming(session.id)) throw new RequestFailed(createFailure('run-in-progress'));
      await (await chats()).showBranch(session.id, newestLeafUnder(links, turnId));
      const shown = await Promise.all(peers.tabsShowing(session.id).map(refreshChat));
      return shown[0] ?? refreshChat(tabId);
    },
  };
}

function listed(session: Session, excerpt: Excerpt | null = null): ListedChat {
  const { id, title, updatedAt, pinned, site, project } = session;
  const { before, match, after } = excerpt ?? { before: '', match: '', after: '' };
  return {
    id,
    title,
    updatedAt,
    pinned,
    site,
    project,
    excerpt: excerpt && { before, match, after },
  };
}
