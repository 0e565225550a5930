import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  answered,
  exampleSession,
  exampleTurn,
  sessionId,
  turnId,
} from '../../tests/support/chat-examples.ts';
import { createFailingDatabase } from '../../tests/support/failing-database.ts';
import type { ChatStore } from './chat-store.ts';
import { createDexieChatStore } from './dexie-chat-store.ts';

const first = answered(exampleTurn('1', 'a'), 'One.');
const second = exampleTurn('2', 'a', { parentId: turnId('1'), createdAt: 3_000 });

/** Each thing that is written for a turn, in order. */
const STEPS: [name: string, write: (store: ChatStore) => Promise<unknown>][] = [
  ['its acceptance', (store) => store.appendTurn(second)],
  [
    'its words',
    (store) => store.appendJournal(second.id, { text: 'Tw', reasoning: '', replaces: false }),
  ],
  ['its end', (store) => store.finishTurn(answered(second, 'Two.'))],
];

let databases = 0;

interface Ran {
  readonly store: ChatStore;
  /** What became of each step, and how many writes it had. */
  readonly steps: ReadonlyMap<string, { readonly outcome: string; readonly writes: number }>;
}

/** Runs the steps; one of them fails at its n-th write. */
async function runSteps(failing: { step: string; write: number } | null): Promise<Ran> {
  const { db, failAt, writes } = createFailingDatabase(`faults-${databases++}`);
  const store = createDexieChatStore(db);
  await store.appendTurn(first, exampleSession('a'));
  await store.finishTurn(first);
  const steps = new Map<string, { outcome: string; writes: number }>();
  for (const [name, work] of STEPS) {
    failAt(name === failing?.step ? failing.write : null);
    const outcome = await work(store).then(
      () => 'kept',
      (error) => error.code,
    );
    steps.set(name, { outcome, writes: writes() });
  }
  failAt(null);
  return { store, steps };
}

test.each(STEPS)(
  'D20 a disk that is full at any write of %s leaves a whole turn or none',
  async (step) => {
    const sound = await runSteps(null);
    const total = sound.steps.get(step)?.writes ?? 0;
    expect(total).toBeGreaterThan(0);
    for (let write = 1; write <= total; write++) {
      const { store, steps } = await runSteps({ step, write });
      expect(steps.get(step)?.outcome).toBe('store-full');
      await store.recoverOrphans();
      const { session, turns } = await store.open(sessionId('a'));
      expect(turns[0]).toEqual(first);
      expect(session.leafId).toBe(turns.at(-1)?.id);
      const [, last] = turns;
      expect(last ? [last.status, last.answer.text] : 'none').toEqual(EXPECTED[step]);
    }
  },
);

/** What is kept of the turn when this step failed. */
const EXPECTED: Record<string, [status: string, text: string] | 'none'> = {
  'its acceptance': 'none',
  'its words': ['done', 'Two.'],
  'its end': ['interrupted', 'Tw'],
};
