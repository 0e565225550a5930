/**
 * PURE. How every kind over HTTP streams an answer: send, tell what kind of body it is, cut it into events, let the kind's decoder
 * read them, and end in exactly one `finish` or one error.
 */

import { type AnswerState, createAnswerState, type DecodedPart } from './answer-state.ts';
import { BackendError } from './backend-error.ts';
import type { BackendIo, StreamPart } from './contract.ts';
import { dropRejected } from './dropped-parameters.ts';
import { type HttpRequest, readWholeBody, sendRequest } from './http-request.ts';
import { createEventReader, type Framing, type ServerEvent } from './server-events.ts';
import { htmlTitle, tidyDetail } from './server-failure.ts';

export interface AnswerDecoder {
  /** @returns What the event says; `null` when it is malformed. @throws BackendError when it is a complaint. */
  readEvent(event: ServerEvent): readonly DecodedPart[] | null;
  /** Reads an answer that came whole; `null` when it is none. */
  readWhole(answer: unknown): readonly DecodedPart[] | null;
}

export interface AnswerExchange {
  readonly request: HttpRequest;
  readonly framing: Framing;
  readonly decoder: AnswerDecoder;
  /** The model may write its reasoning into the text, between think tags. */
  readonly thinkTags?: boolean;
}

/** @throws BackendError for every failure, before or after `accepted`. */
export async function* streamAnswer(
  exchange: AnswerExchange,
  io: BackendIo,
): AsyncGenerator<StreamPart> {
  const stop = new AbortController();
  const signal = AbortSignal.any([io.signal, stop.signal]);
  const answer = createAnswerState(exchange.thinkTags);
  try {
    const { response, dropped } = await sendDroppingRejected(exchange.request, io, signal);
    for await (const part of readAnswer(response, exchange, answer)) {
      if (io.signal.aborted) break;
      yield part;
      if (part.type === 'accepted') yield* dropped.map(parameterDropped);
    }
    yield answer.finish(io.signal.aborted);
  } catch (cause) {
    if (io.signal.aborted) yield answer.finish(true);
    else if (cause instanceof BackendError) throw cause;
    else throw new BackendError('stream-broken', { cause });
  } finally {
    stop.abort();
  }
}

async function sendDroppingRejected(request: HttpRequest, io: BackendIo, signal: AbortSignal) {
  try {
    return { response: await sendRequest(request, io, signal), dropped: [] };
  } catch (error) {
    const retry = error instanceof BackendError ? dropRejected(request, error) : null;
    if (!retry) throw error;
    return { response: await sendRequest(retry.request, io, signal), dropped: retry.dropped };
  }
}

function parameterDropped(detail: string): StreamPart {
  return { type: 'warning', code: 'parameter-dropped', detail };
}

async function* readAnswer(
  response: Response,
  exchange: AnswerExchange,
  answer: AnswerState,
): AsyncGenerator<StreamPart> {
  const pieces = readPieces(response);
  const start = await readStart(pieces);
  const { framing, request } = exchange;
  if (start.startsWith('<'))
    throw new BackendError('html-instead-of-api', {
      detail: tidyDetail(htmlTitle(start + (await readRest(pieces))), request.secrets),
    });
  if (start === '') throw new BackendError('empty-response');
  const isWhole = framing === 'server-sent-events' && /^[[{]/.test(start);
  if (isWhole) yield* takeWhole(start + (await readRest(pieces)), exchange, answer);
  else yield* takeEvents(start, pieces, exchange, answer);
  yield* answer.close();
}

function* takeWhole(body: string, exchange: AnswerExchange, answer: AnswerState) {
  const whole = exchange.decoder.readWhole(readWholeBody(body, exchange.request.secrets));
  if (whole === null)
    throw new BackendError('invalid-response', {
      detail: tidyDetail(body, exchange.request.secrets),
    });
  yield* answer.take([...whole, { type: 'end' }]);
}

async function* takeEvents(
  start: string,
  pieces: AsyncIterator<string>,
  exchange: AnswerExchange,
  answer: AnswerState,
): AsyncGenerator<StreamPart> {
  const reader = createEventReader(exchange.framing);
  let events = reader.feed(start);
  for (;;) {
    for (const event of events) {
      yield* answer.take(exchange.decoder.readEvent(event));
      if (answer.ended) return;
    }
    const next = await pieces.next();
    if (next.done) break;
    events = reader.feed(next.value);
  }
  for (const event of reader.end()) {
    yield* answer.take(exchange.decoder.readEvent(event));
    if (answer.ended) return;
  }
}

async function* readPieces(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  for await (const bytes of response.body) {
    const text = decoder.decode(bytes, { stream: true });
    if (text !== '') yield text;
  }
  const last = decoder.decode();
  if (last !== '') yield last;
}

/** The body from its first character that is no white space, as far as it has come. */
async function readStart(pieces: AsyncIterator<string>): Promise<string> {
  for (;;) {
    const next = await pieces.next();
    if (next.done) return '';
    const start = next.value.trimStart();
    if (start !== '') return start;
  }
}

const MAX_WHOLE_LENGTH = 32_000_000;

async function readRest(pieces: AsyncIterator<string>): Promise<string> {
  const rest: string[] = [];
  let length = 0;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    rest.push(next.value);
    length += next.value.length;
    if (length > MAX_WHOLE_LENGTH) throw new BackendError('invalid-response');
  }
  return rest.join('');
}
