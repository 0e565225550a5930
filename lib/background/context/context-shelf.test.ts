import { beforeEach, expect, test, vi } from 'vitest';
import { backendConfigSchema } from '#lib/backends/backend-config.ts';
import { turnIdSchema } from '#lib/chat/ids.ts';
import { createPrivateStores } from '#lib/db/open-stores.ts';
import type { DrawerEvent } from '#lib/protocol/drawer-contract.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import { exampleSession, exampleTurn } from '../../../tests/support/chat-examples.ts';
import { createDrawerPeers } from '../drawer-peers.ts';
import { type ContextShelf, createContextShelf } from './context-shelf.ts';
import type { ContextServices } from './context-source.ts';
import { createHandoverItem } from './handover-item.ts';

const TAB = 7;
const unreadable = () => Promise.reject(new RequestFailed(createFailure('page-unreadable')));
const NO_PAGES = {
  readPage: unreadable,
  readSelection: unreadable,
  readPdf: () => Promise.reject(new Error('no PDF here')),
  showQuote: unreadable,
  takeScreenshot: unreadable,
};

let services: ContextServices;
let shelf: ContextShelf;
let emit: ReturnType<typeof vi.fn<(event: DrawerEvent) => void>>;

beforeEach(async () => {
  let clock = 0;
  services = {
    stores: Promise.resolve(createPrivateStores(backendConfigSchema)),
    peers: createDrawerPeers(),
    pages: NO_PAGES,
    pageBudget: async () => 1_000,
    now: () => {
      clock += 1;
      return clock;
    },
  };
  emit = vi.fn();
  services.peers.add({ place: 'overlay', tabId: TAB, emit });
  shelf = createContextShelf(services);
  const { chats } = await services.stores;
  await chats.appendTurn(exampleTurn('t1', 's1'), exampleSession('s1', { title: 'Login' }));
});

async function addChat(): Promise<void> {
  const [choice] = await shelf.listChoices(TAB, 'earlier-chat');
  await shelf.add(TAB, 'earlier-chat', choice?.id ?? null);
}

test('D8 what is added is in the bar of its tab, with its size, and can be taken off', async () => {
  await addChat();
  const { items } = await shelf.view(TAB);
  expect(items).toMatchObject([{ label: 'Earlier chat', detail: 'Login', status: 'ready' }]);
  expect(items[0]?.tokens).toBeGreaterThan(0);
  expect((await shelf.view(8)).items).toEqual([]);
  expect(emit).toHaveBeenLastCalledWith(
    expect.objectContaining({
      type: 'context-changed',
      context: expect.objectContaining({ items }),
    }),
  );
  await shelf.remove(TAB, items[0]?.key ?? '');
  expect((await shelf.take(TAB, '')).items).toEqual([]);
});

test('D8 the same thing added twice is there once', async () => {
  await addChat();
  await addChat();
  expect((await shelf.view(TAB)).items).toHaveLength(1);
});

test('what a message carried is taken off, what was added since is not', async () => {
  await addChat();
  const { items } = await shelf.take(TAB, '');
  await addChat();
  await shelf.settle(TAB, items);
  const again = await shelf.take(TAB, '');
  expect(again.items).toHaveLength(1);
  await shelf.settle(TAB, again.items);
  expect((await shelf.take(TAB, '')).items).toEqual([]);
});

test('the chat that a tab shows is not offered to itself', async () => {
  const [choice] = await shelf.listChoices(TAB, 'earlier-chat');
  const { chats } = await services.stores;
  const { items } = await chats.list({ limit: 1 });
  services.peers.show(TAB, items[0]?.id ?? null);
  expect(choice).toBeDefined();
  expect(await shelf.listChoices(TAB, 'earlier-chat')).toEqual([]);
  expect((await shelf.view(TAB)).sources).not.toContain('earlier-chat');
});

test('D8 what is read is never shown beside what it became', async () => {
  await addChat();
  const told = emit.mock.calls.flatMap(([event]) =>
    event.type === 'context-changed' ? [event.context.items.map(({ status }) => status)] : [],
  );
  expect(told[0]).toEqual(['reading']);
  expect(told.slice(1).every((statuses) => statuses.join() === 'ready')).toBe(true);
});

test('a chat that is gone, and an answer that is gone, are refused', async () => {
  await expect(shelf.add(TAB, 'earlier-chat', 'nowhere')).rejects.toMatchObject({
    failure: { code: 'session-gone' },
  });
  await expect(createHandoverItem(turnIdSchema.parse('nowhere'), services)).rejects.toMatchObject({
    failure: { code: 'turn-gone' },
  });
});

test('W5 what is asked about comes first of a page that is longer than its budget', async () => {
  const chapter = (name: string) => `## ${name}\n\n${`All there is about ${name}. `.repeat(40)}`;
  const text = ['Alpha', 'Bravo', 'Charlie', 'Walrus'].map(chapter).join('\n\n');
  services = {
    ...services,
    pageBudget: async () => 500,
    pages: {
      ...NO_PAGES,
      readPage: async () => ({
        captured: {
          url: 'https://a.example/',
          title: 'Letters',
          language: 'en',
          contentType: 'text/html',
          tokens: [],
          leftOut: [],
          unreadable: { otherOriginFrames: 0, canvases: 0 },
          inView: [],
          truncated: false,
        },
        reading: { markdown: { text, links: [] }, method: 'article' },
        transcript: [],
      }),
    },
  };
  shelf = createContextShelf(services);
  await shelf.add(TAB, 'page-text', null);
  const [asked] = (await shelf.take(TAB, 'What does a walrus eat?')).items;
  expect(asked?.record.content).toContain('All there is about Walrus.');
  const [unasked] = (await shelf.take(TAB, '')).items;
  expect(unasked?.record.content).not.toContain('All there is about Walrus.');
});
