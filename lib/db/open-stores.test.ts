import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { backendIdSchema } from '#lib/backends/model-id.ts';
import { exampleSession, exampleTurn, sessionId } from '../../tests/support/chat-examples.ts';
import { WhereaboutsDatabase } from './database.ts';
import { chatDraftId } from './draft-store.ts';
import { createPrivateStores, openStores } from './open-stores.ts';

const backendSchema = z.object({ id: backendIdSchema, key: z.string() });
const backendId = (id: string) => backendIdSchema.parse(id);

test('everything is kept in the database, and there again after it was closed', async () => {
  const first = new WhereaboutsDatabase('open-stores-1');
  const stores = await openStores(backendSchema, { db: first });
  expect(stores.notKept).toBeNull();
  await stores.backends.put({ id: backendId('b'), key: 'k' });
  await stores.settings.update((settings) => ({ ...settings, demo: false }));
  await stores.drafts.put({ id: chatDraftId('a'), text: 'half a', updatedAt: 1 });
  await stores.tabs.update(7, { sessionId: sessionId('a') });
  first.close();

  const again = await openStores(backendSchema, { db: new WhereaboutsDatabase('open-stores-1') });
  expect(await again.backends.list()).toEqual([{ id: 'b', key: 'k' }]);
  expect(await again.settings.read()).toMatchObject({ demo: false });
  expect(await again.drafts.get(chatDraftId('a'))).toMatchObject({ text: 'half a' });
  expect(await again.tabs.read(7)).toMatchObject({ sessionId: 'a', open: false });
});

test('D21 where the database refuses to open, memory stands in and says so', async () => {
  const db = new WhereaboutsDatabase('open-stores-2');
  db.open = () => Promise.reject(new DOMException('no', 'InvalidStateError')) as never;
  const stores = await openStores(backendSchema, { db });
  expect(stores.notKept).toBe('refused');
  await stores.chats.appendTurn(exampleTurn('t', 'a'), exampleSession('a'));
  expect((await stores.chats.open(sessionId('a'))).turns).toHaveLength(1);
});

test('D21 a database that another version holds is not waited for endlessly', async () => {
  const db = new WhereaboutsDatabase('open-stores-3');
  const { promise } = Promise.withResolvers<never>();
  db.open = () => promise as never;
  expect((await openStores(backendSchema, { db, timeoutMs: 1 })).notKept).toBe('blocked');
});

test('D21 a private window says that its database ends with it', async () => {
  const db = new WhereaboutsDatabase('open-stores-5');
  const stores = await openStores(backendSchema, { db, isPrivate: true });
  expect(stores.notKept).toBe('private');
  await stores.chats.appendTurn(exampleTurn('t', 'a'), exampleSession('a'));
  expect(await db.turns.count()).toBe(1);
});

test('D21 stores in memory keep nothing in the database', async () => {
  const stores = createPrivateStores(backendSchema);
  await stores.chats.appendTurn(exampleTurn('t', 'a'), exampleSession('a'));
  await stores.backends.put({ id: backendId('b'), key: 'k' });
  await stores.settings.update((settings) => ({ ...settings, demo: false }));
  expect(stores.notKept).toBe('private');
  expect((await indexedDB.databases()).some(({ name }) => name === 'whereabouts')).toBe(false);
});

test('a backend that its schema refuses is left out and left alone', async () => {
  const db = new WhereaboutsDatabase('open-stores-4');
  const stores = await openStores(backendSchema, { db });
  await stores.backends.put({ id: backendId('good'), key: 'k' });
  await db.backends.put({ id: 'newer' });
  expect((await stores.backends.list()).map(({ id }) => id)).toEqual(['good']);
  expect(await stores.backends.get(backendId('newer'))).toBeNull();
  await stores.backends.remove(backendId('good'));
  expect(await db.backends.toCollection().primaryKeys()).toEqual(['newer']);
});
