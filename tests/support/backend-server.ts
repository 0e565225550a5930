/** A server on loopback for any kind of backend: it answers each request with the next script and tells what it saw. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type LoopbackServer, listenOnLoopback, readBody } from './loopback-server.ts';

export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** When the answer's socket is over, by `performance.now()`, and whether the client closed it before the answer was complete. */
  readonly closed: Promise<{ by: 'client' | 'server'; at: number }>;
}

export type BackendScript = (
  response: ServerResponse,
  request: SeenRequest,
) => Promise<void> | void;

export interface BackendServer extends LoopbackServer {
  readonly seen: readonly SeenRequest[];
  /** Scripts for the next requests, one each; the last one stays. */
  play(...scripts: BackendScript[]): void;
  /** The request that has this number, counted from 0, as soon as it came. */
  request(index: number): Promise<SeenRequest>;
}

export async function startBackendServer({ port = 0 } = {}): Promise<BackendServer> {
  const seen: SeenRequest[] = [];
  let scripts: BackendScript[] = [];
  let waiting: (() => void)[] = [];
  const server = await listenOnLoopback(async (request, response) => {
    const closed = watchClose(response);
    const logged = logRequest(request, await readBody(request), closed);
    seen.push(logged);
    for (const wake of waiting.splice(0)) wake();
    const script = scripts.length > 1 ? scripts.shift() : scripts[0];
    await script?.(response, logged);
  }, port);
  return {
    ...server,
    seen,
    play: (...next) => {
      scripts = next;
      waiting = [];
    },
    request: async (index) => {
      for (;;) {
        const request = seen[index];
        if (request) return request;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}

function logRequest(
  request: IncomingMessage,
  text: string,
  closed: SeenRequest['closed'],
): SeenRequest {
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    text,
    closed,
  };
}

function watchClose(response: ServerResponse): SeenRequest['closed'] {
  return new Promise((resolve) => {
    response.once('close', () =>
      resolve({ by: response.writableFinished ? 'server' : 'client', at: performance.now() }),
    );
  });
}

/** Answers with a complete body. */
export function answerWith(
  body: string,
  { status = 200, type = 'text/event-stream', headers = {} as Record<string, string> } = {},
): BackendScript {
  return (response) => {
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(body);
  };
}

/** Sends this much of a body and then nothing, the socket staying open. */
export function hangAfter(body: string, type = 'text/event-stream'): BackendScript {
  return (response) => {
    response.writeHead(200, { 'content-type': type });
    response.flushHeaders();
    if (body !== '') response.write(body);
  };
}

/** Sends this much of a body and then breaks the connection. */
export function cutAfter(body: string, type = 'text/event-stream'): BackendScript {
  return (response) => {
    response.writeHead(200, { 'content-type': type });
    response.write(body, () => response.socket?.destroySoon());
  };
}
