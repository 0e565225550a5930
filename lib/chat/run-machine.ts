/**
 * PURE. The life of a run: asked → streaming → ended, or refused before it was a turn. Everything that happens to a run is an
 * event; each gives the next state and what is to be done about it. What comes after the end changes nothing.
 */
import type { StreamPart } from '#lib/backends/contract.ts';
import { asksForCards, splitCards } from './cards.ts';
import type { Failure } from './failure.ts';
import type { JournalEntry } from './journal.ts';
import type { Answer, Turn } from './turn.ts';

export type RunState =
  /** The request is out, no backend has accepted it: there is no turn yet. */
  | { readonly phase: 'asked'; readonly turn: Turn }
  | { readonly phase: 'streaming'; readonly turn: Turn }
  /** The turn's status tells how. */
  | { readonly phase: 'ended'; readonly turn: Turn }
  /** It never became a turn; without a failure, because the person stopped it. */
  | { readonly phase: 'refused'; readonly failure: Failure | null };

export type RunEvent =
  | StreamPart
  /** The person stops it. */
  | { readonly type: 'stop' }
  /** Nobody is left to show it to, or the background ends. */
  | { readonly type: 'interrupt' }
  | { readonly type: 'fail'; readonly failure: Failure };

export type RunEffect =
  /** Keep the turn; from now on it is one. */
  | { readonly type: 'begin'; readonly turn: Turn }
  /** Write these words to the journal, then show them. */
  | { readonly type: 'words'; readonly entry: JournalEntry }
  /** Say that the backend asked for patience. */
  | { readonly type: 'wait'; readonly part: Extract<StreamPart, { type: 'waiting' }> }
  /** Close the backend's socket. */
  | { readonly type: 'abort' }
  /** Write the turn whole, then show it. */
  | { readonly type: 'finish'; readonly turn: Turn }
  | { readonly type: 'refuse'; readonly failure: Failure | null };

export interface RunStep {
  readonly state: RunState;
  /** In the order in which they are to be done. */
  readonly effects: readonly RunEffect[];
}

/** An answer that goes on for longer than this is ended: no model writes so much, and no drawer can show it. */
export const MAX_ANSWER_LENGTH = 2_000_000;

/** A run for a turn that was put together and is about to be sent. */
export function createRun(turn: Turn): RunState {
  return { phase: 'asked', turn };
}

export function reduceRun(state: RunState, event: RunEvent): RunStep {
  if (state.phase === 'ended' || state.phase === 'refused') return { state, effects: [] };
  switch (event.type) {
    case 'waiting':
      return { state, effects: [{ type: 'wait', part: event }] };
    case 'accepted':
      return begun(state);
    case 'text-delta':
      return spoken(state, { text: event.text, reasoning: '', replaces: false });
    case 'reasoning-delta':
      return spoken(state, { text: '', reasoning: event.text, replaces: false });
    case 'text-final':
      return spoken(state, { text: event.text, reasoning: '', replaces: true });
    case 'cards':
      return noted(state, { cards: [...event.cards.map((card) => ({ ...card }))] });
    case 'reply-skill':
      return noted(state, { skill: event.skill });
    case 'usage':
      return noted(state, { usage: { ...state.turn.answer.usage, ...event.usage } });
    case 'warning': {
      const { code, detail } = event;
      return noted(state, { warnings: [...state.turn.answer.warnings, { code, detail }] });
    }
    case 'finish':
      return event.reason === 'aborted' ? stopped(state, event) : completed(state, event);
    case 'stop':
      return stopped(state, { malformedEvents: 0 });
    case 'interrupt':
      return broken(state, 'interrupted', { code: 'interrupted', detail: '' }, true);
    case 'fail':
      return broken(state, 'failed', event.failure, false);
  }
}

type OpenRun = Extract<RunState, { phase: 'asked' | 'streaming' }>;

function noted(state: OpenRun, changes: Partial<Answer>): RunStep {
  const { turn } = state;
  return {
    state: { ...state, turn: { ...turn, answer: { ...turn.answer, ...changes } } },
    effects: [],
  };
}

function begun(state: OpenRun): RunStep {
  if (state.phase === 'streaming') return { state, effects: [] };
  const { turn } = state;
  return { state: { phase: 'streaming', turn }, effects: [{ type: 'begin', turn }] };
}

function spoken(state: OpenRun, entry: JournalEntry): RunStep {
  const start = begun(state);
  const { turn } = state;
  const text = entry.replaces ? entry.text : turn.answer.text + entry.text;
  const reasoning = turn.answer.reasoning + entry.reasoning;
  if (text.length + reasoning.length > MAX_ANSWER_LENGTH) return tooLong(state);
  return {
    state: { phase: 'streaming', turn: { ...turn, answer: { ...turn.answer, text, reasoning } } },
    effects: [...start.effects, { type: 'words', entry }],
  };
}

function tooLong(state: OpenRun): RunStep {
  const detail = `The answer is longer than ${MAX_ANSWER_LENGTH} characters.`;
  return broken(state, 'failed', { code: 'invalid-response', detail }, true);
}

function completed(state: OpenRun, part: Extract<StreamPart, { type: 'finish' }>): RunStep {
  const { turn } = state;
  const { reason: finishReason, malformedEvents } = part;
  const answer = { ...turn.answer, ...(asksForCards(turn) && takeCards(turn.answer)) };
  return ended(begun(state), {
    ...turn,
    status: 'done',
    answer: { ...answer, finishReason, malformedEvents },
  });
}

/** Cards that the backend itself gave are not joined by others. */
function takeCards(answer: Answer): Pick<Answer, 'text' | 'cards'> {
  if (answer.cards.length > 0) return answer;
  const { text, cards } = splitCards(answer.text);
  return { text, cards: [...cards] };
}

/** The words that were shown stay, the cards go: half a result is none. */
function stopped(state: OpenRun, { malformedEvents }: { malformedEvents: number }): RunStep {
  if (state.phase === 'asked') return refused(null, true);
  const { turn } = state;
  const answer: Answer = { ...turn.answer, cards: [], finishReason: 'aborted', malformedEvents };
  return ended(aborted(state), { ...turn, status: 'stopped', answer });
}

function broken(
  state: OpenRun,
  status: 'failed' | 'interrupted',
  failure: Failure,
  abort: boolean,
): RunStep {
  if (state.phase === 'asked') return refused(failure, abort);
  const { turn } = state;
  const step = abort ? aborted(state) : { state, effects: [] };
  return ended(step, { ...turn, status, answer: { ...turn.answer, cards: [] }, failure });
}

const aborted = (state: OpenRun): RunStep => ({ state, effects: [{ type: 'abort' }] });

function ended({ effects }: RunStep, turn: Turn): RunStep {
  return { state: { phase: 'ended', turn }, effects: [...effects, { type: 'finish', turn }] };
}

function refused(failure: Failure | null, abort: boolean): RunStep {
  const effects: RunEffect[] = abort ? [{ type: 'abort' }] : [];
  return {
    state: { phase: 'refused', failure },
    effects: [...effects, { type: 'refuse', failure }],
  };
}
