/** How each kind's servers answer, written out byte by byte: what the one conformance suite plays to every kind over HTTP. */
import { agentServiceKind } from '#lib/backends/agent-service/agent-service-kind.ts';
import { anthropicKind } from '#lib/backends/anthropic/anthropic-kind.ts';
import type { BackendKind } from '#lib/backends/contract.ts';
import { geminiKind } from '#lib/backends/gemini/gemini-kind.ts';
import { ollamaKind } from '#lib/backends/ollama/ollama-kind.ts';
import { openAiCompatibleKind } from '#lib/backends/openai-compatible/openai-compatible-kind.ts';
import { openAiResponsesKind } from '#lib/backends/openai-responses/openai-responses-kind.ts';

export interface KindDialect {
  readonly kind: BackendKind<unknown>;
  readonly contentType: string;
  /** The header that carries the key, as Node names it. */
  readonly keyHeader: string;
  /** One event for each piece of text. */
  piece(text: string): string;
  /** One event of reasoning; `null` where the protocol has none. */
  reasoning(text: string): string | null;
  /** What ends a complete answer. */
  readonly closing: string;
  readonly malformed: string;
  /** An error in the middle of a stream. */
  readonly complaint: string;
  /** The whole answer as one JSON value. */
  whole(text: string): unknown;
}

const event = (data: unknown, name?: string) =>
  `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const line = (data: unknown) => `${JSON.stringify(data)}\n`;
const choice = (delta: object, finish_reason: string | null = null) =>
  event({ choices: [{ index: 0, delta, finish_reason }] });
const named = (data: { type: string; [field: string]: unknown }) => event(data, data.type);
const erased = <Config>(kind: BackendKind<Config>) => kind as BackendKind<unknown>;
const sse = 'text/event-stream';

export const KIND_DIALECTS: readonly KindDialect[] = [
  {
    kind: erased(openAiCompatibleKind),
    contentType: sse,
    keyHeader: 'authorization',
    piece: (content) => choice({ content }),
    reasoning: (reasoning_content) => choice({ reasoning_content }),
    closing: choice({}, 'stop') + event('[DONE]'),
    malformed: event('{"choices": [oops'),
    complaint: event({ error: { message: 'the model fell over', type: 'server_error' } }),
    whole: (content) => ({
      choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }],
    }),
  },
  {
    kind: erased(openAiResponsesKind),
    contentType: sse,
    keyHeader: 'authorization',
    piece: (delta) => named({ type: 'response.output_text.delta', delta }),
    reasoning: (delta) => named({ type: 'response.reasoning_summary_text.delta', delta }),
    closing: named({
      type: 'response.completed',
      response: { status: 'completed', output: [], usage: { input_tokens: 3, output_tokens: 4 } },
    }),
    malformed: event('{"type": "response.output_text.delta"', 'response.output_text.delta'),
    complaint: named({ type: 'error', code: 'server_error', message: 'the model fell over' }),
    whole: (text) => ({
      status: 'completed',
      error: null,
      output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
    }),
  },
  {
    kind: erased(anthropicKind),
    contentType: sse,
    keyHeader: 'x-api-key',
    piece: (text) =>
      named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    reasoning: (thinking) =>
      named({ type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking } }),
    closing:
      named({ type: 'message_delta', delta: { stop_reason: 'end_turn' } }) +
      named({ type: 'message_stop' }),
    malformed: event('not json', 'content_block_delta'),
    complaint: named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
    whole: (text) => ({
      type: 'message',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
    }),
  },
  {
    kind: erased(geminiKind),
    contentType: sse,
    keyHeader: 'x-goog-api-key',
    piece: (text) => event({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] }),
    reasoning: (text) => event({ candidates: [{ content: { parts: [{ text, thought: true }] } }] }),
    closing: event({
      candidates: [{ finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 4 },
    }),
    malformed: event('{'),
    complaint: event({
      error: { code: 503, message: 'The model is overloaded', status: 'UNAVAILABLE' },
    }),
    whole: (text) => [{ candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] }],
  },
  {
    kind: erased(ollamaKind),
    contentType: 'application/x-ndjson',
    keyHeader: 'authorization',
    piece: (content) => line({ message: { role: 'assistant', content }, done: false }),
    reasoning: (thinking) =>
      line({ message: { role: 'assistant', content: '', thinking }, done: false }),
    closing: line({ message: { content: '' }, done: true, done_reason: 'stop', eval_count: 4 }),
    malformed: '{"message": {"content":\n',
    complaint: line({ error: 'an error was encountered while running the model' }),
    whole: (content) => ({
      message: { role: 'assistant', content },
      done: true,
      done_reason: 'stop',
    }),
  },
  {
    kind: erased(agentServiceKind),
    contentType: sse,
    keyHeader: 'authorization',
    piece: (delta) => event({ delta }, 'chunk'),
    reasoning: () => null,
    closing: event({ success: true, message: 'ok', data: null }, 'done'),
    malformed: event('{"delta": 4}', 'chunk'),
    complaint: event({ success: false, message: 'the agent fell over' }, 'done'),
    whole: (text) => ({ success: true, message: 'ok', data: { text } }),
  },
];
