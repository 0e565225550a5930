/** PURE. The answer so far: what every kind keeps count of while it streams, and what tells a whole answer from a broken one. */
import { BackendError } from './backend-error.ts';
import type { FinishReason, StreamPart } from './contract.ts';
import { createThinkSplitter } from './think-tags.ts';

/** What a decoder makes of an event. `finish-reason` means that the answer is complete, `end` that nothing follows. */
export type DecodedPart =
  | Exclude<StreamPart, { type: 'accepted' | 'finish' | 'waiting' }>
  | { readonly type: 'finish-reason'; readonly reason: FinishReason }
  | { readonly type: 'end' };

/** An answer longer than this is cut and says so: an endless stream must not fill the memory. */
export const MAX_ANSWER_LENGTH = 4_000_000;

/** What is known of the answer so far, and how its decoded parts become stream parts. */
export interface AnswerState {
  readonly accepted: boolean;
  /** Nothing follows. */
  readonly ended: boolean;
  /** Takes what one event said (`null`: it was malformed); the first readable one is preceded by `accepted`. */
  take(decoded: readonly DecodedPart[] | null): StreamPart[];
  /** Takes the end of the body. @throws BackendError when the answer is not complete. */
  close(): StreamPart[];
  /** The closing part. */
  finish(aborted: boolean): StreamPart;
}

export function createAnswerState(mayThinkInTags = false): AnswerState {
  const splitter = mayThinkInTags ? createThinkSplitter() : null;
  let accepted = false;
  let ended = false;
  let reason: FinishReason | null = null;
  let malformedEvents = 0;
  let hasContent = false;
  let length = 0;

  function takePart(part: DecodedPart): readonly StreamPart[] {
    if (part.type === 'finish-reason') reason = part.reason;
    else if (part.type === 'end') ended = true;
    else if (part.type === 'text-delta' && splitter) return splitter.feed(part.text);
    else return [part];
    return [];
  }

  function note(part: StreamPart): void {
    if (part.type === 'cards') hasContent = true;
    if (!('text' in part)) return;
    hasContent ||= part.text !== '';
    length += part.text.length;
    if (length < MAX_ANSWER_LENGTH) return;
    reason = 'length';
    ended = true;
  }

  function take(decoded: readonly DecodedPart[] | null): StreamPart[] {
    if (decoded === null) {
      malformedEvents += 1;
      return [];
    }
    const parts = decoded.flatMap(takePart);
    parts.forEach(note);
    const isFirst = !accepted && decoded[0]?.type !== 'end';
    accepted ||= isFirst;
    return isFirst ? [{ type: 'accepted' }, ...parts] : parts;
  }

  function close(): StreamPart[] {
    const parts = [...(splitter?.end() ?? [])];
    parts.forEach(note);
    if (!accepted) throw new BackendError(ended ? 'empty-response' : 'invalid-response');
    if (!reason && !ended) throw new BackendError('stream-broken');
    const saidWhy = reason !== null && reason !== 'stop';
    if (!hasContent && !saidWhy) throw new BackendError('empty-response');
    return parts;
  }

  return {
    get accepted() {
      return accepted;
    },
    get ended() {
      return ended;
    },
    take,
    close,
    finish: (aborted) => ({
      type: 'finish',
      reason: aborted ? 'aborted' : (reason ?? 'stop'),
      malformedEvents,
    }),
  };
}
