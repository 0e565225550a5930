/** Chats in memory, where the database cannot be had: private windows in Firefox, storage refused. Gone with the background. */
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import { interruptedTurn, type JournalEntry } from '#lib/chat/journal.ts';
import { matchChat } from '#lib/chat/search-match.ts';
import { parseSearchQuery } from '#lib/chat/search-text.ts';
import type { Session } from '#lib/chat/session.ts';
import type { Turn } from '#lib/chat/turn.ts';
import { assembleChat, compareInList, cursorOf, subjectKeys, withNewestLeaf } from './chat-rows.ts';
import type { ChatStore, Page, PageRequest } from './chat-store.ts';
import { StoreError } from './store-error.ts';

export function createMemoryChatStore(): ChatStore {
  const sessions = new Map<SessionId, Session>();
  const turns = new Map<TurnId, Turn>();
  const journal = new Map<TurnId, JournalEntry[]>();

  function sessionOrGone(sessionId: SessionId): Session {
    const session = sessions.get(sessionId);
    if (!session) throw new StoreError('session-gone');
    return session;
  }

  const turnsOf = (sessionId: SessionId) =>
    [...turns.values()].filter((turn) => turn.sessionId === sessionId);

  const change = (sessionId: SessionId, changes: Partial<Session>) =>
    sessions.set(sessionId, { ...sessionOrGone(sessionId), ...changes });

  function finish(turn: Turn): void {
    turns.set(turn.id, turn);
    journal.delete(turn.id);
  }

  return {
    async list(request) {
      const items = [...sessions.values()].map((session) => ({ session }));
      const page = pageOf(items, request);
      return { ...page, items: page.items.map(({ session }) => session) };
    },

    async search({ query: text, ...request }) {
      const query = parseSearchQuery(text);
      const hits = [...sessions.values()].flatMap(
        (session) => matchChat(session, turnsOf(session.id), query) ?? [],
      );
      return pageOf(hits, request);
    },

    async tidy() {},

    async get(sessionId) {
      return sessions.get(sessionId) ?? null;
    },

    async open(sessionId) {
      return assembleChat(sessionOrGone(sessionId), turnsOf(sessionId));
    },

    async getTurn(turnId) {
      return turns.get(turnId) ?? null;
    },

    async appendTurn(turn, beginning) {
      const session = {
        ...(beginning ?? sessionOrGone(turn.sessionId)),
        leafId: turn.id,
        updatedAt: turn.createdAt,
      };
      sessions.set(session.id, session);
      turns.set(turn.id, turn);
      return session;
    },

    async appendJournal(turnId, entry) {
      journal.set(turnId, [...(journal.get(turnId) ?? []), entry]);
    },

    async finishTurn(turn) {
      const kept = turns.has(turn.id);
      if (kept) finish(turn);
      else journal.delete(turn.id);
      return kept;
    },

    async showBranch(sessionId, leafId) {
      sessionOrGone(sessionId);
      if (turns.get(leafId)?.sessionId !== sessionId) throw new StoreError('turn-gone');
      change(sessionId, { leafId });
    },

    async rename(sessionId, title) {
      change(sessionId, { title });
    },

    async pin(sessionId, pinned) {
      change(sessionId, { pinned });
    },

    async delete(sessionId) {
      for (const { id } of turnsOf(sessionId)) {
        turns.delete(id);
        journal.delete(id);
      }
      sessions.delete(sessionId);
    },

    async deleteAll() {
      for (const table of [sessions, turns, journal]) table.clear();
    },

    async listAbout(about, limit) {
      const wanted = new Set(subjectKeys(about));
      return [...sessions.values()]
        .filter(({ site, project, task }) =>
          site === null
            ? false
            : subjectKeys({ site, project, task }).some((key) => wanted.has(key)),
        )
        .sort((a, b) => b.updatedAt - a.updatedAt)
        .slice(0, limit);
    },

    async readWhole(sessionId) {
      const session = sessions.get(sessionId);
      return session ? { session, turns: turnsOf(sessionId) } : null;
    },

    async addWhole({ session, turns: added }) {
      const known = sessions.get(session.id);
      const missing = added.filter(({ id }) => !turns.has(id));
      for (const turn of missing) turns.set(turn.id, turn);
      sessions.set(session.id, known ? withNewestLeaf(known, turnsOf(session.id)) : session);
      return { isNew: known === undefined, addedTurns: missing.length };
    },

    async recoverOrphans() {
      const recovered = [...turns.values()]
        .filter(({ status }) => status === 'streaming')
        .map((turn) => interruptedTurn(turn, journal.get(turn.id) ?? []));
      recovered.forEach(finish);
      return recovered;
    },
  };
}

/** One page of what has a session, in the order of the list. */
function pageOf<Item extends { session: Session }>(
  all: readonly Item[],
  { limit, after }: PageRequest,
): Page<Item> {
  const items = all
    .toSorted((a, b) => compareInList(a.session, b.session))
    .filter(({ session }) => !after || compareInList(after, session) < 0)
    .slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && items.length === limit ? cursorOf(last.session) : null };
}
