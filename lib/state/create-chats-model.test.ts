import { beforeEach, expect, test, vi } from 'vitest';
import { createAppState } from '#lib/app-state/app-state.ts';
import { exampleSession, sessionId } from '../../tests/support/chat-examples.ts';
import { createChatsModel } from './create-chats-model.ts';
import { createDraft } from './draft.ts';
import type { DrawerClient } from './drawer-client.ts';
import { createDrawerState } from './drawer-state.ts';

const chat = (name: string) => ({
  id: sessionId(name),
  title: name,
  updatedAt: 1,
  pinned: false,
  site: null,
  project: null,
  excerpt: null,
});
const cursor = (id: string) => ({ pinned: false, updatedAt: 1, id });

type Call = (name: string, request: Record<string, unknown>) => Promise<unknown>;

function setUp(call: Call) {
  const state = createDrawerState(
    createDraft(async () => undefined),
    () => Promise.reject(new Error('no PDF here')),
  );
  const asked: [string, Record<string, unknown>][] = [];
  const client = {
    call: (name: string, request: Record<string, unknown>) => {
      asked.push([name, request]);
      return call(name, request);
    },
  } as unknown as DrawerClient;
  return { state, asked, model: createChatsModel(client, state) };
}

const titles = ({ items }: ReturnType<typeof setUp>['model']) =>
  items.value.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('the list goes on where the page before ended', async () => {
  const { model, asked } = setUp(async (_name, { after }) =>
    after === null ? { items: [chat('a')], next: cursor('a') } : { items: [chat('b')], next: null },
  );
  await model.load();
  expect(model.hasMore?.value).toBe(true);
  await model.loadMore?.();
  expect(titles(model)).toEqual(['a', 'b']);
  expect(model.hasMore?.value).toBe(false);
  await model.loadMore?.();
  expect(asked).toHaveLength(2);
});

test('a search that is overtaken by a later one changes nothing', async () => {
  const waiting = new Map<unknown, PromiseWithResolvers<unknown>>();
  const { model } = setUp((_name, { query }) => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(query, answer);
    return answer.promise;
  });
  const loading = model.load();
  waiting.get('')?.resolve({ items: [chat('all')], next: null });
  await loading;
  for (const query of ['lo', 'login']) {
    model.query.value = query;
    await vi.advanceTimersByTimeAsync(150);
  }
  waiting.get('login')?.resolve({ items: [chat('Login')], next: null });
  await vi.runAllTimersAsync();
  waiting.get('lo')?.resolve({ items: [chat('Logo')], next: null });
  await vi.runAllTimersAsync();
  expect(titles(model)).toEqual(['Login']);
});

test('typing asks once, when it pauses', async () => {
  const { model, asked } = setUp(async () => ({ items: [], next: null }));
  await model.load();
  for (const query of ['l', 'lo', 'log']) model.query.value = query;
  await vi.advanceTimersByTimeAsync(150);
  expect(asked.map(([, { query }]) => query)).toEqual(['', 'log']);
});

test('a search goes on behind an empty page until it finds something', async () => {
  const { model } = setUp(async (_name, { after }) =>
    after === null ? { items: [], next: cursor('x') } : { items: [chat('found')], next: null },
  );
  await model.load();
  expect(titles(model)).toEqual(['found']);
});

test.each([
  [
    'chat-rename',
    'rename',
    (model: ReturnType<typeof setUp>['model']) => model.rename(sessionId('a'), 'b'),
  ],
  [
    'chat-pin',
    'pin',
    (model: ReturnType<typeof setUp>['model']) => model.setPinned(sessionId('a'), true),
  ],
  [
    'chat-delete',
    'delete',
    (model: ReturnType<typeof setUp>['model']) => model.delete(sessionId('a')),
  ],
] as const)(
  'D20 a %s that fails is told as such, and the list is read again',
  async (name, problem, change) => {
    const { model, asked } = setUp(async (asking) => {
      if (asking === name) throw new Error('full');
      return { items: [chat('a')], next: null };
    });
    await change(model);
    expect(model.problem.value).toBe(problem);
    expect(asked.map(([asking]) => asking)).toEqual([name, 'chats-list']);
    expect(titles(model)).toEqual(['a']);
  },
);

test('D20 a list that cannot be read keeps what is shown, and says so until it can', async () => {
  let broken = false;
  const { model } = setUp(async () => {
    if (broken) throw new Error('gone');
    return { items: [chat('a')], next: null };
  });
  await model.load();
  broken = true;
  await model.load();
  expect([model.problem.value, titles(model)]).toEqual(['list', ['a']]);
  broken = false;
  await model.load();
  expect(model.problem.value).toBeNull();
});

test('D18 chats about the page are asked for once, and only while no chat is open', async () => {
  const { state, model, asked } = setUp(async () => ({ items: [chat('about')], next: null }));
  const page = (task: string) => ({
    status: 'seen' as const,
    title: 'Issue',
    changed: [],
    offers: [],
    state: createAppState({ path: 'https://t.example/12', currentTask: task }),
  });
  state.page.value = page('12');
  await vi.runAllTimersAsync();
  state.page.value = page('12');
  await vi.runAllTimersAsync();
  expect(asked).toEqual([
    ['chats-about', { site: 'https://t.example', project: null, task: '12' }],
  ]);
  expect(model.related?.value.map(({ title }) => title)).toEqual(['about']);
  state.session.value = exampleSession('open');
  expect(model.related?.value).toEqual([]);
});
