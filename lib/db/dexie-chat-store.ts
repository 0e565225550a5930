/** Chats in the browser's database. */
import Dexie from 'dexie';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import { interruptedTurn, type JournalEntry, readJournalEntry } from '#lib/chat/journal.ts';
import { readSession, type Session } from '#lib/chat/session.ts';
import { readTurn, type Turn } from '#lib/chat/turn.ts';
import {
  assembleChat,
  cursorKey,
  cursorOf,
  sessionRow,
  subjectKeys,
  turnRow,
  withNewestLeaf,
} from './chat-rows.ts';
import { searchChats } from './chat-search.ts';
import type {
  AddedChat,
  ChatStore,
  ChatSubject,
  Page,
  PageRequest,
  WholeChat,
} from './chat-store.ts';
import type { SessionRow, WhereaboutsDatabase } from './database.ts';
import { catchUp, forgetSession, indexTables } from './index-queue.ts';
import { asStoreError, StoreError } from './store-error.ts';

export function createDexieChatStore(db: WhereaboutsDatabase): ChatStore {
  return {
    list: (request) => translated(() => listPage(db, request)),
    search: (request) => translated(() => searchChats(db, request)),
    tidy: () => translated(() => catchUp(db)),
    get: (sessionId) =>
      translated(async () => readSession(await db.sessions.get(sessionId)) ?? null),
    getTurn: (turnId) => translated(async () => readTurn(await db.turns.get(turnId))),
    listAbout: (about, limit) => translated(() => listAbout(db, about, limit)),
    readWhole: (sessionId) => translated(() => readWhole(db, sessionId)),
    addWhole: (chat) => turnTransaction(db, () => addWhole(db, chat)),
    open: (sessionId) =>
      translated(() =>
        db.transaction('r', [db.sessions, db.turns], async () => {
          const { session } = await sessionOrGone(db, sessionId);
          return assembleChat(session, await turnRows(db, sessionId).toArray());
        }),
      ),
    ...turnWrites(db),
    ...sessionWrites(db),
  };
}

type TurnWrites = Pick<ChatStore, 'appendTurn' | 'appendJournal' | 'finishTurn' | 'recoverOrphans'>;

function turnWrites(db: WhereaboutsDatabase): TurnWrites {
  return {
    appendTurn: (turn, beginning) =>
      turnTransaction(db, async () => {
        const { session, no } = beginning
          ? await sessionToBegin(db, beginning)
          : await sessionOrGone(db, turn.sessionId);
        const next = { ...session, leafId: turn.id, updatedAt: turn.createdAt };
        await db.sessions.put(sessionRow(next, no));
        await db.turns.put(turnRow(turn));
        await db.queue.add({ sessionId: turn.sessionId, turnId: turn.id });
        return next;
      }),
    appendJournal: (turnId, entry) =>
      translated(async () => {
        await db.journal.add({ ...entry, turnId });
      }),
    finishTurn: (turn) =>
      turnTransaction(db, async () => {
        const kept = (await db.turns.get(turn.id)) !== undefined;
        if (kept) await finish(db, turn);
        else await journalRows(db, turn.id).delete();
        return kept;
      }),
    recoverOrphans: () => turnTransaction(db, () => recoverOrphans(db)),
  };
}

type SessionWrites = Pick<ChatStore, 'showBranch' | 'rename' | 'pin' | 'delete' | 'deleteAll'>;

function sessionWrites(db: WhereaboutsDatabase): SessionWrites {
  const change = async (sessionId: SessionId, changes: Partial<Session>) => {
    const { session, no } = await sessionOrGone(db, sessionId);
    await db.sessions.put(sessionRow({ ...session, ...changes }, no));
  };
  return {
    showBranch: (sessionId, leafId) =>
      chatTransaction(db, async () => {
        await sessionOrGone(db, sessionId);
        const leaf = await db.turns.get(leafId);
        if (leaf?.sessionId !== sessionId) throw new StoreError('turn-gone');
        await change(sessionId, { leafId });
      }),
    pin: (sessionId, pinned) => chatTransaction(db, () => change(sessionId, { pinned })),
    rename: (sessionId, title) =>
      chatTransaction(db, async () => {
        await forgetSession(db, sessionId);
        await change(sessionId, { title });
        const turnIds = await turnRows(db, sessionId).primaryKeys();
        await db.queue.bulkAdd([null, ...turnIds].map((turnId) => ({ sessionId, turnId })));
      }),
    delete: (sessionId) =>
      chatTransaction(db, async () => {
        await forgetSession(db, sessionId);
        const turnIds = await turnRows(db, sessionId).primaryKeys();
        await db.journal.where('turnId').anyOf(turnIds).delete();
        await db.turns.bulkDelete(turnIds);
        await db.sessions.delete(sessionId);
      }),
    deleteAll: () =>
      chatTransaction(db, async () => {
        await Promise.all(chatTables(db).map((table) => table.clear()));
      }),
  };
}

function turnTables(db: WhereaboutsDatabase) {
  return [db.sessions, db.turns, db.journal, db.queue];
}

function chatTables(db: WhereaboutsDatabase) {
  return [...turnTables(db), ...indexTables(db)];
}

/** One transaction over what a turn is kept in; it does not wait for the index. */
function turnTransaction<T>(db: WhereaboutsDatabase, work: () => Promise<T>): Promise<T> {
  return translated(() => db.transaction('rw', turnTables(db), work));
}

/** One transaction over all that belongs to chats. */
function chatTransaction<T>(db: WhereaboutsDatabase, work: () => Promise<T>): Promise<T> {
  return translated(() => db.transaction('rw', chatTables(db), work));
}

/** Whatever `work` throws comes out as a StoreError. */
async function translated<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw asStoreError(thrown);
  }
}

interface NumberedSession {
  readonly session: Session;
  readonly no: number;
}

async function sessionOrGone(
  db: WhereaboutsDatabase,
  sessionId: SessionId,
): Promise<NumberedSession> {
  const row = await db.sessions.get(sessionId);
  const session = readSession(row);
  if (!row || !session) throw new StoreError('session-gone');
  return { session, no: row.no };
}

async function sessionToBegin(
  db: WhereaboutsDatabase,
  beginning: Session,
): Promise<NumberedSession> {
  const last = await db.sessions.orderBy('no').last();
  await db.queue.add({ sessionId: beginning.id, turnId: null });
  return { session: beginning, no: (last?.no ?? 0) + 1 };
}

const turnRows = (db: WhereaboutsDatabase, sessionId: SessionId) =>
  db.turns.where('sessionId').equals(sessionId);

const journalRows = (db: WhereaboutsDatabase, turnId: TurnId) =>
  db.journal.where('turnId').equals(turnId);

async function finish(db: WhereaboutsDatabase, turn: Turn): Promise<void> {
  await db.turns.put(turnRow(turn));
  await journalRows(db, turn.id).delete();
  await db.queue.add({ sessionId: turn.sessionId, turnId: turn.id });
}

async function readWhole(db: WhereaboutsDatabase, sessionId: SessionId): Promise<WholeChat | null> {
  const session = readSession(await db.sessions.get(sessionId));
  const rows = await turnRows(db, sessionId).toArray();
  return session && { session, turns: rows.flatMap((row) => readTurn(row) ?? []) };
}

async function addWhole(
  db: WhereaboutsDatabase,
  { session, turns }: WholeChat,
): Promise<AddedChat> {
  const row = await db.sessions.get(session.id);
  const known = readSession(row);
  const kept = await db.turns.bulkGet(turns.map(({ id }) => id));
  const missing = turns.filter((_turn, at) => !kept[at]);
  await db.turns.bulkAdd(missing.map(turnRow));
  await db.queue.bulkAdd(missing.map(({ id }) => ({ sessionId: session.id, turnId: id })));
  if (row && known) {
    const links = await turnRows(db, session.id).toArray();
    await db.sessions.put(sessionRow(withNewestLeaf(known, links), row.no));
  } else if (!row) {
    const { no } = await sessionToBegin(db, session);
    await db.sessions.put(sessionRow(session, no));
  }
  return { isNew: row === undefined, addedTurns: missing.length };
}

async function recoverOrphans(db: WhereaboutsDatabase): Promise<Turn[]> {
  const rows = await db.turns.where('live').equals(1).toArray();
  const recovered: Turn[] = [];
  for (const turn of rows.flatMap((row) => readTurn(row) ?? [])) {
    const interrupted = interruptedTurn(turn, await readJournal(db, turn.id));
    await finish(db, interrupted);
    recovered.push(interrupted);
  }
  return recovered;
}

async function readJournal(db: WhereaboutsDatabase, turnId: TurnId): Promise<JournalEntry[]> {
  const rows = await journalRows(db, turnId).sortBy('seq');
  return rows.flatMap((row) => readJournalEntry(row) ?? []);
}

async function listPage(
  db: WhereaboutsDatabase,
  { limit, after }: PageRequest,
): Promise<Page<Session>> {
  const rows: SessionRow[] = await db.sessions
    .where('[pin+updatedAt+id]')
    .below(after ? cursorKey(after) : [Dexie.maxKey])
    .reverse()
    .limit(limit)
    .toArray();
  const last = rows.at(-1);
  return {
    items: rows.flatMap((row) => readSession(row) ?? []),
    next: last && rows.length === limit ? cursorOf({ ...last, pinned: last.pin === 1 }) : null,
  };
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
