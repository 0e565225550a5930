import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DEFAULT_SETTINGS } from '#lib/settings/settings.ts';
import {
  answered,
  exampleSession,
  exampleTurn,
  sessionId,
  turnId,
} from '../../tests/support/chat-examples.ts';
import type { ChatStore } from './chat-store.ts';
import { createMemoryCollection } from './collection.ts';
import { WhereaboutsDatabase } from './database.ts';
import { createDexieChatStore } from './dexie-chat-store.ts';
import { EXPORT_TAIL, writeChats, writeHead } from './export-file.ts';
import {
  type ImportFile,
  importChats,
  importItems,
  importSettings,
  readImportFile,
} from './import-file.ts';
import { createMemoryChatStore } from './memory-chat-store.ts';
import { createMemorySettingsStore } from './settings-store.ts';

const HEAD = { settings: DEFAULT_SETTINGS, backends: [], skills: [], descriptors: [] };

async function exportChats(chats: ChatStore): Promise<string> {
  const items: string[] = [];
  let after = null;
  do {
    const part = await writeChats(chats, after);
    items.push(...part.chats);
    after = part.next;
  } while (after);
  return writeHead(HEAD, 0, true) + items.join(',') + EXPORT_TAIL;
}

function readable(text: string): ImportFile {
  const file = readImportFile(text);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

async function storeWithBranches(): Promise<ChatStore> {
  const store = createMemoryChatStore();
  const first = exampleTurn('1', 'a', { createdAt: 1 });
  const edited = exampleTurn('2', 'a', { createdAt: 2 });
  await store.appendTurn(first, exampleSession('a'));
  await store.finishTurn(answered(first, 'One.'));
  await store.appendTurn(edited);
  await store.finishTurn(answered(edited, 'Two.'));
  for (let index = 0; index < 45; index++)
    await store.appendTurn(exampleTurn(`t${index}`, `s${index}`), exampleSession(`s${index}`));
  return store;
}

test('everything that is exported comes back, branches included, and once only', async () => {
  const file = readable(await exportChats(await storeWithBranches()));
  const target = createDexieChatStore(new WhereaboutsDatabase('import-1'));
  expect(await importChats(file.lists.chats, file.version, target)).toEqual({
    added: 46,
    present: 0,
    refused: [],
  });
  const { turns, links } = await target.open(sessionId('a'));
  expect(turns.map(({ answer }) => answer.text)).toEqual(['Two.']);
  expect(links).toHaveLength(2);
  const found = await target.search({ query: 'two.', limit: 9 });
  expect(found.items.map(({ session }) => session.id)).toEqual(['a']);
  expect(await importChats(file.lists.chats, file.version, target)).toMatchObject({ present: 46 });
});

test('a turn that was streaming is one that was cut off in the file', async () => {
  const file = readable(await exportChats(await storeWithBranches()));
  const target = createMemoryChatStore();
  await importChats(file.lists.chats, file.version, target);
  expect((await target.getTurn(turnId('t0')))?.status).toBe('interrupted');
  expect(await target.recoverOrphans()).toEqual([]);
});

test.each([
  ['database', () => createDexieChatStore(new WhereaboutsDatabase('import-2'))],
  ['memory', createMemoryChatStore],
])(
  'a known chat keeps what it says and goes on where the file goes on: %s',
  async (_name, create) => {
    const target = create();
    await target.appendTurn(exampleTurn('1', 'a'), exampleSession('a', { title: 'Mine' }));
    await target.finishTurn(answered(exampleTurn('1', 'a'), 'Mine.'));
    const theirs = [
      answered(exampleTurn('1', 'a'), 'Theirs.'),
      answered(exampleTurn('2', 'a', { parentId: turnId('1'), createdAt: 3_000 }), 'More.'),
    ];
    const report = await importChats([{ session: exampleSession('a'), turns: theirs }], 1, target);
    expect(report).toEqual({ added: 1, present: 0, refused: [] });
    const { session, turns } = await target.open(sessionId('a'));
    expect(session.title).toBe('Mine');
    expect(turns.map(({ answer }) => answer.text)).toEqual(['Mine.', 'More.']);
  },
);

test.each([
  ['not JSON at all', 'not-json'],
  ['{"chats": []}', 'foreign'],
  ['{"format": "other", "version": 1}', 'foreign'],
  ['[]', 'foreign'],
  ['null', 'foreign'],
])('S18 %s is refused as %s', (text, reason) => {
  expect(readImportFile(text)).toBe(reason);
});

test('S18 each bad item is refused with its reason, and the rest is kept', async () => {
  const good = { session: exampleSession('good'), turns: [exampleTurn('g', 'good')] };
  const text = JSON.stringify([
    good,
    { session: { ...exampleSession('no-title'), title: 7 }, turns: [] },
    { session: exampleSession('mixed'), turns: [exampleTurn('x', 'another')] },
    'nonsense',
    null,
    { session: exampleSession('evil', { title: 'Evil' }), turns: ['PROTO'] },
  ]).replace('"PROTO"', '{"source": {"__proto__": {"polluted": true}}}');
  const store = createMemoryChatStore();
  const report = await importChats(JSON.parse(text), 1, store);
  expect(report.added).toBe(1);
  expect(report.refused).toEqual([
    { name: 'no-title', reason: 'unreadable' },
    { name: 'Chat mixed', reason: 'unreadable' },
    { name: '', reason: 'unreadable' },
    { name: '', reason: 'unreadable' },
    { name: 'Evil', reason: 'forbidden-key' },
  ]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect((await store.list({ limit: 9 })).items.map(({ id }) => id)).toEqual(['good']);
});

test('S18 what a newer version wrote is taken where it can be read, and named where it cannot', async () => {
  const items = [{ session: exampleSession('a'), turns: [], mood: 'new' }, { thread: {} }];
  const report = await importChats(items, 2, createMemoryChatStore());
  expect(report).toEqual({ added: 1, present: 0, refused: [{ name: '', reason: 'newer' }] });
});

test('an item whose id another one has is refused and leaves that one alone', async () => {
  const schema = z.object({ id: z.string(), label: z.string() });
  const collection = createMemoryCollection(schema);
  await collection.put({ id: 'a', label: 'Mine' });
  const items = [
    { id: 'a', label: 'Theirs' },
    { id: 'b', label: 'New' },
    { id: 'b', label: 'New' },
    { id: 'c' },
  ];
  expect(await importItems(items, 1, schema, collection)).toEqual({
    added: 1,
    present: 1,
    refused: [
      { name: 'Theirs', reason: 'conflict' },
      { name: 'c', reason: 'unreadable' },
    ],
  });
  expect(await collection.get('a')).toEqual({ id: 'a', label: 'Mine' });
});

test('settings are taken over where nothing was set here', async () => {
  const settings = createMemorySettingsStore();
  await settings.update((current) => ({ ...current, demo: false, neverOn: ['a.example'] }));
  const merged = await importSettings(
    {
      appearance: { theme: 'dark' },
      demo: true,
      neverOn: ['b.example'],
      alwaysOn: ['*'],
    },
    settings,
  );
  expect(merged).toMatchObject({
    appearance: { theme: 'dark' },
    demo: false,
    neverOn: ['a.example', 'b.example'],
    alwaysOn: [],
  });
});

test('a file without chats is whole by itself', () => {
  const file = readable(writeHead({ ...HEAD, skills: [{ id: 's' }] }, 0, false));
  expect(file.lists).toEqual({ backends: [], skills: [{ id: 's' }], descriptors: [], chats: [] });
  expect(file.settings).toEqual(DEFAULT_SETTINGS);
});
