/** Which sessions may match a search, by the index alone. */
import type { TermCondition } from '#lib/chat/search-text.ts';
import type { WhereaboutsDatabase } from './database.ts';
import { sessionsWithPair, sessionsWithWords } from './postings.ts';

/** A part that stands in more words than this says next to nothing, and is not asked of the index. */
const MAX_WORDS_OF_PART = 256;

/** The numbers of the sessions that fulfil every condition; `null` when the index cannot tell. */
export async function findCandidates(
  db: WhereaboutsDatabase,
  conditions: readonly TermCondition[],
): Promise<ReadonlySet<number> | null> {
  const found = await Promise.all(conditions.map((condition) => sessionsWith(db, condition)));
  return found.reduce(intersect, null);
}

function intersect(
  a: ReadonlySet<number> | null,
  b: ReadonlySet<number> | null,
): ReadonlySet<number> | null {
  return a && b ? new Set([...a].filter((no) => b.has(no))) : (a ?? b);
}

async function sessionsWith(
  db: WhereaboutsDatabase,
  { type, text }: TermCondition,
): Promise<ReadonlySet<number> | null> {
  if (type === 'pair') return sessionsWithPair(db, text);
  const words = await db.words
    .where('ends')
    .startsWith(text)
    .limit(MAX_WORDS_OF_PART + 1)
    .primaryKeys();
  return words.length > MAX_WORDS_OF_PART ? null : sessionsWithWords(db, words);
}
