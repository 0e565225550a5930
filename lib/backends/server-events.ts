/** PURE. From the bytes of a body to its events: event streams and JSON lines, however the network cut them. */
import { createParser } from 'eventsource-parser';

/** One event: of an event stream, or one line of JSON lines (which have no name). */
export interface ServerEvent {
  readonly name: string | undefined;
  readonly data: string;
}

export type Framing = 'server-sent-events' | 'json-lines';

/** A single event larger than this is no answer: the rest of the stream cannot be trusted either. */
export const MAX_EVENT_LENGTH = 16_000_000;

export interface EventReader {
  /** Takes the next piece of text and returns the events that it completes. */
  feed(text: string): readonly ServerEvent[];
  /** Takes the end of the body: a last event without its final line break counts. */
  end(): readonly ServerEvent[];
}

/** @throws RangeError from `feed` and `end` when one event exceeds {@link MAX_EVENT_LENGTH}. */
export function createEventReader(framing: Framing): EventReader {
  return framing === 'server-sent-events' ? createSseReader() : createLineReader();
}

function createSseReader(): EventReader {
  let events: ServerEvent[] = [];
  let overflown = false;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: ({ event, data }) => events.push({ name: event, data }),
    onError: (error) => {
      overflown ||= error.type === 'max-buffer-size-exceeded';
    },
  });
  const feed = (text: string) => {
    parser.feed(text);
    if (overflown) throw new RangeError('An event is too large.');
    const complete = events;
    events = [];
    return complete;
  };
  return { feed, end: () => feed('\n\n') };
}

function createLineReader(): EventReader {
  let pending: string[] = [];
  let pendingLength = 0;
  const feed = (text: string) => {
    pending.push(text);
    pendingLength += text.length;
    if (pendingLength > MAX_EVENT_LENGTH) throw new RangeError('A line is too large.');
    if (!text.includes('\n')) return [];
    const lines = pending.join('').split('\n');
    const rest = lines.pop() ?? '';
    pending = [rest];
    pendingLength = rest.length;
    return lines.filter((line) => line.trim() !== '').map((data) => ({ name: undefined, data }));
  };
  return { feed, end: () => feed('\n') };
}
