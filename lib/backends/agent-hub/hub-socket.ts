/** PURE. A connection to a hub: negotiated, with the handshake done, read as one sequence of messages. */
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';
import type { BackendIo } from '../contract.ts';
import { type HttpRequest, requestJson } from '../http-request.ts';
import { lenientText } from '../lenient.ts';
import { tidyDetail } from '../server-failure.ts';
import { createHubReader, HANDSHAKE, type HubMessage, PING } from './hub-messages.ts';

/** Hubs hang up on clients that stay silent for 30 s. */
const PING_EVERY_MS = 15_000;

const negotiationSchema = z.object({
  connectionToken: lenientText,
  connectionId: lenientText,
  url: lenientText,
  error: lenientText,
});

export interface HubSocket {
  send(record: string): void;
  /** Ends when the hub hangs up; a malformed message is `null`. */
  messages(): AsyncGenerator<HubMessage | null>;
  close(): void;
}

/**
 * @param negotiation The request that asks for a connection, as a POST to the hub's `/negotiate`.
 * @throws BackendError
 */
export async function openHubSocket(
  negotiation: HttpRequest,
  hubUrl: string,
  accessToken: string,
  io: BackendIo,
): Promise<HubSocket> {
  const token = await negotiate(negotiation, io).catch(orMissing);
  const url = new URL(hubUrl);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (typeof token === 'string') url.searchParams.set('id', token);
  if (accessToken) url.searchParams.set('access_token', accessToken);
  const socket = connect(url.href, io);
  return token instanceof BackendError ? socket.catch(() => Promise.reject(token)) : socket;
}

/** A hub may know no negotiation and take sockets directly; when it does not, the missing path was the reason. */
function orMissing(error: unknown): BackendError {
  if (error instanceof BackendError && error.code === 'wrong-path') return error;
  throw error;
}

/** @returns The token of the connection, `null` where the hub gives none. */
async function negotiate(request: HttpRequest, io: BackendIo): Promise<string | null> {
  const answer = await requestJson(request, io);
  const read = negotiationSchema.safeParse(answer);
  if (!read.success) throw new BackendError('invalid-response', { detail: 'no negotiation' });
  const { connectionToken, connectionId, url, error } = read.data;
  if (error) throw new BackendError('error-in-success', { detail: tidyDetail(error, []) });
  if (url) throw new BackendError('redirected-elsewhere', { detail: tidyDetail(url, []) });
  return connectionToken ?? connectionId ?? null;
}

async function connect(url: string, io: BackendIo): Promise<HubSocket> {
  if (!io.openSocket) throw new BackendError('config-invalid', { detail: 'no sockets here' });
  const socket = io.openSocket(url);
  const closed = new AbortController();
  const queue = createQueue<string>();
  let isOpen = false;
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') queue.push(data);
  });
  socket.addEventListener('close', () => {
    closed.abort();
    queue.end();
  });
  const opened = new Promise<void>((resolve) => {
    socket.addEventListener('open', () => {
      isOpen = true;
      resolve();
    });
    closed.signal.addEventListener('abort', () => resolve());
  });
  const close = () => socket.close();
  io.signal.addEventListener('abort', () => queue.end(), { once: true });
  await Promise.race([opened, aborted(io.signal)]);
  if (!isOpen) {
    close();
    const reason = io.signal.aborted ? null : await io.explainNetworkError?.(url);
    throw new BackendError(reason?.code ?? 'unreachable', { detail: reason?.detail ?? '' });
  }
  socket.send(HANDSHAKE);
  const messages = readMessages(queue);
  const first = await messages.next();
  if (first.done || first.value?.error) {
    close();
    const detail = tidyDetail(first.value?.error ?? 'no handshake', []);
    throw new BackendError(first.done ? 'stream-broken' : 'bad-request', { detail });
  }
  void keepAlive(socket, closed.signal, io);
  return { send: (record) => socket.send(record), messages: () => messages, close };
}

async function keepAlive(socket: WebSocket, closed: AbortSignal, io: BackendIo): Promise<void> {
  for (;;) {
    await io.wait(PING_EVERY_MS, closed);
    if (closed.aborted || socket.readyState !== socket.OPEN) return;
    socket.send(PING);
  }
}

async function* readMessages(queue: Queue<string>): AsyncGenerator<HubMessage | null> {
  const read = createHubReader();
  for (let text = await queue.next(); text !== null; text = await queue.next()) yield* read(text);
}

interface Queue<Item> {
  push(item: Item): void;
  end(): void;
  /** The next item; `null` after the end. */
  next(): Promise<Item | null>;
}

function createQueue<Item>(): Queue<Item> {
  const items: Item[] = [];
  let ended = false;
  let wake = () => {};
  return {
    push(item) {
      items.push(item);
      wake();
    },
    end() {
      ended = true;
      wake();
    },
    async next() {
      while (items.length === 0 && !ended) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
      return items.shift() ?? null;
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
