import { describe, expect, test } from 'vitest';
import { createDemoBackend } from '#lib/backends/backend-config.ts';
import type { StreamPart } from '#lib/backends/contract.ts';
import { createModelId } from '#lib/backends/model-id.ts';
import type { Turn } from '#lib/chat/turn.ts';
import type { ChatStore } from '#lib/db/chat-store.ts';
import { createMemoryChatStore } from '#lib/db/memory-chat-store.ts';
import { StoreError } from '#lib/db/store-error.ts';
import { exampleSession, exampleTurn, sessionId } from '../../../tests/support/chat-examples.ts';
import { type Run, startRun } from './run.ts';

const turn = exampleTurn('t', 'a');
const session = exampleSession('a');
const say = (text: string): StreamPart => ({ type: 'text-delta', text });
const finish: StreamPart = { type: 'finish', reason: 'stop', malformedEvents: 0 };

/** Starts a run whose backend streams these parts, and notes what it tells. */
function begin(parts: (run: () => Run | undefined) => AsyncIterable<StreamPart>, chats: ChatStore) {
  const told: string[] = [];
  const controller = new AbortController();
  let started: Run | undefined;
  const backend = createDemoBackend();
  const run = startRun({
    composed: { turn, request: { model: 'm', messages: [], agent: NO_EXTRAS } },
    model: {
      id: createModelId(backend.id, 'm'),
      name: 'm',
      backend,
      open: {
        origins: [],
        customModels: [],
        listModels: async () => [],
        stream: () => parts(() => started),
        streamOnce: () => parts(() => started),
      },
      info: null,
    },
    chats,
    beginning: session,
    session,
    controller,
    io: {
      fetch: () => Promise.reject(new Error('no network')),
      now: () => 0,
      wait: async () => undefined,
      openSocket: () => {
        throw new Error('no network');
      },
    },
    report: (error) => told.push(`report ${error}`),
    observer: {
      onWaiting: (ms) => told.push(`wait ${ms}`),
      onAccepted: ({ id }) => told.push(`accepted ${id}`),
      onWords: (_turn, { at, delta }) => told.push(`words ${at} ${delta}`),
      onEnded: ({ status, answer }: Turn) => told.push(`${status} ${answer.text}`),
      onRefused: (failure) => told.push(`refused ${failure?.code}`),
      onStoreFailed: (error) => told.push(error instanceof StoreError ? error.code : `${error}`),
    },
  });
  started = run;
  return { run, told, controller };
}

const NO_EXTRAS = { message: '', contexts: [], files: [], history: [] };

async function* stream(...parts: StreamPart[]): AsyncIterable<StreamPart> {
  yield* parts;
}

test('R13 words are in the journal before they are shown', async () => {
  const chats = createMemoryChatStore();
  const order: string[] = [];
  const { run, told } = begin(() => stream({ type: 'accepted' }, say('Hi'), finish), {
    ...chats,
    async appendJournal(id, entry) {
      order.push(`journal ${entry.text}, shown so far: ${told.length - 1}`);
      await chats.appendJournal(id, entry);
    },
  });
  await run.ended;
  expect(order).toEqual(['journal Hi, shown so far: 0']);
  expect(told).toEqual(['accepted t', 'words 0 Hi', 'done Hi']);
  expect((await chats.open(sessionId('a'))).turns[0]).toMatchObject({ status: 'done' });
});

test('R4, R5 what comes after a stop changes nothing', async () => {
  const chats = createMemoryChatStore();
  const { run, told, controller } = begin(async function* (running) {
    yield { type: 'accepted' };
    yield say('Half');
    running()?.stop();
    yield say(' and more');
    yield { type: 'cards', cards: [{ title: 'Late', fields: [], tags: [] }] };
    yield finish;
  }, chats);
  await run.ended;
  expect(controller.signal.aborted).toBe(true);
  expect(told).toEqual(['accepted t', 'words 0 Half', 'stopped Half']);
  expect((await chats.getTurn(turn.id))?.answer).toMatchObject({ text: 'Half', cards: [] });
});

test('R7 a stream that ends without saying how is one that broke', async () => {
  const { run, told } = begin(
    () => stream({ type: 'accepted' }, say('Half')),
    createMemoryChatStore(),
  );
  await run.ended;
  expect(told.at(-1)).toBe('failed Half');
});

test('a send that the backend did not take is told and not kept', async () => {
  const chats = createMemoryChatStore();
  const { run, told } = begin(() => stream(), chats);
  await run.ended;
  expect(told).toEqual(['refused stream-broken']);
  expect((await chats.list({ limit: 9 })).items).toEqual([]);
});

describe('D20 a store that fails', () => {
  const full = () => Promise.reject(new StoreError('store-full'));
  const answer = () => stream({ type: 'accepted' }, say('One '), say('two.'), finish);

  test.each<[string, Partial<ChatStore>]>([
    ['never', {}],
    ['at the journal', { appendJournal: full }],
    ['at the end', { finishTurn: full }],
    ['always', { appendTurn: full, appendJournal: full, finishTurn: full }],
  ])('%s takes no word from the answer that is shown', async (when, faults) => {
    const { run, told } = begin(answer, { ...createMemoryChatStore(), ...faults });
    await run.ended;
    expect(told.at(-1)).toBe('done One two.');
    const words = told.filter((line) => line.startsWith('words'));
    expect(words.map((line) => line.replace(/^words \d+ /, '')).join('')).toBe('One two.');
    expect(told.includes('store-full')).toBe(when !== 'never');
  });

  test('at the beginning keeps the turn whole at its end', async () => {
    const chats = createMemoryChatStore();
    let attempts = 0;
    const { run } = begin(answer, {
      ...chats,
      appendTurn(...args) {
        attempts += 1;
        return attempts === 1 ? full() : chats.appendTurn(...args);
      },
    });
    await run.ended;
    const { turns } = await chats.open(sessionId('a'));
    expect(turns.map(({ status, answer: { text } }) => [status, text])).toEqual([
      ['done', 'One two.'],
    ]);
  });
});
