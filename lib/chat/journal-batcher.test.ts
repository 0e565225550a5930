import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JournalEntry, mergeEntries } from './journal.ts';
import { createJournalBatcher } from './journal-batcher.ts';

const words = (text: string): JournalEntry => ({ text, reasoning: '', replaces: false });
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A batcher on a clock and a disk that the test drives. */
function setUp() {
  const log: string[] = [];
  const writes: { resolve: () => void; reject: (reason: unknown) => void }[] = [];
  const gaps: (() => void)[] = [];
  const batcher = createJournalBatcher({
    write(entry) {
      log.push(`write ${entry.text}`);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      writes.push({ resolve, reject });
      return promise;
    },
    forward: (entry) => log.push(`show ${entry.text}`),
    onWriteFailed: (reason) => log.push(`failed ${reason}`),
    schedule(_ms, callback) {
      gaps.push(callback);
      return () => gaps.splice(gaps.indexOf(callback), 1);
    },
  });
  return {
    log,
    batcher,
    passGap() {
      for (const callback of gaps.splice(0)) callback();
    },
    async endWrite() {
      writes.shift()?.resolve();
      await settled();
    },
    async breakWrite(reason: string) {
      writes.shift()?.reject(reason);
      await settled();
    },
  };
}

test('R13 words are written before they are shown', async () => {
  const { batcher, log, endWrite } = setUp();
  batcher.push(words('Hi'));
  expect(log).toEqual(['write Hi']);
  await endWrite();
  expect(log).toEqual(['write Hi', 'show Hi']);
});

test('R13 words that come during a write or its gap go together', async () => {
  const { batcher, log, endWrite, passGap } = setUp();
  for (const text of ['a', 'b', 'c']) batcher.push(words(text));
  await endWrite();
  batcher.push(words('d'));
  expect(log).toEqual(['write a', 'show a']);
  passGap();
  expect(log.at(-1)).toBe('write bcd');
  passGap();
  batcher.push(words('e'));
  expect(log.at(-1)).toBe('write bcd');
  await endWrite();
  expect(log.slice(-2)).toEqual(['show bcd', 'write e']);
});

test('a write that fails is told once, and its words are shown', async () => {
  const { batcher, log, breakWrite, passGap } = setUp();
  batcher.push(words('a'));
  await breakWrite('full');
  passGap();
  batcher.push(words('b'));
  await breakWrite('full');
  expect(log).toEqual(['write a', 'failed full', 'show a', 'write b', 'show b']);
});

test('draining waits for every word', async () => {
  const { batcher, log, endWrite } = setUp();
  batcher.push(words('a'));
  batcher.push(words('b'));
  let drained = false;
  const done = batcher.drain().then(() => {
    drained = true;
  });
  await endWrite();
  expect(log.at(-1)).toBe('write b');
  expect(drained).toBe(false);
  await endWrite();
  await done;
  expect(log).toEqual(['write a', 'show a', 'write b', 'show b']);
});

test('R6 however words are batched, they are shown as they came', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ text: fc.string(), reasoning: fc.string(), replaces: fc.boolean() })),
      async (scheduler, entries) => {
        const shown: JournalEntry[] = [];
        const batcher = createJournalBatcher({
          write: () => scheduler.schedule(Promise.resolve()),
          forward: (entry) => shown.push(entry),
          onWriteFailed: () => expect.unreachable(),
          schedule(_ms, callback) {
            let cancelled = false;
            void scheduler.schedule(Promise.resolve()).then(() => {
              if (!cancelled) callback();
            });
            return () => {
              cancelled = true;
            };
          },
        });
        const pushes = scheduler.scheduleSequence(
          entries.map((entry) => async () => batcher.push(entry)),
        );
        await scheduler.waitFor(pushes.task);
        await scheduler.waitFor(batcher.drain());
        const start: JournalEntry = { text: '', reasoning: '', replaces: false };
        expect(shown.reduce(mergeEntries, start)).toEqual(entries.reduce(mergeEntries, start));
      },
    ),
  );
});
