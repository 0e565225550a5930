import { expect, test } from 'vitest';
import { collect, createTestIo } from '../../tests/support/backend-io.ts';
import { BackendError } from './backend-error.ts';
import type { StreamPart } from './contract.ts';
import { withRetries } from './with-retries.ts';

const ACCEPTED: StreamPart = { type: 'accepted' };
const WORD: StreamPart = { type: 'text-delta', text: 'word' };
const FINISH: StreamPart = { type: 'finish', reason: 'stop', malformedEvents: 0 };

type Step = StreamPart | BackendError;

/** Plays one list of steps for each attempt, and notes how long was waited between them. */
async function run(...attempts: Step[][]) {
  const waits: number[] = [];
  let count = 0;
  async function* attempt(): AsyncGenerator<StreamPart> {
    for (const step of attempts[count++] ?? []) {
      if (step instanceof BackendError) throw step;
      yield step;
    }
  }
  const io = createTestIo({ wait: async (ms) => void waits.push(ms) });
  return { ...(await collect(withRetries(attempt, io))), waits, count };
}

const limited = (retryAfterMs?: number) =>
  new BackendError('rate-limited', retryAfterMs === undefined ? {} : { retryAfterMs });
const broken = new BackendError('server-error');

test('B7 429 and 5xx are tried again with back-off before the first token, and the person is told', async () => {
  const { parts, waits, error } = await run([limited()], [broken], [ACCEPTED, WORD, FINISH]);
  expect(error).toBeNull();
  expect(waits).toEqual([1_000, 2_000]);
  expect(parts).toEqual([
    { type: 'waiting', retryInMs: 1_000, attempt: 1, code: 'rate-limited' },
    { type: 'waiting', retryInMs: 2_000, attempt: 2, code: 'server-error' },
    ACCEPTED,
    WORD,
    FINISH,
  ]);
});

test('B7 Retry-After is kept, and a pause of more than a minute is a failure at once', async () => {
  expect((await run([limited(9_000)], [FINISH])).waits).toEqual([9_000]);
  const { error, waits } = await run([limited(61_000)], [FINISH]);
  expect(error?.code).toBe('rate-limited');
  expect(waits).toEqual([]);
});

test('B7 after the first token nothing is tried again', async () => {
  const { error, count, text } = await run([ACCEPTED, WORD, broken], [FINISH]);
  expect(error?.code).toBe('server-error');
  expect(count).toBe(1);
  expect(text).toBe('word');
});

test('B7 an overload that comes after acceptance but before the first token is tried again, accepted once', async () => {
  const { parts } = await run([ACCEPTED, broken], [ACCEPTED, WORD, FINISH]);
  expect(parts.filter(({ type }) => type === 'accepted')).toHaveLength(1);
  expect(parts.at(-1)).toEqual(FINISH);
});

test('B7 it gives up after four attempts', async () => {
  const { error, count, waits } = await run([broken], [broken], [broken], [broken], [FINISH]);
  expect(error?.code).toBe('server-error');
  expect(count).toBe(4);
  expect(waits).toEqual([1_000, 2_000, 4_000]);
});

test.each(['unreachable', 'unauthorized', 'quota-exceeded', 'stream-broken'] as const)(
  'B7 %s does not pass by waiting',
  async (code) => {
    expect((await run([new BackendError(code)], [FINISH])).count).toBe(1);
  },
);

test('B7 a stop while it waits ends the stream as stopped', async () => {
  const stop = new AbortController();
  const io = createTestIo({ signal: stop.signal, wait: async () => stop.abort() });
  const attempt = () => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(broken) }),
  });
  const { parts } = await collect(withRetries(attempt, io));
  expect(parts.at(-1)).toEqual({ type: 'finish', reason: 'aborted', malformedEvents: 0 });
});
