/**
 * What is new waits here to be indexed, so that keeping a turn never waits for its index.
 */
import type { SessionId } from '#lib/chat/ids.ts';
import { searchableTexts } from '#lib/chat/search-match.ts';
import { indexTerms } from '#lib/chat/search-text.ts';
import { readTurn } from '#lib/chat/turn.ts';
import type { QueueRow, WhereaboutsDatabase } from './database.ts';
import { addTerms, removeTerms, type SessionTerms } from './postings.ts';

/** How much of the queue is indexed at once: the more, the fewer rows are written for it. */
const BATCH_SIZE = 4_096;
/** How many turns are in memory at once; each may hold whole pages that were read. */
const READ_SIZE = 64;

/** The tables that a transaction needs which calls {@link forgetSession}, beside those of the chats. */
export function indexTables(db: WhereaboutsDatabase) {
  return [db.queue, db.postings, db.words];
}

/** Indexes what waits. May run at any time, also twice at once. */
export async function catchUp(db: WhereaboutsDatabase): Promise<void> {
  for (;;) {
    const batch = await db.queue.limit(BATCH_SIZE).toArray();
    if (batch.length === 0) return;
    const entries = await readEntries(db, batch);
    await addTerms(
      db,
      entries.filter((entry) => entry !== null),
    );
    await closeBatch(db, batch, entries);
  }
}

/** Takes a session out of the index and the queue; to be called before its rows go. */
export async function forgetSession(db: WhereaboutsDatabase, sessionId: SessionId): Promise<void> {
  const session = await db.sessions.get(sessionId);
  const rows = await db.turns.where('sessionId').equals(sessionId).toArray();
  await db.queue.where('sessionId').equals(sessionId).delete();
  if (!session) return;
  const turns = rows.flatMap((row) => readTurn(row) ?? []);
  const terms = indexTerms([session.title, ...turns.flatMap(searchableTexts)]);
  await removeTerms(db, { no: session.no, terms });
}

/** What each row adds to the index; `null` where the session is gone. */
async function readEntries(
  db: WhereaboutsDatabase,
  batch: readonly QueueRow[],
): Promise<(SessionTerms | null)[]> {
  const entries: (SessionTerms | null)[] = [];
  for (let at = 0; at < batch.length; at += READ_SIZE) {
    const rows = batch.slice(at, at + READ_SIZE);
    const [sessions, turns] = await Promise.all([
      db.sessions.bulkGet(rows.map(({ sessionId }) => sessionId)),
      db.turns.bulkGet(rows.flatMap(({ turnId }) => turnId ?? [])),
    ]);
    const texts = new Map(
      turns.flatMap((row) => readTurn(row) ?? []).map((turn) => [turn.id, searchableTexts(turn)]),
    );
    rows.forEach(({ turnId }, place) => {
      const session = sessions[place];
      const found = turnId === null ? [session?.title ?? ''] : texts.get(turnId);
      entries.push(session ? { no: session.no, terms: indexTerms(found ?? []) } : null);
    });
  }
  return entries;
}

/** Ends a batch. The terms of a session that was deleted meanwhile are taken out again. */
function closeBatch(
  db: WhereaboutsDatabase,
  batch: readonly QueueRow[],
  entries: readonly (SessionTerms | null)[],
): Promise<void> {
  return db.transaction('rw', [db.sessions, ...indexTables(db)], async () => {
    const sessions = await db.sessions.bulkGet(batch.map(({ sessionId }) => sessionId));
    for (const [at, entry] of entries.entries())
      if (entry && !sessions[at]) await removeTerms(db, entry);
    await db.queue.bulkDelete(batch.map(({ seq }) => seq ?? 0));
  });
}
