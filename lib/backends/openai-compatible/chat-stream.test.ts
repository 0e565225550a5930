import { expect, test } from 'vitest';
import {
  collect,
  createTestIo,
  createTestRequest,
  fetchPieces,
} from '../../../tests/support/backend-io.ts';
import { openAiCompatibleConfigSchema, openAiCompatibleKind } from './openai-compatible-kind.ts';

const DONE = 'data: [DONE]\n\n';

function chunk(delta: object, finish_reason: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ delta, finish_reason }] })}\n\n`;
}

function read(body: string, type = 'text/event-stream') {
  const config = openAiCompatibleConfigSchema.parse({ baseUrl: 'https://a.example' });
  const fetch = fetchPieces([new TextEncoder().encode(body)], type);
  const stream = openAiCompatibleKind.stream(
    createTestRequest('Hi'),
    config,
    createTestIo({ fetch }),
  );
  return collect(stream);
}

const HI = chunk({ content: 'hi' });
const STOP = chunk({}, 'stop');

test.each([
  ['comments', `: PROCESSING\n\n${HI}: still\n\n${STOP}${DONE}`],
  ['CRLF', `${HI}${STOP}${DONE}`.replaceAll('\n', '\r\n')],
  ['CR', `${HI}${STOP}${DONE}`.replaceAll('\n', '\r')],
  [
    'several data lines',
    `data: {"choices":\ndata: [{"delta":{"content":"hi"}}]}\n\n${STOP}${DONE}`,
  ],
  ['no space after the colon', `${HI}${STOP}${DONE}`.replaceAll('data: ', 'data:')],
  [
    'empty choices',
    `data: {"choices":[]}\n\n${HI}${STOP}data: {"choices":[],"usage":{}}\n\n${DONE}`,
  ],
  ['a missing [DONE]', `${HI}${STOP}`],
  ['a missing finish reason', `${HI}${DONE}`],
  ['no final newline', `${HI}${STOP}`.trimEnd()],
  ['no final newline after [DONE]', `${HI}${DONE}`.trimEnd()],
  ['a BOM', `\ufeff${HI}${STOP}${DONE}`],
  ['blank lines in front', `\n\n\n${HI}${STOP}${DONE}`],
  ['ids, retries and unknown fields', `id: 7\nretry: 5\nfoo: bar\n${HI}${STOP}${DONE}`],
  ['null content', `${chunk({ role: 'assistant', content: null })}${HI}${STOP}${DONE}`],
  ['events after [DONE]', `${HI}${STOP}${DONE}${HI}`],
])('B6 a stream with %s is read', async (_, body) => {
  const { text, error, parts } = await read(body);
  expect(error).toBeNull();
  expect(text).toBe('hi');
  expect(parts.at(-1)).toEqual({ type: 'finish', reason: 'stop', malformedEvents: 0 });
});

test('B6 JSON instead of SSE is read, whatever its content type says', async () => {
  const whole = JSON.stringify({ choices: [{ message: { content: 'hi' } }] }, null, 2);
  for (const type of ['application/json', 'text/event-stream', 'text/plain']) {
    expect(await read(whole, type)).toMatchObject({ text: 'hi', error: null });
  }
});

test('B6 a stream without one readable event is an invalid response', async () => {
  expect((await read('hello there\n\n')).error?.code).toBe('invalid-response');
  expect((await read('data: nothing\n\n')).error?.code).toBe('invalid-response');
  expect((await read('{"choices": "none"}')).error?.code).toBe('invalid-response');
});

test('D16 a complete answer without a word is empty, and no answer', async () => {
  expect((await read(`${STOP}${DONE}`)).error?.code).toBe('empty-response');
  expect((await read(DONE)).error?.code).toBe('empty-response');
});

test.each([
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'content-filter'],
  ['tool_calls', 'other'],
])('D32 finish reason %s is %s, words or none', async (sent, reason) => {
  const { parts, error } = await read(`${chunk({}, sent)}${DONE}`);
  expect(error).toBeNull();
  expect(parts.at(-1)).toMatchObject({ reason });
});

test.each([
  ['reasoning_content', { reasoning_content: 'why' }],
  ['reasoning', { reasoning: 'why' }],
  ['thinking', { thinking: 'why' }],
  ['reasoning twice', { reasoning: 'why', reasoning_details: [{ text: 'why' }] }],
  ['reasoning_details', { reasoning_details: [{ summary: 'w' }, { text: 'hy' }, {}] }],
  ['content parts', { content: [{ type: 'thinking', thinking: [{ text: 'why' }] }] }],
  ['think tags', { content: '<think>why</think>\n' }],
])('D24 reasoning as %s is told apart', async (_, delta) => {
  const answer = await read(`${chunk(delta)}${HI}${STOP}${DONE}`);
  expect(answer).toMatchObject({ text: 'hi', reasoning: 'why', error: null });
});

test('usage is told, in a chunk of its own or with the last one', async () => {
  const usage = {
    prompt_tokens: 7,
    completion_tokens: 9,
    completion_tokens_details: { reasoning_tokens: 2 },
  };
  const { parts } = await read(`${HI}${STOP}data: ${JSON.stringify({ choices: [], usage })}\n\n`);
  expect(parts).toContainEqual({
    type: 'usage',
    usage: { inputTokens: 7, outputTokens: 9, reasoningTokens: 2 },
  });
});

test('S16 an endless answer is cut and says so', async () => {
  const long = chunk({ content: 'x'.repeat(1_000_000) });
  const { parts, text } = await read(long.repeat(6) + STOP);
  expect(text.length).toBe(4_000_000);
  expect(parts.at(-1)).toMatchObject({ reason: 'length' });
});

test('S16 one endless event breaks the stream instead of filling the memory', async () => {
  const { error } = await read(`${HI}data: ${'x'.repeat(17_000_000)}`);
  expect(error?.code).toBe('stream-broken');
});
