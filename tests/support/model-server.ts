/**
 * An OpenAI-compatible server on loopback that does what a test says and tells what it saw: each request as it arrived, and when
 * its socket closed and by whom. It sends no CORS headers: whoever reads its answers has host access.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod';
import { type LoopbackServer, listenOnLoopback, readBody, respondJson } from './loopback-server.ts';
import { createModelReply, type ModelReply } from './model-reply.ts';

const messageSchema = z.object({ role: z.string(), content: z.unknown() });
const chatRequestSchema = z.object({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(messageSchema),
});

export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The decoded JSON, or the text where it is none. */
  readonly body: unknown;
  /** When the answer's socket is over: `client` when it was closed before the answer was complete. */
  readonly closed: Promise<'client' | 'server'>;
}

export interface LoggedChat extends LoggedRequest {
  readonly model: string;
  readonly messages: readonly z.infer<typeof messageSchema>[];
}

/** What is done with one chat request. A script that returns without ending the answer leaves it hanging. */
export type ModelScript = (reply: ModelReply, chat: LoggedChat) => Promise<void> | void;

export interface ModelServer extends LoopbackServer {
  /** What a person types as the base URL. */
  readonly baseUrl: string;
  /** Each request, model lists included, in order of arrival. */
  readonly requests: readonly LoggedRequest[];
  readonly chats: readonly LoggedChat[];
  /** Waits for the chat request with this number, counted from 0. */
  chat(index: number): Promise<LoggedChat>;
  /** Scripts for the next chat requests, one each; when none is left, the answer is {@link FALLBACK_ANSWER}. */
  enqueue(...scripts: ModelScript[]): void;
}

export const MODEL_NAME = 'scripted-model';
export const FALLBACK_ANSWER = 'Nothing was scripted for this request.';

export async function startModelServer({ port = 0 } = {}): Promise<ModelServer> {
  const requests: LoggedRequest[] = [];
  const chats: LoggedChat[] = [];
  const scripts: ModelScript[] = [];
  const arrivals = new EventTarget();
  const server = await listenOnLoopback(async (request, response) => {
    const reply = createModelReply(response);
    const logged = logRequest(request, await readBody(request), reply);
    requests.push(logged);
    if (logged.path.endsWith('/models')) return respondJson(response, MODEL_LIST);
    const chat = readChat(logged);
    if (!chat) return respondJson(response, { error: { message: 'Not a chat request.' } }, 404);
    chats.push(chat);
    arrivals.dispatchEvent(new Event('chat'));
    const script = scripts.shift() ?? ((fallback) => fallback.answer(FALLBACK_ANSWER));
    await script(reply, chat);
  }, port);
  return {
    ...server,
    baseUrl: `${server.origin}/v1`,
    requests,
    chats,
    chat: (index) => arrival(chats, index, arrivals),
    enqueue: (...more) => void scripts.push(...more),
  };
}

const MODEL_LIST = {
  object: 'list',
  data: [{ id: MODEL_NAME, object: 'model', created: 1_700_000_000, owned_by: 'tests' }],
};

function logRequest(request: IncomingMessage, text: string, reply: ModelReply): LoggedRequest {
  return {
    method: request.method ?? '',
    path: new URL(request.url ?? '/', 'http://model.invalid').pathname,
    headers: request.headers,
    body: parseJson(text),
    closed: reply.closed,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readChat(logged: LoggedRequest): LoggedChat | null {
  if (logged.method !== 'POST' || !logged.path.endsWith('/chat/completions')) return null;
  const read = chatRequestSchema.safeParse(logged.body);
  return read.success ? { ...logged, model: read.data.model, messages: read.data.messages } : null;
}

function arrival(
  chats: readonly LoggedChat[],
  index: number,
  arrivals: EventTarget,
): Promise<LoggedChat> {
  return new Promise((resolve) => {
    const look = () => {
      const chat = chats[index];
      if (!chat) return;
      arrivals.removeEventListener('chat', look);
      resolve(chat);
    };
    arrivals.addEventListener('chat', look);
    look();
  });
}

/** The texts that the model read as the person's, in order. */
export function userContents(chat: LoggedChat): unknown[] {
  return chat.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
}
