/**
 * PURE. The contract that every kind of backend fulfils: one page, read it first. What goes out is strict; what comes in is
 * read leniently, and nothing is used that no schema has seen.
 */
import type { z } from 'zod';
import type { cardSchema } from './card.ts';
import type { ModelInfo } from './model-info.ts';

export type Card = z.infer<typeof cardSchema>;
export type { ModelInfo };

/** A text or an image in a message. Image data is a `data:` URL. */
export type ContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly name: string; readonly dataUrl: string };

/** One message of the request. A plain string stands for one text part. */
export interface RequestMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string | readonly ContentPart[];
}

/** What the agent protocols are told beside the plain messages; other kinds ignore it. */
export interface AgentExtras {
  readonly message: string;
  /** The person's own text, which `message` ends with; never sent, the demo tells it apart by this. */
  readonly text?: string;
  readonly skill?: string;
  readonly skillPrompt?: string;
  readonly contexts: readonly { key: string; label: string; value: string; icon?: string }[];
  readonly files: readonly { name: string; type: string; dataUrl: string }[];
  readonly history: readonly { role: 'user' | 'assistant'; text: string }[];
}

/** One question to a backend. `model` is the backend's own name of the model. */
export interface BackendRequest {
  readonly model: string;
  readonly messages: readonly RequestMessage[];
  readonly agent: AgentExtras;
  /** Options that the person set; sent only when set. */
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
  /** The context window in tokens, where a server has to be told (Ollama's `num_ctx`). */
  readonly contextSize?: number;
}

/** What a run streams. `accepted` comes first and once: the backend began a successful response. `finish` comes last and once. */
export type StreamPart =
  | {
      readonly type: 'waiting';
      readonly retryInMs: number;
      readonly attempt: number;
      readonly code: string;
    }
  | { readonly type: 'accepted' }
  | { readonly type: 'text-delta'; readonly text: string }
  | { readonly type: 'reasoning-delta'; readonly text: string }
  /** Replaces all text that came before (the closing result of the agent protocols). */
  | { readonly type: 'text-final'; readonly text: string }
  | { readonly type: 'cards'; readonly cards: readonly Card[] }
  | { readonly type: 'reply-skill'; readonly skill: string }
  | { readonly type: 'usage'; readonly usage: Usage }
  /** Something the person should know that is no failure, such as a parameter that was dropped. */
  | { readonly type: 'warning'; readonly code: WarningCode; readonly detail: string }
  | { readonly type: 'finish'; readonly reason: FinishReason; readonly malformedEvents: number };

export type WarningCode = 'parameter-dropped' | 'context-cut-by-server';

/** `aborted` is an outcome, not an error. */
export type FinishReason = 'stop' | 'length' | 'content-filter' | 'aborted' | 'other';

export interface Usage {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly reasoningTokens?: number;
}

/** What a kind needs from outside; passed in, so that kinds run in tests and in the worker alike. */
export interface BackendIo {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Resolves after `ms`, or at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Makes an id that nobody else has, for kinds that name their streams. */
  readonly createId?: () => string;
  /** Opens a socket, for kinds that speak over one; absent where there is none. */
  readonly openSocket?: (url: string) => WebSocket;
  /** Why a request to `url` got no response at all, where the browser lets us know; `null` when it does not. */
  readonly explainNetworkError?: (url: string) => Promise<NetworkFailure | null>;
}

/** What stands behind the bare `TypeError` of a `fetch`. */
export interface NetworkFailure {
  readonly code:
    | 'unreachable'
    | 'name-not-resolved'
    | 'timed-out'
    | 'origin-refused'
    | 'certificate';
  /** The browser's own name of it, such as `net::ERR_CONNECTION_REFUSED`. */
  readonly detail: string;
}

/** A kind of backend. `Config` is what the person filled in; keys are part of it. */
export interface BackendKind<Config, Name extends string = string> {
  readonly kind: Name;
  readonly configSchema: z.ZodType<Config>;
  /** The origins that must be reachable, as URL origins (`https://api.example`). Empty: no network. */
  origins(config: Config): readonly string[];
  /** @throws BackendError */
  listModels(config: Config, io: BackendIo): Promise<readonly ModelInfo[]>;
  /**
   * Streams one answer. When `io.signal` aborts, the request is cancelled and the stream ends with `finish: aborted`.
   *
   * @throws BackendError for every failure, before or after `accepted`.
   */
  stream(request: BackendRequest, config: Config, io: BackendIo): AsyncIterable<StreamPart>;
}
