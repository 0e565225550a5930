/** Chats of every version that was ever released open in this one. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { backendIdSchema } from '#lib/backends/model-id.ts';
import { WhereaboutsDatabase } from '#lib/db/database.ts';
import { chatDraftId } from '#lib/db/draft-store.ts';
import { openStores } from '#lib/db/open-stores.ts';
import { sessionId } from '../support/chat-examples.ts';
import { readFrozenDatabase, thaw } from '../support/frozen-database.ts';

const CURRENT_VERSION = new WhereaboutsDatabase('current').verno;
const VERSIONS = Array.from({ length: CURRENT_VERSION }, (_version, at) => at + 1);

const backendSchema = z.object({ id: backendIdSchema, label: z.string() });

test.each(VERSIONS)('version %i has its frozen example, and it opens whole', async (version) => {
  const name = `frozen-${version}`;
  await thaw(name, await readFrozenDatabase(version));
  const stores = await openStores(backendSchema, { db: new WhereaboutsDatabase(name) });
  expect(stores.notKept).toBeNull();

  const orphans = await stores.chats.recoverOrphans();
  expect(orphans.map(({ id, answer }) => [id, answer.text])).toEqual([
    ['turn-4', 'The session cookie is'],
  ]);
  const { items } = await stores.chats.list({ limit: 9 });
  expect(items.map(({ id, title, pinned }) => [id, title, pinned])).toEqual([
    ['chat-1', 'Why does login fail?', true],
    ['chat-2', '登录失败', false],
  ]);
  const { turns, links } = await stores.chats.open(sessionId('chat-1'));
  expect(turns.map(({ id, status }) => [id, status])).toEqual([
    ['turn-1', 'done'],
    ['turn-3', 'failed'],
  ]);
  expect(links).toHaveLength(3);
  expect(turns[0]?.records[0]?.source).toMatchObject({ kind: 'app-state', form: 'snapshot' });

  for (const [query, found] of [
    ['cookie', ['chat-1', 'chat-2']],
    ['录失', ['chat-2']],
  ] as const) {
    const hits = await stores.chats.search({ query, limit: 9 });
    expect(hits.items.map(({ session }) => session.id)).toEqual(found);
  }
  expect(await stores.backends.list()).toEqual([{ id: 'server', label: 'My server' }]);
  expect(await stores.settings.read()).toMatchObject({ demo: false, neverOn: ['bank.example'] });
  expect(await stores.drafts.get(chatDraftId('chat-1'))).toMatchObject({ text: 'And then' });
});

test.each(VERSIONS)('the frozen example of version %i stays as it is', async (version) => {
  const frozen = await readFrozenDatabase(version);
  expect(frozen.version).toBe(version);
  const current = new WhereaboutsDatabase('schema');
  const schema = Object.fromEntries(
    current.tables.map(({ name, schema: { primKey, indexes } }) => [
      name,
      [primKey, ...indexes].map(({ src }) => src).join(', '),
    ]),
  );
  // Of the newest version, schema and example must agree: a change of the schema is a new version.
  if (version === CURRENT_VERSION) expect(frozen.schema).toEqual(schema);
});
