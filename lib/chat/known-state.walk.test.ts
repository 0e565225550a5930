import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAppState } from '../../tests/support/arbitraries.ts';
import { readState, send, tick, userMessages } from '../../tests/support/sent-chat.ts';
import type { Turn } from './turn.ts';

test('K24 along any walk, what the model has read adds up to the state of now', () => {
  const step = fc.record({
    action: fc.constantFrom(
      'send',
      'refuse',
      'fail',
      'stop',
      'retry',
      'edit',
      'regenerate',
      'load',
    ),
    state: fc.oneof(
      { weight: 5, arbitrary: anyAppState },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    contextSize: fc.constantFrom(null, null, 100_000, 2_000, 700, 300),
    at: fc.nat(6),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (walk) => {
      let turns: Turn[] = [];
      let openedAt: number | null = null;
      for (const { action, state, contextSize, at } of walk) {
        if (action === 'load') {
          openedAt = tick();
          continue;
        }
        if (action === 'retry' || action === 'regenerate') turns = turns.slice(0, -1);
        if (action === 'edit') turns = turns.slice(0, at);
        const text = 'word '.repeat(at * 40 + 1).trim();
        const status = action === 'fail' ? 'failed' : action === 'stop' ? 'stopped' : 'done';
        const { prepared, turn } = send(
          turns,
          { appState: state, contextSize, openedAt, text },
          '.',
          status,
        );
        const included = turns.filter(({ id }) => prepared.includedTurnIds.includes(id));
        const since = included.filter(({ createdAt }) => createdAt > (openedAt ?? 0)).length + 1;
        const read = readState(userMessages(prepared).slice(-since));
        if (state) expect(read).toEqual(state);
        if (action !== 'refuse') turns = [...turns, turn];
      }
    }),
    { numRuns: 300 },
  );
});
