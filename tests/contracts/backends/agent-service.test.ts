/** The agent service: one request, one result, or events that end in the result. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  agentServiceConfigSchema,
  agentServiceKind,
} from '#lib/backends/agent-service/agent-service-kind.ts';
import { collect, createTestIo, createTestRequest } from '../../support/backend-io.ts';
import {
  answerWith,
  type BackendServer,
  startBackendServer,
} from '../../support/backend-server.ts';

const CARD = { title: 'Login', fields: [], tags: [] };

let server: BackendServer;
beforeEach(async () => {
  server = await startBackendServer();
});
afterEach(() => server.close());

function ask(model = 'agent') {
  const baseUrl = `${server.origin}/agent/ask`;
  const config = agentServiceConfigSchema.parse({ baseUrl, apiKey: 'k' });
  const agent = {
    message: 'Header\nHi',
    text: 'Hi',
    contexts: [{ key: 'page', label: 'Page', value: 'x', icon: 'file' }],
    files: [],
    history: [{ role: 'assistant' as const, text: 'Before' }],
  };
  const request = { ...createTestRequest('Hi', { model }), agent };
  return collect(agentServiceKind.stream(request, config, createTestIo()));
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

test('B11 the service gets the request as it is written, at its own address', async () => {
  server.play(answerWith(JSON.stringify({ success: true, message: '', data: { text: 'Hello' } })));
  expect((await ask('gpt')).text).toBe('Hello');
  const [request] = server.seen;
  expect(request?.url).toBe('/agent/ask');
  expect(request?.headers.accept).toBe('text/event-stream, application/json');
  expect(JSON.parse(request?.text ?? '')).toEqual({
    message: 'Header\nHi',
    contexts: [{ key: 'page', label: 'Page', value: 'x', icon: 'file' }],
    files: [],
    history: [{ role: 'assistant', text: 'Before' }],
    model: 'gpt',
  });
});

test('B11 the closing result wins over lost, reordered and half chunks', async () => {
  const early = { ...CARD, title: 'early' };
  server.play(
    answerWith(
      event('chunk', { delta: 'world' }) +
        event('chunk', { delta: 'Hello ', cards: [early] }) +
        event('done', {
          success: true,
          message: '',
          data: {
            text: 'Hello world',
            skill: 'greet',
            cards: [{ title: 'Login' }, { nonsense: 1 }],
          },
        }),
    ),
  );
  const { text, parts } = await ask();
  expect(text).toBe('Hello world');
  expect(parts).toContainEqual({ type: 'cards', cards: [CARD] });
  expect(parts).toContainEqual({ type: 'reply-skill', skill: 'greet' });
  expect(parts.filter(({ type }) => type === 'cards')).toHaveLength(1);
});

test('B11 cards of chunks are shown once the answer is complete, and never after a break', async () => {
  const chunk = event('chunk', { delta: 'Hi', cards: [CARD] });
  server.play(answerWith(chunk + event('done', { success: true, message: '', data: null })));
  expect((await ask()).parts.at(-2)).toEqual({ type: 'cards', cards: [CARD] });
  server.play(answerWith(chunk));
  const broken = await ask();
  expect(broken.error?.code).toBe('stream-broken');
  expect(broken.parts.some(({ type }) => type === 'cards')).toBe(false);
});

test.each([
  ['no success', { success: false, message: 'Not today.' }, 'error-in-success', 'Not today.'],
  [
    'no success for want of a login',
    { success: false, message: 'token expired' },
    'login-expired',
    'token expired',
  ],
  ['no result', { hello: 1 }, 'invalid-response', '{"hello":1}'],
])('B11 %s is one clear failure', async (_, result, code, detail) => {
  server.play(answerWith(JSON.stringify(result)));
  expect((await ask()).error).toMatchObject({ code, detail });
});

test('B11 an error event of a service is a failure with its words', async () => {
  server.play(
    answerWith(event('chunk', { delta: 'Hi' }) + event('error', { message: 'fell over' })),
  );
  expect((await ask()).error?.detail).toBe('fell over');
});
