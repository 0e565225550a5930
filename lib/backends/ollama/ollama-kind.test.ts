import { expect, test } from 'vitest';
import { collect, createTestIo, createTestRequest } from '../../../tests/support/backend-io.ts';
import { normalizeBaseUrl } from '../base-url.ts';
import { ollamaConfigSchema, ollamaKind } from './ollama-kind.ts';

const LONG = 'word '.repeat(20_000);

function ask(text: string, contextSize: number | undefined, promptTokens: number) {
  const bodies: unknown[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)));
    const closing = { message: { content: 'ok' }, done: true, prompt_eval_count: promptTokens };
    return new Response(`${JSON.stringify(closing)}\n`);
  };
  const request = createTestRequest(text, contextSize === undefined ? {} : { contextSize });
  const config = ollamaConfigSchema.parse({ baseUrl: 'http://127.0.0.1:11434' });
  const stream = ollamaKind.stream(request, config, createTestIo({ fetch }));
  return collect(stream).then((outcome) => ({ ...outcome, bodies }));
}

test('B9 Ollama is told the size of the window that the request is meant for', async () => {
  expect((await ask(LONG, 32_768, 20_000)).bodies).toEqual([
    expect.objectContaining({ options: { num_ctx: 32_768 } }),
  ]);
  expect((await ask('Hi', undefined, 9)).bodies[0]).not.toHaveProperty('options');
});

test('B9 a prompt of which the server read far less than was sent was cut, and that is said', async () => {
  const { parts, text } = await ask(LONG, 131_072, 4_000);
  expect(text).toBe('ok');
  expect(parts).toContainEqual({
    type: 'warning',
    code: 'context-cut-by-server',
    detail: expect.stringMatching(/^4000 of about \d+ tokens were read$/),
  });
});

test.each([
  ['a count that fits', LONG, 19_000],
  ['a short question', 'Hi', 2],
  ['no count', LONG, 0],
])('B9 %s says nothing', async (_, text, count) => {
  const { parts } = await ask(text, 131_072, count);
  expect(parts.some(({ type }) => type === 'warning')).toBe(false);
});

test('B1 Ollama’s address is taken with any of its paths', () => {
  const rules = {
    versionPath: '',
    endpoints: ['/api/chat', '/api/tags', '/v1/chat/completions', '/api', '/v1'],
  };
  for (const path of ['', '/', '/api', '/api/tags', '/v1', '/v1/chat/completions']) {
    const { baseUrl } = ollamaConfigSchema.parse({ baseUrl: `localhost:11434${path}` });
    expect(baseUrl).toBe('http://localhost:11434');
    expect(normalizeBaseUrl(baseUrl, rules)).toEqual({ ok: true, baseUrl });
  }
});
