/**
 * The rows of the search index. A term leads to the numbers of the sessions that contain it. Terms that begin alike share a row,
 * and a row is about at most BUCKET_SIZE sessions: a write touches few rows, and small ones, however many chats there are. A word
 * is found by any part of it, because each of its ends is a key of that word.
 */
import Dexie from 'dexie';
import type { IndexTerms } from '#lib/chat/search-text.ts';
import type { PostingsRow, WhereaboutsDatabase } from './database.ts';

const BUCKET_SIZE = 1_024;
/** How much of the beginning of a word names its row. */
const SHARD_LENGTH = 3;
/** How many rows one transaction writes, so that nothing waits for long behind it. */
const WRITE_SIZE = 256;

/** The terms of a session, or of a part of it. */
export interface SessionTerms {
  /** The session's number. */
  readonly no: number;
  readonly terms: IndexTerms;
}

type PostingsKey = [shard: string, bucket: number];

const bucketOf = (no: number) => Math.floor(no / BUCKET_SIZE);
const wordShard = (word: string) => word.slice(0, SHARD_LENGTH);
const pairShard = (pair: string) => String.fromCodePoint(pair.codePointAt(0) ?? 0);

/** The sessions to add to one row, by term. */
interface Addition {
  readonly shard: string;
  readonly bucket: number;
  readonly isWords: boolean;
  readonly terms: Map<string, Set<number>>;
}

/** Adds terms to the index, in as many transactions as it takes; adding them again changes nothing. */
export async function addTerms(
  db: WhereaboutsDatabase,
  entries: readonly SessionTerms[],
): Promise<void> {
  const additions = new Map<string, Addition>();
  const add = (no: number, term: string, shard: string, isWords: boolean) => {
    const bucket = bucketOf(no);
    const key = `${bucket} ${shard}`;
    const addition = additions.get(key) ?? { shard, bucket, isWords, terms: new Map() };
    const offsets = addition.terms.get(term) ?? new Set();
    additions.set(key, addition);
    addition.terms.set(term, offsets.add(no % BUCKET_SIZE));
  };
  for (const { no, terms } of entries) {
    for (const word of terms.words) add(no, word, wordShard(word), true);
    for (const pair of terms.pairs) add(no, pair, pairShard(pair), false);
  }
  const all = [...additions.values()];
  for (let at = 0; at < all.length; at += WRITE_SIZE)
    await addToRows(db, all.slice(at, at + WRITE_SIZE));
}

function addToRows(db: WhereaboutsDatabase, additions: readonly Addition[]): Promise<void> {
  return db.transaction('rw', [db.postings, db.words], async () => {
    const keys = additions.map(({ shard, bucket }): PostingsKey => [shard, bucket]);
    const kept = await db.postings.bulkGet(keys);
    const merged = additions.map((addition, at) => mergeIntoRow(addition, kept[at]));
    await db.postings.bulkPut(merged.flatMap(({ row }) => row ?? []));
    await addWords(
      db,
      merged.flatMap(({ newWords }) => newWords),
    );
  });
}

/** @returns The row, `null` when nothing changes in it, and the words that it did not know. */
function mergeIntoRow(
  { shard, bucket, isWords, terms }: Addition,
  kept: PostingsRow | undefined,
): { row: PostingsRow | null; newWords: string[] } {
  const row: PostingsRow = { shard, bucket, terms: new Map(kept?.terms) };
  const newWords: string[] = [];
  let changed = false;
  for (const [term, offsets] of terms) {
    const before = row.terms.get(term);
    const all = new Set([...(before ?? []), ...offsets]);
    if (all.size === before?.length) continue;
    row.terms.set(term, Uint16Array.from(all));
    if (!before && isWords) newWords.push(term);
    changed = true;
  }
  return { row: changed ? row : null, newWords };
}

async function addWords(db: WhereaboutsDatabase, words: readonly string[]): Promise<void> {
  const known = await db.words.bulkGet([...words]);
  const added = words.filter((_word, at) => !known[at]);
  await db.words.bulkPut(added.map((word) => ({ word, ends: endsOf(word) })));
}

function endsOf(word: string): string[] {
  const characters = [...word];
  return characters.map((_character, at) => characters.slice(at).join(''));
}

/**
 * Takes terms of a session out of the index, and with them the words that no session contains any more; to be called in a
 * transaction over its tables.
 */
export async function removeTerms(
  db: WhereaboutsDatabase,
  { no, terms }: SessionTerms,
): Promise<void> {
  const shards = new Set([...[...terms.words].map(wordShard), ...[...terms.pairs].map(pairShard)]);
  const bucket = bucketOf(no);
  const rows = await db.postings.bulkGet([...shards].map((shard): PostingsKey => [shard, bucket]));
  const kept = rows.flatMap((row) => row ?? []);
  for (const row of kept) removeFromRow(row, no % BUCKET_SIZE, terms);
  await db.postings.bulkPut(kept.filter((row) => row.terms.size > 0));
  await db.postings.bulkDelete(
    kept
      .filter((row) => row.terms.size === 0)
      .map(({ shard, bucket: at }): PostingsKey => [shard, at]),
  );
  await removeUnusedWords(db, [...terms.words]);
}

function removeFromRow(row: PostingsRow, removed: number, { words, pairs }: IndexTerms): void {
  for (const [term, offsets] of row.terms) {
    if (!words.has(term) && !pairs.has(term)) continue;
    const left = offsets.filter((offset) => offset !== removed);
    if (left.length > 0) row.terms.set(term, left);
    else row.terms.delete(term);
  }
}

async function removeUnusedWords(db: WhereaboutsDatabase, words: readonly string[]): Promise<void> {
  const shards = [...new Set(words.map(wordShard))];
  const rows = await Promise.all(shards.map((shard) => rowsOf(db, shard)));
  const used = new Set(rows.flat().flatMap(({ terms }) => [...terms.keys()]));
  await db.words.bulkDelete(words.filter((word) => !used.has(word)));
}

function rowsOf(db: WhereaboutsDatabase, shard: string): PromiseLike<PostingsRow[]> {
  return db.postings
    .where('[shard+bucket]')
    .between([shard, Dexie.minKey], [shard, Dexie.maxKey])
    .toArray();
}

/** The sessions that contain any of these words. */
export async function sessionsWithWords(
  db: WhereaboutsDatabase,
  words: readonly string[],
): Promise<ReadonlySet<number>> {
  const wanted = new Set(words);
  const shards = [...new Set(words.map(wordShard))];
  const rows = await Promise.all(shards.map((shard) => rowsOf(db, shard)));
  return numbersIn(rows.flat(), (term) => wanted.has(term));
}

/** The sessions that contain this pair of neighbours, or a pair that begins with this character. */
export async function sessionsWithPair(
  db: WhereaboutsDatabase,
  pair: string,
): Promise<ReadonlySet<number>> {
  return numbersIn(await rowsOf(db, pairShard(pair)), (term) => term.startsWith(pair));
}

function numbersIn(
  rows: readonly PostingsRow[],
  isWanted: (term: string) => boolean,
): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const { bucket, terms } of rows)
    for (const [term, offsets] of terms)
      if (isWanted(term)) for (const offset of offsets) numbers.add(bucket * BUCKET_SIZE + offset);
  return numbers;
}
