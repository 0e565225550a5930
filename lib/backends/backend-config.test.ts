import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backendConfigSchema, createDemoBackend } from './backend-config.ts';
import { BACKEND_KINDS } from './kinds.ts';
import { createModelId, parseModelId } from './model-id.ts';
import { openBackend } from './open-backend.ts';

test('each folder with a kind is registered once, under its own name', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() &&
    readdirSync(`${import.meta.dirname}/${entry.name}`).includes(`${entry.name}-kind.ts`)
      ? [entry.name]
      : [],
  );
  expect(folders.toSorted()).toEqual(BACKEND_KINDS.map(({ kind }) => kind).toSorted());
});

test('a stored backend is read by its kind, with what it left out filled in', () => {
  const read = backendConfigSchema.parse({
    id: 'mine',
    kind: 'openai-compatible',
    label: ' Mine ',
    config: { baseUrl: 'localhost:1234/' },
  });
  expect(read).toMatchObject({
    label: 'Mine',
    customModels: [],
    config: { baseUrl: 'http://localhost:1234/v1', apiKey: '', headers: {} },
  });
  expect(backendConfigSchema.parse(read)).toEqual(read);
  expect(backendConfigSchema.parse(createDemoBackend())).toEqual(createDemoBackend());
});

test.each([
  { kind: 'nobody', config: {} },
  { kind: 'openai-compatible', config: {} },
  { kind: 'openai-compatible', config: { baseUrl: 'javascript:alert(1)' } },
])('a stored backend that makes no sense is refused: %j', (part) => {
  expect(backendConfigSchema.safeParse({ id: 'mine', label: 'Mine', ...part }).success).toBe(false);
});

test('B5 the same name under two backends stays two models', () => {
  const [one, other] = ['one', 'other'].map((id) => {
    const { id: backendId } = backendConfigSchema.parse({ ...createDemoBackend(), id });
    return createModelId(backendId, 'org/model:7b');
  });
  expect(one).not.toBe(other);
  expect(parseModelId(String(other))).toEqual({ backendId: 'other', name: 'org/model:7b' });
});

test('D13 custom models stand beside those that the backend lists, each once', async () => {
  const backend = backendConfigSchema.parse({
    ...createDemoBackend(),
    customModels: ['demo', 'x'],
  });
  const io = {
    fetch: () => Promise.reject(new Error('no network')),
    signal: new AbortController().signal,
    now: () => 0,
    wait: async () => undefined,
  };
  expect((await openBackend(backend).listModels(io)).map(({ name }) => name)).toEqual([
    'demo',
    'x',
  ]);
});
