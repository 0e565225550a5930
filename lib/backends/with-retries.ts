/** PURE. Trying again while nothing has been said yet; once a word has come, a failure is a failure. */
import { BackendError, type BackendErrorCode } from './backend-error.ts';
import type { BackendIo, StreamPart } from './contract.ts';

/** Only what passes by itself. A refused connection does not: waiting would only delay saying so. */
const RETRIED: ReadonlySet<BackendErrorCode> = new Set(['rate-limited', 'server-error']);

const BACK_OFF_MS = [1_000, 2_000, 4_000] as const;
/** A server that wants a longer pause is not waited for: the person is told instead. */
const LONGEST_WAIT_MS = 60_000;

const WORDS: ReadonlySet<StreamPart['type']> = new Set([
  'text-delta',
  'reasoning-delta',
  'text-final',
  'cards',
]);

/**
 * Runs `attempt` until it gets a first word, at most four times, and says `waiting` before each pause.
 *
 * @throws BackendError of the last attempt.
 */
export async function* withRetries(
  attempt: () => AsyncIterable<StreamPart>,
  io: BackendIo,
): AsyncGenerator<StreamPart> {
  let accepted = false;
  for (let count = 0; ; count += 1) {
    let spoke = false;
    try {
      for await (const part of attempt()) {
        if (part.type === 'accepted') {
          if (accepted) continue;
          accepted = true;
        }
        spoke ||= WORDS.has(part.type);
        yield part;
      }
      return;
    } catch (error) {
      const pause = spoke ? null : pauseAfter(error, count);
      if (pause === null) throw error;
      yield { type: 'waiting', retryInMs: pause.ms, attempt: count + 1, code: pause.code };
      await io.wait(pause.ms, io.signal);
      if (io.signal.aborted) {
        yield { type: 'finish', reason: 'aborted', malformedEvents: 0 };
        return;
      }
    }
  }
}

function pauseAfter(error: unknown, count: number): { ms: number; code: BackendErrorCode } | null {
  const backOff = BACK_OFF_MS[count];
  if (!(error instanceof BackendError) || !RETRIED.has(error.code) || backOff === undefined)
    return null;
  const ms = Math.max(error.retryAfterMs ?? 0, backOff);
  return ms > LONGEST_WAIT_MS ? null : { ms, code: error.code };
}
