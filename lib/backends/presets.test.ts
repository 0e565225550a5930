import { describe, expect, test } from 'vitest';
import { collect, createTestIo, createTestRequest } from '../../tests/support/backend-io.ts';
import { backendConfigSchema } from './backend-config.ts';
import { openBackend } from './open-backend.ts';
import { BACKEND_PRESETS, baseUrlBlanks, fillBaseUrl } from './presets.ts';

test('each preset has an id of its own', () => {
  expect(new Set(BACKEND_PRESETS.map(({ id }) => id)).size).toBe(BACKEND_PRESETS.length);
});

describe.each(BACKEND_PRESETS)('$label', ({ kind, label, baseUrl, keyUrl, config = {} }) => {
  const blanks = Object.fromEntries(baseUrlBlanks(baseUrl).map((name) => [name, `my-${name}`]));
  const filled = fillBaseUrl(baseUrl, blanks);
  const stored = {
    id: 'mine',
    kind,
    label,
    config: { ...config, baseUrl: filled, apiKey: 'sk-key' },
  };

  test('B1 its address is in its normal form, and its key is made over https', () => {
    const read = backendConfigSchema.parse(stored);
    expect(read.config).toMatchObject({ ...config, baseUrl: filled });
    expect(baseUrlBlanks(filled)).toEqual([]);
    if (keyUrl) expect(new URL(keyUrl).protocol).toBe('https:');
  });

  test('a question goes to that origin, with the key in one header', async () => {
    const seen: { url: string; headers: Headers; body: string }[] = [];
    const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
      seen.push({
        url: String(url),
        headers: new Headers(init?.headers),
        body: String(init?.body),
      });
      return new Response('{"error":"enough"}', { status: 400 });
    };
    const open = openBackend(backendConfigSchema.parse(stored));
    await collect(open.streamOnce(createTestRequest('Hi'), createTestIo({ fetch })));
    const [first] = seen;
    expect(first?.url.startsWith(open.origins[0] ?? 'nowhere')).toBe(true);
    const withKey = [...(first?.headers ?? [])].filter(([, value]) => value.includes('sk-key'));
    expect(withKey).toHaveLength(1);
    expect(`${first?.url}${first?.body}`).not.toContain('sk-key');
  });
});

test.each([
  ['azure', 'api-key', 'sk-key'],
  ['openai-chat', 'authorization', 'Bearer sk-key'],
  ['anthropic', 'x-api-key', 'sk-key'],
  ['gemini', 'x-goog-api-key', 'sk-key'],
])('B10 %s takes its key as %s', async (id, header, value) => {
  const preset = BACKEND_PRESETS.find((candidate) => candidate.id === id);
  const baseUrl = fillBaseUrl(preset?.baseUrl ?? '', { resource: 'mine' });
  const config = { ...preset?.config, baseUrl, apiKey: 'sk-key' };
  const backend = backendConfigSchema.parse({ id: 'mine', label: 'x', ...preset, config });
  let sent: string | null = null;
  const fetch = async (_url: unknown, init?: RequestInit) => {
    sent = new Headers(init?.headers).get(header);
    return new Response('{}');
  };
  await collect(openBackend(backend).streamOnce(createTestRequest('Hi'), createTestIo({ fetch })));
  expect(sent).toBe(value);
});

test('B8 OpenAI’s own name for the length limit is a preset, not code', async () => {
  const preset = BACKEND_PRESETS.find(({ id }) => id === 'openai-chat');
  const config = { ...preset?.config, baseUrl: preset?.baseUrl };
  const backend = backendConfigSchema.parse({ id: 'mine', label: 'x', kind: preset?.kind, config });
  let body: unknown;
  const fetch = async (_url: unknown, init?: RequestInit) => {
    body = JSON.parse(String(init?.body));
    return new Response('{}');
  };
  const request = createTestRequest('Hi', { parameters: { maxOutputTokens: 5 } });
  await collect(openBackend(backend).streamOnce(request, createTestIo({ fetch })));
  expect(body).toMatchObject({ max_completion_tokens: 5, stream_options: { include_usage: true } });
});
