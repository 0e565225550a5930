import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What a script can do with one answer. The first thing that is streamed sends the headers. */
export interface ModelReply {
  /** Sends the headers of a stream and nothing else. */
  open(): void;
  delta(text: string): void;
  reasoning(text: string): void;
  /** One event with any data. */
  event(data: unknown): void;
  /** Any bytes in the stream: malformed events, comments, half lines. */
  raw(text: string | Uint8Array): void;
  /** The closing events, and the end. */
  finish(reason?: 'stop' | 'length' | 'content_filter'): void;
  /** Ends the stream without closing events. */
  end(): void;
  /** The whole answer as a stream in pieces of a word each. */
  answer(text: string): void;
  /** The whole answer as JSON, although a stream was asked for. */
  whole(text: string): void;
  /** Any status with a JSON body; 200 with an error is one of them. */
  json(status: number, body: unknown, headers?: Record<string, string>): void;
  html(status: number, body: string): void;
  /** Breaks the connection, after what was sent so far. */
  cut(): void;
  /** Keeps silent for so long, or until the other side has gone. */
  silence(milliseconds: number): Promise<void>;
  readonly closed: Promise<'client' | 'server'>;
}

/** What the well-known services send with this status. */
export function errorBody(message: string, code: string | null = null): unknown {
  return { error: { message, type: 'invalid_request_error', param: null, code } };
}

export function createModelReply(response: ServerResponse): ModelReply {
  const gone = new AbortController();
  const closed = watchClose(response, gone);
  const raw = (text: string | Uint8Array) => {
    open();
    response.write(text);
  };
  const open = () => {
    if (response.headersSent) return;
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
    });
    response.flushHeaders();
  };
  const event = (data: unknown) => raw(`data: ${JSON.stringify(data)}\n\n`);
  const delta = (text: string) => event(chunk({ content: text }));
  const finish: ModelReply['finish'] = (reason = 'stop') => {
    event(chunk({}, reason));
    raw('data: [DONE]\n\n');
    response.end();
  };
  const json: ModelReply['json'] = (status, body, headers = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
  return {
    open,
    raw,
    event,
    delta,
    finish,
    json,
    closed: closed.promise,
    reasoning: (text) => event(chunk({ reasoning_content: text })),
    end: () => void response.end(),
    answer: (text) => {
      for (const word of text.split(/(?<= )/)) delta(word);
      finish();
    },
    whole: (text) => json(200, completion(text)),
    html: (status, body) => {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end(body);
    },
    cut: () => {
      closed.byServer();
      response.socket?.destroySoon();
    },
    silence: (milliseconds) =>
      wait(milliseconds, undefined, { signal: gone.signal }).catch(() => undefined),
  };
}

function watchClose(response: ServerResponse, gone: AbortController) {
  const { promise, resolve } = Promise.withResolvers<'client' | 'server'>();
  let cut = false;
  response.once('close', () => {
    gone.abort();
    resolve(cut || response.writableFinished ? 'server' : 'client');
  });
  return {
    promise,
    byServer: () => {
      cut = true;
    },
  };
}

function chunk(delta: object, finishReason: string | null = null) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'scripted-model',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  };
}

function completion(text: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'scripted-model',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 },
  };
}
