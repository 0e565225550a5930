import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  FALLBACK_ANSWER,
  type ModelServer,
  startModelServer,
  userContents,
} from '../support/model-server.ts';

let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

function ask(text: string, signal?: AbortSignal): Promise<Response> {
  const body = { model: 'm', stream: true, messages: [{ role: 'user', content: text }] };
  return fetch(`${server.baseUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

test('a request is logged decoded, and an answer that was read to its end was closed by the server', async () => {
  const response = await ask('Hello');
  expect(await response.text()).toContain('[DONE]');
  const chat = await server.chat(0);
  expect(userContents(chat)).toEqual(['Hello']);
  expect(await chat.closed).toBe('server');
});

test('a stream waits where its script waits, and a client that goes away in the middle is noticed', async () => {
  const gate = Promise.withResolvers<void>();
  server.enqueue(async (reply) => {
    reply.delta('one');
    await gate.promise;
    reply.delta('two');
  });
  const leaving = new AbortController();
  const response = await ask('Hello', leaving.signal);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('one');
  gate.resolve();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('two');
  leaving.abort();
  expect(await (await server.chat(0)).closed).toBe('client');
});

test('a client that goes away before the headers is noticed, and silence ends with it', async () => {
  server.enqueue((reply) => reply.silence(60_000));
  const leaving = new AbortController();
  const response = ask('Hello', leaving.signal).catch(() => 'gone');
  const chat = await server.chat(0);
  leaving.abort();
  expect(await response).toBe('gone');
  expect(await chat.closed).toBe('client');
});

test('a cut connection is a broken body, and the server says that it did it', async () => {
  server.enqueue((reply) => {
    reply.delta('half');
    reply.cut();
  });
  const reader = (await ask('Hello')).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('half');
  await expect(reader?.read()).rejects.toThrow();
  expect(await (await server.chat(0)).closed).toBe('server');
});

test('scripts are used one each, in order, and then there is a fallback', async () => {
  server.enqueue(
    (reply) => reply.json(429, {}, { 'retry-after': '1' }),
    (reply) => reply.html(200, '<p>Sign in</p>'),
    (reply) => reply.whole('All at once'),
  );
  const first = await ask('1');
  expect([first.status, first.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await (await ask('2')).text()).toBe('<p>Sign in</p>');
  expect(await (await ask('3')).json()).toMatchObject({
    choices: [{ message: { content: 'All at once' } }],
  });
  expect(await (await ask('4')).text()).toContain(FALLBACK_ANSWER.split(' ')[0]);
});
