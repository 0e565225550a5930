/**
 * The index in which chats are searched. A term leads to the numbers of the sessions that contain it, in rows of at most
 * BUCKET_SIZE sessions, so that a write costs the same however many chats there are. A word is found by any part of it, because
 * each of its ends is a key of that word. What is new waits in a queue, so that keeping a turn never waits for its index.
 */
import Dexie from 'dexie';
import type { SessionId } from '#lib/chat/ids.ts';
import { searchableTexts } from '#lib/chat/search-match.ts';
import { type IndexTerms, indexTerms, type TermCondition } from '#lib/chat/search-text.ts';
import { readTurn } from '#lib/chat/turn.ts';
import type { PostingsRow, QueueRow, WhereaboutsDatabase } from './database.ts';

const BUCKET_SIZE = 1_024;
/** How many turns are indexed in one transaction. */
const BATCH_SIZE = 32;
/** A part that stands in more words than this says next to nothing, and is not asked of the index. */
const MAX_WORDS_OF_PART = 256;

export interface SearchIndex {
  /** Indexes what waits. May run at any time, also twice at once. */
  catchUp(): Promise<void>;
  /** Takes a session out of the index; to be called in the transaction that deletes it, and before its rows go. */
  forget(sessionId: SessionId): Promise<void>;
  /** The numbers of the sessions that may match; `null` when the index cannot tell. */
  candidates(conditions: readonly TermCondition[]): Promise<ReadonlySet<number> | null>;
}

/** The tables that `forget` writes to. */
export function indexTables(db: WhereaboutsDatabase) {
  return [db.queue, db.postings, db.words];
}

export function createSearchIndex(db: WhereaboutsDatabase): SearchIndex {
  return {
    catchUp: () => catchUp(db),
    forget: (sessionId) => forget(db, sessionId),
    async candidates(conditions) {
      const found = await Promise.all(conditions.map((condition) => sessionsWith(db, condition)));
      return found.reduce(intersect, null);
    },
  };
}

function intersect(
  a: ReadonlySet<number> | null,
  b: ReadonlySet<number> | null,
): ReadonlySet<number> | null {
  return a && b ? new Set([...a].filter((no) => b.has(no))) : (a ?? b);
}

async function catchUp(db: WhereaboutsDatabase): Promise<void> {
  for (;;) {
    const batch = await db.queue.limit(BATCH_SIZE).toArray();
    if (batch.length === 0) return;
    const entries = await Promise.all(batch.map((row) => entryOf(db, row)));
    await db.transaction('rw', indexTables(db), async () => {
      // A session that was deleted meanwhile took its part of the queue with it.
      const left = await db.queue.bulkGet(batch.map(({ seq }) => seq ?? 0));
      await addEntries(
        db,
        entries.filter((entry, at) => entry.no !== null && left[at] !== undefined),
      );
      await db.queue.bulkDelete(batch.map(({ seq }) => seq ?? 0));
    });
  }
}

type PostingsKey = [term: string, bucket: number];

interface Entry {
  readonly no: number | null;
  readonly terms: IndexTerms;
}

async function entryOf(db: WhereaboutsDatabase, row: QueueRow): Promise<Entry> {
  const [session, turn] = await Promise.all([
    db.sessions.get(row.sessionId),
    row.turnId === null ? null : db.turns.get(row.turnId),
  ]);
  const read = turn ? readTurn(turn) : null;
  const texts = row.turnId === null ? [session?.title ?? ''] : read ? searchableTexts(read) : [];
  return { no: session?.no ?? null, terms: indexTerms(texts) };
}

async function addEntries(db: WhereaboutsDatabase, entries: readonly Entry[]): Promise<void> {
  const numbers = new Map<string, { row: Omit<PostingsRow, 'offsets'>; offsets: Set<number> }>();
  for (const { no, terms } of entries) {
    if (no === null) continue;
    const bucket = Math.floor(no / BUCKET_SIZE);
    for (const term of [...terms.words, ...terms.pairs]) {
      const key = `${bucket} ${term}`;
      const found = numbers.get(key) ?? { row: { term, bucket }, offsets: new Set() };
      found.offsets.add(no % BUCKET_SIZE);
      numbers.set(key, found);
    }
  }
  await mergePostings(db, [...numbers.values()]);
  await addWords(db, new Set(entries.flatMap(({ terms }) => [...terms.words])));
}

async function mergePostings(
  db: WhereaboutsDatabase,
  added: readonly { row: Omit<PostingsRow, 'offsets'>; offsets: Set<number> }[],
): Promise<void> {
  const kept = await db.postings.bulkGet(added.map(({ row }) => [row.term, row.bucket]));
  const changed = added.flatMap(({ row, offsets }, at): PostingsRow[] => {
    const before = kept[at]?.offsets ?? [];
    const all = new Set([...before, ...offsets]);
    return all.size === before.length ? [] : [{ ...row, offsets: Uint16Array.from(all) }];
  });
  await db.postings.bulkPut(changed);
}

async function addWords(db: WhereaboutsDatabase, words: ReadonlySet<string>): Promise<void> {
  const all = [...words];
  const known = await db.words.bulkGet(all);
  await db.words.bulkPut(
    all.filter((_word, at) => !known[at]).map((word) => ({ word, ends: endsOf(word) })),
  );
}

function endsOf(word: string): string[] {
  return Array.from(word, (_character, at) => at)
    .map((at) => [...word].slice(at).join(''))
    .filter(Boolean);
}

async function forget(db: WhereaboutsDatabase, sessionId: SessionId): Promise<void> {
  const session = await db.sessions.get(sessionId);
  const rows = await db.turns.where('sessionId').equals(sessionId).toArray();
  await db.queue.where('sessionId').equals(sessionId).delete();
  if (!session) return;
  const turns = rows.flatMap((row) => readTurn(row) ?? []);
  const { words, pairs } = indexTerms([session.title, ...turns.flatMap(searchableTexts)]);
  const emptied = await removePostings(db, session.no, [...words, ...pairs]);
  await removeWords(
    db,
    emptied.filter((term) => words.has(term)),
  );
}

/** @returns The terms that no session of the bucket contains any more. */
async function removePostings(
  db: WhereaboutsDatabase,
  no: number,
  terms: readonly string[],
): Promise<string[]> {
  const bucket = Math.floor(no / BUCKET_SIZE);
  const rows = await db.postings.bulkGet(terms.map((term): PostingsKey => [term, bucket]));
  const left = rows.flatMap((row): PostingsRow[] =>
    row ? [{ ...row, offsets: row.offsets.filter((offset) => offset !== no % BUCKET_SIZE) }] : [],
  );
  const emptied = left.filter(({ offsets }) => offsets.length === 0).map(({ term }) => term);
  await db.postings.bulkPut(left.filter(({ offsets }) => offsets.length > 0));
  await db.postings.bulkDelete(emptied.map((term): PostingsKey => [term, bucket]));
  return emptied;
}

/** Forgets the words that no session contains any more: a deleted chat leaves nothing behind. */
async function removeWords(db: WhereaboutsDatabase, words: readonly string[]): Promise<void> {
  const used = await Promise.all(words.map((word) => rowsOf(db, word).count()));
  await db.words.bulkDelete(words.filter((_word, at) => used[at] === 0));
}

const rowsOf = (db: WhereaboutsDatabase, term: string) =>
  db.postings.where('[term+bucket]').between([term, Dexie.minKey], [term, Dexie.maxKey]);

async function sessionsWith(
  db: WhereaboutsDatabase,
  { type, text }: TermCondition,
): Promise<ReadonlySet<number> | null> {
  if (type === 'pair') return numbersIn(await rowsOf(db, text).toArray());
  if (type === 'first-of-pair') {
    const rows = db.postings
      .where('[term+bucket]')
      .between([text, Dexie.minKey], [`${text}\uffff`, Dexie.maxKey]);
    return numbersIn(await rows.toArray());
  }
  const words = await db.words
    .where('ends')
    .startsWith(text)
    .limit(MAX_WORDS_OF_PART + 1)
    .primaryKeys();
  if (words.length > MAX_WORDS_OF_PART) return null;
  const rows = await Promise.all([...new Set(words)].map((word) => rowsOf(db, word).toArray()));
  return numbersIn(rows.flat());
}

function numbersIn(rows: readonly PostingsRow[]): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const { bucket, offsets } of rows)
    for (const offset of offsets) numbers.add(bucket * BUCKET_SIZE + offset);
  return numbers;
}
