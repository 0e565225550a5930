import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  answered,
  exampleSession,
  exampleTurn,
  sessionId,
  turnId,
} from '../../tests/support/chat-examples.ts';
import type { ChatStore, ListCursor } from './chat-store.ts';
import { WhereaboutsDatabase } from './database.ts';
import { createDexieChatStore } from './dexie-chat-store.ts';
import { createMemoryChatStore } from './memory-chat-store.ts';

let databases = 0;
function openStore() {
  const db = new WhereaboutsDatabase(`dexie-chat-store-${databases++}`);
  return { db, store: createDexieChatStore(db) };
}

async function chatOfThree() {
  const { db, store } = openStore();
  await store.appendTurn(exampleTurn('1', 'a', { createdAt: 1 }), exampleSession('a'));
  await store.appendTurn(exampleTurn('2', 'a', { createdAt: 2, parentId: turnId('1') }));
  await store.appendTurn(exampleTurn('3', 'a', { createdAt: 3, parentId: turnId('2') }));
  return { db, store };
}

test('K21 a session with a corrupt state, and one without any, opens and starts from null', async () => {
  const { db, store } = await chatOfThree();
  await db.turns
    .where('id')
    .equals('1')
    .modify({ appState: { path: 7 } as never });
  await db.turns
    .where('id')
    .equals('2')
    .modify((row) => {
      Reflect.deleteProperty(row, 'appState');
    });
  const { turns } = await store.open(sessionId('a'));
  expect(turns.map(({ id, appState }) => [id, appState])).toEqual([
    ['1', null],
    ['2', null],
    ['3', exampleTurn('3', 'a').appState],
  ]);
});

test('C12 a turn that cannot be read is skipped, and the ones before it stay in the chat', async () => {
  const { db, store } = await chatOfThree();
  await db.turns
    .where('id')
    .equals('2')
    .modify({ question: 'not a question' as never });
  const { turns } = await store.open(sessionId('a'));
  expect(turns.map(({ id }) => id)).toEqual(['1', '3']);
});

test('a session that cannot be read is left out of the list, which goes on behind it', async () => {
  const { db, store } = openStore();
  for (const name of ['a', 'b', 'c'])
    await store.appendTurn(exampleTurn(name, name), exampleSession(name));
  await db.sessions
    .where('id')
    .equals('b')
    .modify({ title: 5 as never });
  const first = await store.list({ limit: 2 });
  const rest = await store.list({ limit: 2, after: first.next ?? undefined });
  expect([...first.items, ...rest.items].map(({ id }) => id).sort()).toEqual(['a', 'c']);
  await expect(store.open(sessionId('b'))).rejects.toMatchObject({ code: 'session-gone' });
});

test('two contexts that write at once lose nothing of each other', async () => {
  const { db, store } = await chatOfThree();
  const other = createDexieChatStore(new WhereaboutsDatabase(db.name));
  await Promise.all([
    store.finishTurn(answered(exampleTurn('3', 'a', { parentId: turnId('2') }), 'Yes.')),
    other.rename(sessionId('a'), 'Renamed'),
    store.pin(sessionId('a'), true),
    other.appendTurn(exampleTurn('4', 'a', { createdAt: 4, parentId: turnId('3') })),
    store.appendTurn(exampleTurn('5', 'b'), exampleSession('b')),
  ]);
  const { session, turns } = await other.open(sessionId('a'));
  expect(session).toMatchObject({ title: 'Renamed', pinned: true, leafId: '4' });
  expect(turns.map(({ answer }) => answer.text)).toEqual(['', '', 'Yes.', '']);
});

test('the index of live turns holds only turns that stream', async () => {
  const { db, store } = await chatOfThree();
  await store.finishTurn(answered(exampleTurn('2', 'a', { parentId: turnId('1') }), 'Done.'));
  expect(await db.turns.where('live').equals(1).primaryKeys()).toEqual(['1', '3']);
});

test('a deleted chat leaves no word of it in the index', async () => {
  const { db, store } = openStore();
  const say = (name: string, text: string) =>
    store.appendTurn(
      exampleTurn(name, name, { question: { text, files: [] } }),
      exampleSession(name),
    );
  await say('kept', 'the secret harbour');
  await store.tidy();
  const index = async () => [await db.postings.toArray(), await db.words.toArray()];
  const before = await index();
  await say('deleted', 'the secret passphrase 密码');
  await store.tidy();
  await say('not-indexed', 'another passphrase');
  await store.rename(sessionId('deleted'), 'Passphrases');
  await store.tidy();
  await store.delete(sessionId('deleted'));
  await store.delete(sessionId('not-indexed'));
  await store.tidy();
  expect(await index()).toEqual(before);
  expect(await db.queue.count()).toBe(0);
});

test('D18 a search through more chats than a bucket holds finds the same as one that reads them all', async () => {
  const { db, store } = openStore();
  const memory = createMemoryChatStore();
  for (let index = 0; index < 230; index++) {
    const text = `note ${index} ${index % 3 === 0 ? 'fizz' : ''} ${index % 100 === 7 ? 'rare' : ''}`;
    const turn = exampleTurn(`${index}`, `${index}`, {
      createdAt: index,
      question: { text, files: [] },
    });
    await store.appendTurn(turn, exampleSession(`${index}`));
    await memory.appendTurn(turn, exampleSession(`${index}`));
    // The next session opens the second bucket soon.
    if (index === 0) await db.sessions.toCollection().modify({ no: 900 });
  }
  const found = async (where: ChatStore, query: string) => {
    const ids: string[] = [];
    let after: ListCursor | undefined;
    do {
      const page = await where.search({ query, limit: 40, after });
      ids.push(...page.items.map(({ session }) => session.id));
      after = page.next ?? undefined;
    } while (after);
    return ids;
  };
  for (const query of ['fizz', 'rare', 'note 10', 'fizz 99', 'o', '-', 'fizz nothing'])
    expect(await found(store, query)).toEqual(await found(memory, query));
});
