/** Chats in the browser's database. */
import Dexie from 'dexie';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import { interruptedTurn, type JournalEntry, readJournalEntry } from '#lib/chat/journal.ts';
import { readSession, type Session } from '#lib/chat/session.ts';
import { readTurn, type Turn } from '#lib/chat/turn.ts';
import { assembleChat, cursorOf, sessionRow, subjectKeys, turnRow } from './chat-rows.ts';
import type {
  ChatStore,
  ChatSubject,
  ListCursor,
  OpenChat,
  Page,
  PageRequest,
} from './chat-store.ts';
import type { WhereaboutsDatabase } from './database.ts';
import { asStoreError, StoreError } from './store-error.ts';

const LIST_INDEX = '[pin+updatedAt+id]';

export function createDexieChatStore(db: WhereaboutsDatabase): ChatStore {
  /** Runs one transaction over the chats; whatever it throws comes out as a StoreError. */
  async function write<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await db.transaction('rw', [db.sessions, db.turns, db.journal], work);
    } catch (thrown) {
      throw asStoreError(thrown);
    }
  }

  async function read<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (thrown) {
      throw asStoreError(thrown);
    }
  }

  async function sessionOrGone(sessionId: SessionId): Promise<Session> {
    const session = readSession(await db.sessions.get(sessionId));
    if (!session) throw new StoreError('session-gone');
    return session;
  }

  const change = (sessionId: SessionId, changes: Partial<Session>) =>
    write(async () => {
      await db.sessions.put(sessionRow({ ...(await sessionOrGone(sessionId)), ...changes }));
    });

  async function forgetTurns(turnIds: TurnId[]): Promise<void> {
    await db.journal.where('turnId').anyOf(turnIds).delete();
    await db.turns.bulkDelete(turnIds);
  }

  async function finish(turn: Turn): Promise<void> {
    await db.turns.put(turnRow(turn));
    await db.journal.where('turnId').equals(turn.id).delete();
  }

  async function journalOf(turnId: TurnId): Promise<JournalEntry[]> {
    const rows = await db.journal.where('turnId').equals(turnId).sortBy('seq');
    return rows.flatMap((row) => readJournalEntry(row) ?? []);
  }

  return {
    list: ({ limit, after }) => read(() => listPage(db, { limit, after })),

    get: (sessionId) => read(async () => readSession(await db.sessions.get(sessionId))),

    open: (sessionId): Promise<OpenChat> =>
      read(async () => {
        const [session, rows] = await db.transaction('r', [db.sessions, db.turns], () =>
          Promise.all([
            sessionOrGone(sessionId),
            db.turns.where('sessionId').equals(sessionId).toArray(),
          ]),
        );
        return assembleChat(session, rows);
      }),

    getTurn: (turnId) => read(async () => readTurn(await db.turns.get(turnId))),

    appendTurn: (turn, beginning) =>
      write(async () => {
        const session = {
          ...(beginning ?? (await sessionOrGone(turn.sessionId))),
          leafId: turn.id,
          updatedAt: turn.createdAt,
        };
        await db.sessions.put(sessionRow(session));
        await db.turns.put(turnRow(turn));
        return session;
      }),

    appendJournal: (turnId, entry) =>
      read(async () => {
        await db.journal.add({ ...entry, turnId });
      }),

    finishTurn: (turn) =>
      write(async () => {
        const kept = (await db.turns.get(turn.id)) !== undefined;
        if (kept) await finish(turn);
        else await forgetTurns([turn.id]);
        return kept;
      }),

    showBranch: (sessionId, leafId) =>
      write(async () => {
        const session = await sessionOrGone(sessionId);
        const leaf = await db.turns.get(leafId);
        if (leaf?.sessionId !== sessionId) throw new StoreError('turn-gone');
        await db.sessions.put(sessionRow({ ...session, leafId }));
      }),

    rename: (sessionId, title) => change(sessionId, { title }),

    pin: (sessionId, pinned) => change(sessionId, { pinned }),

    delete: (sessionId) =>
      write(async () => {
        await forgetTurns(await db.turns.where('sessionId').equals(sessionId).primaryKeys());
        await db.sessions.delete(sessionId);
      }),

    deleteAll: () =>
      write(async () => {
        await Promise.all([db.sessions.clear(), db.turns.clear(), db.journal.clear()]);
      }),

    listAbout: (about, limit) => read(() => listAbout(db, about, limit)),

    recoverOrphans: () =>
      write(async () => {
        const orphans = (await db.turns.where('live').equals(1).toArray()).flatMap(
          (row) => readTurn(row) ?? [],
        );
        const recovered = await Promise.all(
          orphans.map(async (turn) => interruptedTurn(turn, await journalOf(turn.id))),
        );
        for (const turn of recovered) await finish(turn);
        return recovered;
      }),
  };
}

async function listPage(
  db: WhereaboutsDatabase,
  { limit, after }: PageRequest,
): Promise<Page<Session>> {
  const upper = after ? cursorKey(after) : [Dexie.maxKey];
  const rows = await db.sessions.where(LIST_INDEX).below(upper).reverse().limit(limit).toArray();
  const items = rows.flatMap((row) => readSession(row) ?? []);
  const last = rows.at(-1);
  return {
    items,
    next: last && rows.length === limit ? cursorOf({ ...last, pinned: last.pin === 1 }) : null,
  };
}

function cursorKey({ pinned, updatedAt, id }: ListCursor): (number | string)[] {
  return [pinned ? 1 : 0, updatedAt, id];
}

async function listAbout(
  db: WhereaboutsDatabase,
  about: ChatSubject,
  limit: number,
): Promise<Session[]> {
  const rows = await db.sessions.where('about').anyOf(subjectKeys(about)).distinct().toArray();
  return rows
    .flatMap((row) => readSession(row) ?? [])
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, limit);
}
