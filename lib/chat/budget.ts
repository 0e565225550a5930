/**
 * PURE. Makes a chat fit the context window: first superseded page contents become one line each, oldest first, then whole turns are
 * left out, oldest first. The new message is never touched.
 */
import type { RequestMessage } from '#lib/backends/contract.ts';
import type { Trimmed } from '#lib/context/producers/context-trimmed.ts';
import { isSuperseded, stubRecord } from '#lib/context/superseded.ts';
import { estimateMessageTokens } from './token-estimate.ts';
import type { Turn } from './turn.ts';
import { renderTurn } from './wire.ts';

/** The share of the window that is kept free for the answer, and its limit in tokens. */
const ANSWER_SHARE = 0.25;
const MAX_ANSWER_RESERVE = 4_096;
/** The estimate may be off by as much (docs/decisions, token estimate). */
const ESTIMATE_MARGIN = 1.2;

export interface FittedTurns {
  readonly turns: readonly Turn[];
  readonly trimmed: Trimmed;
}

/**
 * @param turns The whole chat before the new message, oldest first.
 * @param nextTokens The estimate of everything else in the request: the system prompt and the new message with all it may inject.
 * @param contextSize In tokens; `null` when nobody knows, and then nothing is left out.
 * @param nextKinds The kinds of record that the new message carries: they supersede earlier ones.
 */
export function fitTurns(
  turns: readonly Turn[],
  nextTokens: number,
  contextSize: number | null,
  nextKinds: ReadonlySet<unknown> = new Set(),
): FittedTurns {
  if (contextSize === null) return { turns, trimmed: { omittedTurns: 0, shortenedRecords: 0 } };
  const available = availableTokens(contextSize) - nextTokens;
  const shortened = shortenSuperseded(turns, available, nextKinds);
  const sizes = shortened.turns.map((turn) => estimateTurn(turn));
  let total = sizes.reduce((sum, size) => sum + size, 0);
  let omittedTurns = 0;
  while (total > available && omittedTurns < turns.length) {
    total -= sizes[omittedTurns] ?? 0;
    omittedTurns += 1;
  }
  return {
    turns: shortened.turns.slice(omittedTurns),
    trimmed: {
      omittedTurns,
      shortenedRecords: shortened.counts.slice(omittedTurns).reduce((sum, count) => sum + count, 0),
    },
  };
}

/** What a request may weigh, by our estimate, to leave room for the answer and for the estimate's error. */
function availableTokens(contextSize: number): number {
  const reserve = Math.min(contextSize * ANSWER_SHARE, MAX_ANSWER_RESERVE);
  return Math.floor((contextSize - reserve) / ESTIMATE_MARGIN);
}

/** The smallest window that is asked for: each other size makes a local server load its model again. */
const SMALLEST_WINDOW = 8_192;

/**
 * The window to ask a server for that reserves memory by it (Ollama's `num_ctx`): what this request and its answer need, in steps of
 * two, and at most what the model can take. The whole of it would be gigabytes for nothing.
 */
export function neededWindow(messages: readonly RequestMessage[], contextSize: number): number {
  const estimate = messages.reduce((sum, message) => sum + estimateMessageTokens(message), 0);
  const needed = estimate * ESTIMATE_MARGIN + MAX_ANSWER_RESERVE;
  const step = 2 ** Math.ceil(Math.log2(needed));
  return Math.min(contextSize, Math.max(SMALLEST_WINDOW, step));
}

function shortenSuperseded(
  turns: readonly Turn[],
  available: number,
  nextKinds: ReadonlySet<unknown>,
): { turns: Turn[]; counts: number[] } {
  const shortened = [...turns];
  const counts = turns.map(() => 0);
  let total = turns.reduce((sum, turn) => sum + estimateTurn(turn), 0);
  for (const [index, turn] of turns.entries()) {
    if (total <= available) break;
    const laterKinds = kindsAfter(turns, index, nextKinds);
    const records = turn.records.map((record) =>
      isSuperseded(record, laterKinds) ? stubRecord(record) : record,
    );
    const short = { ...turn, records };
    total += estimateTurn(short) - estimateTurn(turn);
    shortened[index] = short;
    counts[index] = records.filter((record, at) => record !== turn.records[at]).length;
  }
  return { turns: shortened, counts };
}

function kindsAfter(
  turns: readonly Turn[],
  index: number,
  nextKinds: ReadonlySet<unknown>,
): ReadonlySet<unknown> {
  const kinds = new Set(nextKinds);
  for (const { records } of turns.slice(index + 1)) {
    for (const { source } of records) kinds.add(source.kind);
  }
  return kinds;
}

function estimateTurn(turn: Turn): number {
  return renderTurn(turn).reduce((sum, message) => sum + estimateMessageTokens(message), 0);
}
