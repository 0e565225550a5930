/** What a kind needs from outside, as a test gives it. */
import { setTimeout as delay } from 'node:timers/promises';
import { BackendError } from '#lib/backends/backend-error.ts';
import type { BackendIo, BackendRequest, StreamPart } from '#lib/backends/contract.ts';

export function createTestIo(overrides: Partial<BackendIo> = {}): BackendIo {
  return {
    fetch: (input, init) => fetch(input, init),
    signal: new AbortController().signal,
    now: () => Date.now(),
    wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
    createId: () => crypto.randomUUID(),
    openSocket: (url) => new WebSocket(url),
    ...overrides,
  };
}

/** A `fetch` that answers with these pieces as they are. */
export function fetchPieces(
  pieces: readonly Uint8Array[],
  contentType: string,
): BackendIo['fetch'] {
  return async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': contentType } });
  };
}

export function createTestRequest(
  text: string,
  more: Partial<BackendRequest> = {},
): BackendRequest {
  return {
    model: 'test-model',
    messages: [{ role: 'user', content: text }],
    agent: { message: text, text, contexts: [], files: [], history: [] },
    ...more,
  };
}

/** What a stream came to. */
export interface Outcome {
  readonly parts: readonly StreamPart[];
  readonly text: string;
  readonly reasoning: string;
  readonly error: BackendError | null;
}

export async function collect(stream: AsyncIterable<StreamPart>): Promise<Outcome> {
  const parts: StreamPart[] = [];
  let error: BackendError | null = null;
  try {
    for await (const part of stream) parts.push(part);
  } catch (thrown) {
    if (!(thrown instanceof BackendError)) throw thrown;
    error = thrown;
  }
  return { parts, error, ...foldText(parts) };
}

/** The text and the reasoning that a person would see. */
export function foldText(parts: readonly StreamPart[]): { text: string; reasoning: string } {
  let text = '';
  let reasoning = '';
  for (const part of parts) {
    if (part.type === 'text-delta') text += part.text;
    if (part.type === 'text-final') text = part.text;
    if (part.type === 'reasoning-delta') reasoning += part.text;
  }
  return { text, reasoning };
}
