import { expect, test } from 'vitest';
import { collect, createTestIo, createTestRequest } from '../../tests/support/backend-io.ts';
import {
  openAiCompatibleConfigSchema,
  openAiCompatibleKind,
} from './openai-compatible/openai-compatible-kind.ts';

const STREAM =
  'data: {"choices":[{"delta":{"content":"hi"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';

/** A server that refuses each body for which `complain` has something to say. */
async function ask(
  parameters: Record<string, string | number>,
  complain: (body: Record<string, unknown>) => string | null,
  config: Record<string, unknown> = {},
) {
  const bodies: Record<string, unknown>[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body));
    bodies.push(body);
    const message = complain(body);
    if (message === null) return new Response(STREAM);
    return new Response(JSON.stringify({ error: { message } }), { status: 400 });
  };
  const parsed = openAiCompatibleConfigSchema.parse({ baseUrl: 'https://a.example', ...config });
  const request = createTestRequest('Hi', { parameters });
  const outcome = await collect(
    openAiCompatibleKind.stream(request, parsed, createTestIo({ fetch })),
  );
  return { ...outcome, bodies };
}

test('B8 only model, messages and stream are sent when nothing was set', async () => {
  const { bodies } = await ask({}, () => null);
  expect(bodies).toEqual([
    { model: 'test-model', messages: [{ role: 'user', content: 'Hi' }], stream: true },
  ]);
});

test('B8 a parameter that the model rejects is dropped and the request repeated once, with a notice', async () => {
  const { bodies, parts, text } = await ask({ temperature: 0.2, topP: 0.9 }, (body) =>
    'temperature' in body ? "Unsupported value: 'temperature' does not support 0.2" : null,
  );
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toMatchObject({ top_p: 0.9 });
  expect(bodies[1]).not.toHaveProperty('temperature');
  expect(text).toBe('hi');
  expect(parts).toContainEqual({
    type: 'warning',
    code: 'parameter-dropped',
    detail: 'temperature',
  });
});

test('B8 when the server names none, what was set goes as a whole', async () => {
  const { bodies, parts } = await ask(
    { temperature: 1 },
    (body) => ('extra' in body ? 'Unrecognized request arguments supplied' : null),
    { extraBody: { extra: 1 }, asksForUsage: true },
  );
  expect(bodies[1]).toEqual({
    model: 'test-model',
    messages: [{ role: 'user', content: 'Hi' }],
    stream: true,
  });
  expect(parts.filter(({ type }) => type === 'warning')).toHaveLength(3);
});

test('B8 a second refusal is a failure', async () => {
  const { bodies, error } = await ask({ temperature: 1 }, () => 'temperature is bad');
  expect(bodies).toHaveLength(2);
  expect(error).toMatchObject({ code: 'bad-request', detail: 'temperature is bad' });
});

test('B8 a refusal that is about something else is not repeated', async () => {
  const { bodies, error } = await ask({ temperature: 1 }, () => 'messages must alternate');
  expect(bodies).toHaveLength(1);
  expect(error?.code).toBe('bad-request');
});
