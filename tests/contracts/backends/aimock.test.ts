/** What we believe of the protocols, against servers that somebody else wrote. */
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backendConfigSchema } from '#lib/backends/backend-config.ts';
import { openBackend } from '#lib/backends/open-backend.ts';
import { collect, createTestIo, createTestRequest } from '../../support/backend-io.ts';

const ANSWER = 'The quick brown fox, höpping over 12 lazy dogs.';

const mock = new LLMock({ port: 0, chunkSize: 5 });
beforeAll(async () => {
  mock.onMessage('hello', { content: ANSWER });
  mock.onMessage('think', { content: ANSWER, reasoning: 'Foxes hop.' });
  mock.onMessage('refuse', { error: { message: 'Invalid key', type: 'auth' }, status: 401 });
  await mock.start();
});
afterAll(() => mock.stop());

const KINDS = ['openai-compatible', 'openai-responses', 'anthropic', 'gemini', 'ollama'] as const;

describe.each(KINDS)('%s', (kind) => {
  function open() {
    const config = { baseUrl: mock.url, apiKey: 'mock' };
    return openBackend(backendConfigSchema.parse({ id: 'mock', kind, label: 'Mock', config }));
  }

  test('B6 an answer streams from the mock', async () => {
    const { text, error, parts } = await collect(
      open().stream(createTestRequest('hello'), createTestIo()),
    );
    expect(error).toBeNull();
    expect(text).toBe(ANSWER);
    expect(parts.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(3);
    expect(parts.at(-1)).toEqual({ type: 'finish', reason: 'stop', malformedEvents: 0 });
  });

  test('D24 reasoning streams from the mock', async () => {
    const outcome = await collect(open().stream(createTestRequest('think'), createTestIo()));
    expect(outcome).toMatchObject({ error: null, text: ANSWER, reasoning: 'Foxes hop.' });
  });

  test('D16 a refusal of the mock is told by its code', async () => {
    const { error } = await collect(open().stream(createTestRequest('refuse'), createTestIo()));
    expect(error).toMatchObject({ code: 'unauthorized', status: 401 });
  });

  test.skipIf(kind === 'gemini')('D13 the mock lists its models', async () => {
    expect((await open().listModels(createTestIo())).length).toBeGreaterThan(0);
  });
});
