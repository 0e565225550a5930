import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleTurn } from '../../tests/support/chat-examples.ts';
import { mergeEntries } from './journal.ts';
import {
  createRun,
  MAX_ANSWER_LENGTH,
  type RunEffect,
  type RunEvent,
  type RunState,
  reduceRun,
} from './run-machine.ts';

const turn = exampleTurn('t', 'a');
const say = (text: string): RunEvent => ({ type: 'text-delta', text });
const finish: RunEvent = { type: 'finish', reason: 'stop', malformedEvents: 2 };
const fail: RunEvent = { type: 'fail', failure: { code: 'stream-broken', detail: 'reset' } };
const card = { title: 'Result', fields: [], tags: [] };

function run(...events: RunEvent[]): { state: RunState; effects: RunEffect[] } {
  let state = createRun(turn);
  const effects: RunEffect[] = [];
  for (const event of events) {
    const step = reduceRun(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const types = (effects: readonly RunEffect[]) => effects.map(({ type }) => type).join(' ');

describe.each<{ before: string; events: RunEvent[]; outcomes: [RunEvent, string, string][] }>([
  {
    before: 'asked',
    events: [],
    outcomes: [
      [{ type: 'waiting', retryInMs: 5, attempt: 1, code: 'rate-limited' }, 'asked', 'wait'],
      [{ type: 'accepted' }, 'streaming', 'begin'],
      [{ type: 'warning', code: 'parameter-dropped', detail: 'top_p' }, 'asked', ''],
      [say('a'), 'streaming', 'begin words'],
      [finish, 'done', 'begin finish'],
      [{ ...finish, reason: 'aborted' }, 'refused', 'abort refuse'],
      [{ type: 'stop' }, 'refused', 'abort refuse'],
      [{ type: 'interrupt' }, 'refused', 'abort refuse'],
      [fail, 'refused', 'refuse'],
    ],
  },
  {
    before: 'streaming',
    events: [{ type: 'accepted' }, say('Hi')],
    outcomes: [
      [{ type: 'accepted' }, 'streaming', ''],
      [say('a'), 'streaming', 'words'],
      [{ type: 'reasoning-delta', text: 'r' }, 'streaming', 'words'],
      [{ type: 'text-final', text: 'Hello' }, 'streaming', 'words'],
      [{ type: 'cards', cards: [card] }, 'streaming', ''],
      [{ type: 'reply-skill', skill: 's' }, 'streaming', ''],
      [{ type: 'usage', usage: { inputTokens: 1 } }, 'streaming', ''],
      [finish, 'done', 'finish'],
      [{ ...finish, reason: 'length' }, 'done', 'finish'],
      [{ ...finish, reason: 'aborted' }, 'stopped', 'abort finish'],
      [{ type: 'stop' }, 'stopped', 'abort finish'],
      [{ type: 'interrupt' }, 'interrupted', 'abort finish'],
      [fail, 'failed', 'finish'],
    ],
  },
  ...[finish, { type: 'stop' } as const, { type: 'interrupt' } as const, fail].map((end) => ({
    before: `ended by ${end.type}`,
    events: [{ type: 'accepted' } as const, say('Hi'), end],
    outcomes: [say('late'), finish, fail, { type: 'stop' } as const].map(
      (event): [RunEvent, string, string] => [event, 'unchanged', ''],
    ),
  })),
  {
    before: 'refused',
    events: [fail],
    outcomes: [
      [{ type: 'accepted' }, 'unchanged', ''],
      [say('late'), 'unchanged', ''],
      [finish, 'unchanged', ''],
    ],
  },
])('a run that is $before', ({ events, outcomes }) => {
  test.each(outcomes)('on %o: %s, doing "%s"', (event, expected, effects) => {
    const { state } = run(...events);
    const step = reduceRun(state, event);
    expect(types(step.effects)).toBe(effects);
    if (expected === 'unchanged') expect(step.state).toBe(state);
    else expect(describeState(step.state)).toBe(expected);
  });
});

function describeState(state: RunState): string {
  return state.phase === 'ended' ? state.turn.status : state.phase;
}

function endedTurn(state: RunState) {
  if (state.phase !== 'ended') throw new Error(`The run is ${state.phase}.`);
  return state.turn;
}

test('R5 stop keeps the words that were shown and drops the cards', () => {
  const { state } = run(say('Half an '), { type: 'cards', cards: [card] }, { type: 'stop' });
  expect(endedTurn(state)).toMatchObject({
    status: 'stopped',
    answer: { text: 'Half an ', cards: [], finishReason: 'aborted' },
  });
});

test('R7 a connection that drops ends the turn as failed, with the partial text', () => {
  const { state } = run(say('Half an '), { type: 'cards', cards: [card] }, fail);
  expect(endedTurn(state)).toMatchObject({
    status: 'failed',
    failure: { code: 'stream-broken' },
    answer: { text: 'Half an ', cards: [] },
  });
});

test('R7 a send that failed before it was accepted is no turn', () => {
  const { state, effects } = run(fail);
  expect(types(effects)).toBe('refuse');
  expect(state).toEqual({ phase: 'refused', failure: { code: 'stream-broken', detail: 'reset' } });
});

test('R8 malformed events are counted in the turn', () => {
  expect(endedTurn(run(say('x'), finish).state).answer.malformedEvents).toBe(2);
});

test('what a backend told before it accepted is kept with the turn', () => {
  const warning = { type: 'warning', code: 'parameter-dropped', detail: 'top_p' } as const;
  const { state } = run(warning, { type: 'accepted' }, say('x'), finish);
  expect(endedTurn(state).answer.warnings).toEqual([
    { code: 'parameter-dropped', detail: 'top_p' },
  ]);
});

test('S16 an endless answer is ended, what was shown of it stays', () => {
  const { state, effects } = run(say('x'.repeat(MAX_ANSWER_LENGTH)), say('y'));
  expect(types(effects)).toBe('begin words abort finish');
  expect(endedTurn(state)).toMatchObject({
    status: 'failed',
    failure: { code: 'invalid-response' },
  });
  expect(endedTurn(state).answer.text).toHaveLength(MAX_ANSWER_LENGTH);
});

const events: fc.Arbitrary<RunEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'binary' }).map(say) },
  {
    weight: 2,
    arbitrary: fc.string().map((text): RunEvent => ({ type: 'reasoning-delta', text })),
  },
  fc.string().map((text): RunEvent => ({ type: 'text-final', text })),
  fc.constantFrom<RunEvent>(
    { type: 'accepted' },
    { type: 'cards', cards: [card] },
    { type: 'usage', usage: { outputTokens: 3 } },
    finish,
    fail,
    { type: 'stop' },
    { type: 'interrupt' },
  ),
);

test('R6 deltas are joined verbatim, and a closing text stands for all before it', () => {
  fc.assert(
    fc.property(fc.array(events), (sequence) => {
      const { state } = run(...sequence);
      if (state.phase === 'refused') return;
      const said = sequence.slice(0, endOf(sequence));
      const final = said.findLastIndex(({ type }) => type === 'text-final');
      const joined = said
        .slice(Math.max(final, 0))
        .map((event) =>
          event.type === 'text-delta' || event.type === 'text-final' ? event.text : '',
        );
      expect(state.turn.answer.text).toBe(joined.join(''));
    }),
  );
});

/** Where the first event stands that ends the run. */
function endOf(sequence: readonly RunEvent[]): number {
  const end = sequence.findIndex(({ type }) =>
    ['finish', 'fail', 'stop', 'interrupt'].includes(type),
  );
  return end < 0 ? sequence.length : end;
}

test('R4 after its end nothing changes, whatever comes', () => {
  fc.assert(
    fc.property(fc.array(events), fc.array(events), (sequence, late) => {
      const ended = run(...sequence, { type: 'stop' }).state;
      for (const event of late) {
        const step = reduceRun(ended, event);
        expect(step.state).toBe(ended);
        expect(step.effects).toEqual([]);
      }
    }),
  );
});

test('R13 the journal always says what the turn says', () => {
  fc.assert(
    fc.property(fc.array(events), (sequence) => {
      const { state, effects } = run(...sequence);
      if (state.phase === 'refused') return;
      const journal = effects.flatMap((effect) => (effect.type === 'words' ? [effect.entry] : []));
      const { text, reasoning } = journal.reduce(mergeEntries, {
        text: '',
        reasoning: '',
        replaces: false,
      });
      expect({ text, reasoning }).toEqual({
        text: state.turn.answer.text,
        reasoning: state.turn.answer.reasoning,
      });
    }),
  );
});

test('a run begins once, before its words, and finishes once, after them', () => {
  fc.assert(
    fc.property(fc.array(events), (sequence) => {
      const order = types(run(...sequence, { type: 'stop' }).effects);
      expect(order).toMatch(/^(abort refuse|refuse|begin( words)*( abort)? finish)$/);
    }),
  );
});

test('R5 only a turn that is done has cards', () => {
  fc.assert(
    fc.property(fc.array(events), (sequence) => {
      const { state } = run(...sequence, { type: 'stop' });
      if (state.phase === 'ended' && state.turn.status !== 'done')
        expect(state.turn.answer.cards).toEqual([]);
    }),
  );
});

test('D17 cards that a skill asked for leave the text when the answer is complete, and only then', () => {
  const source = { kind: 'skill', form: 'instructions' };
  const asking = { ...turn, records: [{ id: 's', content: 'End with a ```cards block.', source }] };
  const words = say(`Found one.\n\n\`\`\`cards\n${JSON.stringify([card])}\n\`\`\``);
  const answerOf = (from: typeof turn, end: RunEvent) => {
    const { state } = reduceRun(reduceRun(createRun(from), words).state, end);
    return state.phase === 'ended' ? state.turn.answer : null;
  };
  expect(answerOf(asking, finish)).toMatchObject({ text: 'Found one.', cards: [card] });
  expect(answerOf(asking, { type: 'stop' })).toMatchObject({ cards: [] });
  expect(answerOf(turn, finish)?.text).toContain('```cards');
});
