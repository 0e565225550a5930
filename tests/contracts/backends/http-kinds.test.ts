/** The contract that every kind over HTTP fulfils, over real loopback sockets. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackendError } from '#lib/backends/backend-error.ts';
import type { BackendIo, StreamPart } from '#lib/backends/contract.ts';
import { collect, createTestIo, createTestRequest, fetchPieces } from '../../support/backend-io.ts';
import {
  answerWith,
  type BackendServer,
  cutAfter,
  hangAfter,
  startBackendServer,
} from '../../support/backend-server.ts';
import { KIND_DIALECTS } from '../../support/kind-dialects.ts';

const PIECES = ['Hel', 'lo ', 'wörld 🌍', '\n\n- a "list"'];
const ANSWER = PIECES.join('');
const ABORT_WITHIN_MS = 250;

let server: BackendServer;
let first = 0;
beforeAll(async () => {
  server = await startBackendServer();
});
afterAll(() => server.close());
beforeEach(() => {
  first = server.seen.length;
});

describe.each(KIND_DIALECTS)('$kind.kind', (dialect) => {
  const { kind, contentType, closing } = dialect;
  const body = PIECES.map(dialect.piece).join('') + closing;
  const half = dialect.piece('half an ');

  function configure(more: Record<string, unknown> = {}): unknown {
    return kind.configSchema.parse({ baseUrl: server.origin, apiKey: 'sk-secret-key', ...more });
  }

  function ask(overrides: Partial<BackendIo> = {}, more: Record<string, unknown> = {}) {
    const io = createTestIo(overrides);
    return collect(kind.stream(createTestRequest('Hi'), configure(more), io));
  }

  async function failure(...scripts: Parameters<BackendServer['play']>): Promise<BackendError> {
    server.play(...scripts);
    const { error } = await ask();
    if (!error) throw new Error('It should have failed.');
    return error;
  }

  test('R6 deltas are joined verbatim between one accepted and one finish', async () => {
    server.play(answerWith(body, { type: contentType }));
    const { parts, text, error } = await ask();
    expect(error).toBeNull();
    expect(text).toBe(ANSWER);
    expect(parts[0]).toEqual({ type: 'accepted' });
    expect(parts.filter(({ type }) => type === 'accepted')).toHaveLength(1);
    expect(parts.at(-1)).toEqual({ type: 'finish', reason: 'stop', malformedEvents: 0 });
    expect(parts.filter(({ type }) => type === 'text-delta').length).toBeGreaterThan(1);
  });

  test('B6 split at every byte, and one byte at a time, it is the same answer', async () => {
    const bytes = new TextEncoder().encode(body);
    const whole = await ask({ fetch: fetchPieces([bytes], contentType) });
    const single = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await ask({ fetch: fetchPieces(single, contentType) })).toEqual(whole);
    for (let at = 1; at < bytes.length; at += 1) {
      const pieces = [bytes.slice(0, at), bytes.slice(at)];
      expect(await ask({ fetch: fetchPieces(pieces, contentType) })).toEqual(whole);
    }
  });

  test('B6 CRLF, a BOM and a missing final newline change nothing', async () => {
    server.play(
      answerWith(`\ufeff${body.replaceAll('\n', '\r\n').trimEnd()}`, { type: contentType }),
    );
    expect((await ask()).text).toBe(ANSWER);
  });

  test('D15 an answer that comes whole is shown as one', async () => {
    server.play(answerWith(JSON.stringify(dialect.whole(ANSWER)), { type: 'application/json' }));
    const { text, parts, error } = await ask();
    expect(error).toBeNull();
    expect(text).toBe(ANSWER);
    expect(parts.at(-1)).toEqual({ type: 'finish', reason: 'stop', malformedEvents: 0 });
  });

  test('R8 a malformed event is skipped and counted', async () => {
    server.play(answerWith(half + dialect.malformed + dialect.piece('answer') + closing));
    const { text, parts } = await ask();
    expect(text).toBe('half an answer');
    expect(parts.at(-1)).toMatchObject({ type: 'finish', malformedEvents: 1 });
  });

  test('B6 an error event after half the answer fails with what was said before it', async () => {
    server.play(answerWith(half + dialect.complaint));
    const { text, error } = await ask();
    expect(text).toBe('half an ');
    expect(error?.code).toMatch(/server-error|error-in-success/);
    expect(error?.detail).not.toBe('');
  });

  test('D24 reasoning is told apart from the answer', async (context) => {
    const thought = dialect.reasoning('because');
    if (thought === null) return context.skip();
    server.play(answerWith(thought + body, { type: contentType }));
    expect(await ask()).toMatchObject({ text: ANSWER, reasoning: 'because' });
  });

  test.each([
    ['in mid-stream', hangAfter(half)],
    ['before the first byte', hangAfter('')],
    ['before the headers', () => undefined],
  ] as const)('R5 a stop %s closes the socket within 250 ms', async (_, script) => {
    server.play(script);
    const stop = new AbortController();
    const answer = ask({ signal: stop.signal });
    const request = await server.request(first);
    const stoppedAt = performance.now();
    stop.abort();
    const closed = await request.closed;
    expect(closed.by).toBe('client');
    expect(closed.at - stoppedAt).toBeLessThan(ABORT_WITHIN_MS);
    const { parts, error } = await answer;
    expect(error).toBeNull();
    expect(parts.at(-1)).toMatchObject({ type: 'finish', reason: 'aborted' });
  });

  test('R5 words that were shown before a stop stay, and a reader that leaves closes the socket', async () => {
    server.play(hangAfter(half));
    const seen: StreamPart[] = [];
    for await (const part of kind.stream(createTestRequest('Hi'), configure(), createTestIo())) {
      seen.push(part);
      if (part.type === 'text-delta') break;
    }
    const request = await server.request(first);
    expect((await request.closed).by).toBe('client');
    expect(seen.at(-1)).toEqual({ type: 'text-delta', text: 'half an ' });
  });

  test.each([
    ['cut', cutAfter(half)],
    ['ended without its closing', answerWith(half)],
  ])('R7 a stream that is %s is broken, with the words that came', async (_, script) => {
    server.play(script);
    const { text, error } = await ask();
    expect(text).toBe('half an ');
    expect(error?.code).toBe('stream-broken');
  });

  test.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'wrong-path'],
    [405, 'wrong-path'],
    [429, 'rate-limited'],
    [500, 'server-error'],
    [503, 'server-error'],
    [402, 'quota-exceeded'],
  ])('D16 status %i is %s', async (status, code) => {
    const text = JSON.stringify({ error: { message: 'so it is' } });
    const error = await failure(answerWith(text, { status, type: 'application/json' }));
    expect(error).toMatchObject({ code, status, detail: 'so it is' });
  });

  test('D16 a page instead of an answer is named, and its markup stays out', async () => {
    const html = '<!doctype html><html><head><title>Sign in</title></head><body><b>x</b></body>';
    const success = await failure(answerWith(html, { type: 'text/html' }));
    expect(success).toMatchObject({ code: 'html-instead-of-api', detail: 'Sign in' });
    const broken = await failure(answerWith(html, { status: 502, type: 'text/html' }));
    expect(broken).toMatchObject({ code: 'server-error', detail: 'Sign in' });
  });

  test('D16 a success that carries an error is a failure', async () => {
    const text = JSON.stringify({ error: { message: 'no such luck' } });
    const error = await failure(answerWith(text, { type: 'application/json' }));
    expect(error).toMatchObject({ code: 'error-in-success', detail: 'no such luck' });
  });

  test('D16 nothing at all is an empty response', async () => {
    expect((await failure(answerWith(''))).code).toBe('empty-response');
  });

  test('S16 bad UTF-8 in an answer is replaced, not fatal', async () => {
    const bytes = new TextEncoder().encode(body);
    const at = body.indexOf('lo ');
    bytes[at] = 0xff;
    const { text, error } = await ask({ fetch: fetchPieces([bytes], contentType) });
    expect(error).toBeNull();
    expect(text).toContain('\ufffd');
  });

  test('S17 a redirect to another origin gets neither the key nor the question', async () => {
    const other = await startBackendServer();
    other.play(answerWith(body, { type: contentType }));
    const location = `${other.origin}/v1/steal`;
    for (const status of [301, 302, 307, 308]) {
      const error = await failure(answerWith('', { status, headers: { location } }));
      expect(error).toMatchObject({ code: 'redirected-elsewhere', detail: location });
    }
    expect(other.seen).toEqual([]);
    await other.close();
  });

  test('D16 a port where nothing listens is unreachable, with the cause that the browser tells', async () => {
    const gone = await startBackendServer();
    await gone.close();
    const baseUrl = gone.origin;
    expect((await ask({}, { baseUrl })).error?.code).toBe('unreachable');
    const explained = { code: 'certificate', detail: 'net::ERR_CERT_DATE_INVALID' } as const;
    const { error } = await ask({ explainNetworkError: async () => explained }, { baseUrl });
    expect(error).toMatchObject(explained);
  });

  test('B10 headers, extra body fields and a proxy path go out; the key stands in its own header', async () => {
    server.play(answerWith(body, { type: contentType }));
    const extraBody = { user_tag: 'a', nested: { b: [1, null] } };
    await ask({}, { headers: { 'X-Team': 'red' }, extraBody, proxyPath: '/gw' });
    const request = await server.request(first);
    expect(request.method).toBe('POST');
    expect(request.url.startsWith('/gw/')).toBe(true);
    expect(request.headers['x-team']).toBe('red');
    expect(request.headers[dialect.keyHeader]).toContain('sk-secret-key');
    expect(JSON.parse(request.text)).toMatchObject(extraBody);
  });

  test('B10 a header of the person outranks the one that carries the key', async () => {
    server.play(answerWith(body, { type: contentType }));
    await ask({}, { headers: { [dialect.keyHeader]: 'Basic abcd' } });
    expect((await server.request(first)).headers[dialect.keyHeader]).toBe('Basic abcd');
  });

  test('S4 the key stands in no error', async () => {
    const text = JSON.stringify({ error: { message: 'bad key sk-secret-key!' } });
    const error = await failure(answerWith(text, { status: 401, type: 'application/json' }));
    expect(error.message).not.toContain('sk-secret-key');
    expect(error.detail).toBe('bad key …!');
  });

  test('D16 a header that cannot be sent is named as a mistake of the settings', async () => {
    const { error } = await ask({}, { headers: { 'X Team': 'red' } });
    expect(error?.code).toBe('config-invalid');
  });
});
