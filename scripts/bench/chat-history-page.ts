/** The part of the bench of chats that runs in a browser, on its own IndexedDB. */
import { turnIdSchema } from '#lib/chat/ids.ts';
import { sessionRow } from '#lib/db/chat-rows.ts';
import { WhereaboutsDatabase } from '#lib/db/database.ts';
import { createDexieChatStore } from '#lib/db/dexie-chat-store.ts';
import { exampleChat, wordOf } from './example-history.ts';

/** The chat that is opened, in each history; the others have TURNS_PER_CHAT turns. */
const LONG_CHAT = 3;
const LONG_CHAT_TURNS = 200;
const TURNS_PER_CHAT = 10;
const CHATS_PER_WRITE = 200;
const PAGE_SIZE = 50;

/** A word that stands in about one of 25 chats, and one that stands in none. */
const FOUND = wordOf(3_000);
const NOT_FOUND = 'xylograph';

/** Fills a database of this name, index and all. */
export async function fillHistory(name: string, chats: number): Promise<void> {
  const db = new WhereaboutsDatabase(name);
  for (let first = 0; first < chats; first += CHATS_PER_WRITE) {
    const batch = Array.from({ length: Math.min(CHATS_PER_WRITE, chats - first) }, (_chat, at) => {
      const index = first + at;
      const chat = exampleChat(index, index === LONG_CHAT ? LONG_CHAT_TURNS : TURNS_PER_CHAT);
      return { ...chat, no: index + 1 };
    });
    await db.transaction('rw', [db.sessions, db.turns, db.queue], async () => {
      await db.sessions.bulkPut(batch.map(({ session, no }) => sessionRow(session, no)));
      await db.turns.bulkPut(batch.flatMap(({ turns }) => turns));
      await db.queue.bulkAdd(
        batch.flatMap(({ session, turns }) =>
          [null, ...turns.map(({ id }) => id)].map((turnId) => ({ sessionId: session.id, turnId })),
        ),
      );
    });
  }
  await createDexieChatStore(db).tidy();
  db.close();
}

const OPERATIONS = ['list', 'open', 'search with hits', 'search without hits', 'append'] as const;
export type Operation = (typeof OPERATIONS)[number];
export type Timings = Record<Operation, number[]>;

/** Measures the operations in each of these databases by turns, so that whatever else the machine does falls on all of them. */
export async function measureHistories(
  names: readonly string[],
  rounds: number,
): Promise<Record<string, Timings>> {
  const runs = names.map((name) => ({ name, run: createOperations(name), timings: noTimings() }));
  for (let round = -1; round < rounds; round++) {
    for (const operation of OPERATIONS) {
      for (const { run, timings } of runs) {
        const started = performance.now();
        await run[operation](round);
        if (round >= 0) timings[operation].push(performance.now() - started);
      }
      for (const { run } of runs) await run.settle();
    }
  }
  return Object.fromEntries(runs.map(({ name, timings }) => [name, timings]));
}

const noTimings = (): Timings => ({
  list: [],
  open: [],
  'search with hits': [],
  'search without hits': [],
  append: [],
});

function createOperations(name: string) {
  const store = createDexieChatStore(new WhereaboutsDatabase(name));
  const { session, turns } = exampleChat(LONG_CHAT, LONG_CHAT_TURNS);
  const [turn] = turns;
  const search = async (query: string, hits: number) => {
    const { items } = await store.search({ query, limit: 20 });
    if (items.length < hits || (hits === 0 && items.length > 0))
      throw new Error(`The search for ${query} found ${items.length} chats.`);
  };
  return {
    list: () => store.list({ limit: PAGE_SIZE }),
    open: () => store.open(session.id),
    'search with hits': () => search(FOUND, 1),
    'search without hits': () => search(NOT_FOUND, 0),
    async append(round: number) {
      if (!turn) throw new Error('The example has no turn.');
      const id = turnIdSchema.parse(`appended-${round}`);
      const streaming = { ...turn, id, status: 'streaming' as const };
      await store.appendTurn({ ...streaming, sessionId: exampleChat(5, 0).session.id });
      await store.finishTurn({ ...turn, id, sessionId: exampleChat(5, 0).session.id });
    },
    settle: () => store.tidy(),
  };
}
