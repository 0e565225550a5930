/** Searches chats: the index says which may match, their own words say whether they do. */
import Dexie from 'dexie';
import { matchChat, type SearchHit } from '#lib/chat/search-match.ts';
import { parseSearchQuery, type SearchQuery } from '#lib/chat/search-text.ts';
import { readSession } from '#lib/chat/session.ts';
import { readTurn } from '#lib/chat/turn.ts';
import { compareInList, cursorKey, cursorOf } from './chat-rows.ts';
import type { ListCursor, Page, SearchRequest } from './chat-store.ts';
import type { SessionRow, WhereaboutsDatabase } from './database.ts';
import { catchUp } from './index-queue.ts';
import { findCandidates } from './search-candidates.ts';

/** Up to so many candidates are fetched by their numbers; more of them are met soon enough on a walk through the list. */
const FEW = 200;
/** How many chats are looked into before a page is handed out as it is. */
const MAX_EFFORT = 400;
const WALK_STEP = 100;

export async function searchChats(
  db: WhereaboutsDatabase,
  { query: text, limit, after }: SearchRequest,
): Promise<Page<SearchHit>> {
  const query = parseSearchQuery(text);
  if (query.pieces.length === 0) return { items: [], next: null };
  await catchUp(db);
  const candidates = await findCandidates(db, query.conditions);
  const rows =
    candidates && candidates.size <= FEW
      ? fewRows(db, candidates, after)
      : walkedRows(db, candidates, after);
  return collectHits(db, rows, query, limit);
}

async function collectHits(
  db: WhereaboutsDatabase,
  rows: AsyncIterable<SessionRow>,
  query: SearchQuery,
  limit: number,
): Promise<Page<SearchHit>> {
  const items: SearchHit[] = [];
  let effort = 0;
  for await (const row of rows) {
    const hit = await hitOf(db, row, query);
    if (hit) items.push(hit);
    effort++;
    if (items.length === limit || effort === MAX_EFFORT)
      return { items, next: cursorOf({ ...row, pinned: row.pin === 1 }) };
  }
  return { items, next: null };
}

async function hitOf(
  db: WhereaboutsDatabase,
  row: SessionRow,
  query: SearchQuery,
): Promise<SearchHit | null> {
  const session = readSession(row);
  if (!session) return null;
  const turns = await db.turns.where('sessionId').equals(session.id).toArray();
  return matchChat(
    session,
    turns.flatMap((turn) => readTurn(turn) ?? []),
    query,
  );
}

async function* fewRows(
  db: WhereaboutsDatabase,
  numbers: ReadonlySet<number>,
  after: ListCursor | undefined,
): AsyncIterable<SessionRow> {
  const rows = await db.sessions
    .where('no')
    .anyOf([...numbers])
    .toArray();
  yield* rows
    .sort(compareInList)
    .filter((row) => !after || compareInList(after, { ...row, pinned: row.pin === 1 }) < 0);
}

async function* walkedRows(
  db: WhereaboutsDatabase,
  numbers: ReadonlySet<number> | null,
  after: ListCursor | undefined,
): AsyncIterable<SessionRow> {
  let upper = after ? cursorKey(after) : [Dexie.maxKey];
  for (;;) {
    const rows = await db.sessions
      .where('[pin+updatedAt+id]')
      .below(upper)
      .reverse()
      .limit(WALK_STEP)
      .toArray();
    for (const row of rows) if (!numbers || numbers.has(row.no)) yield row;
    const last = rows.at(-1);
    if (!last || rows.length < WALK_STEP) return;
    upper = [last.pin, last.updatedAt, last.id];
  }
}
