/**
 * PURE. How large a context window Ollama is asked for. It keeps memory for the whole window, and loads the model again when the size
 * changes: so it gets no more than the chat needs, in few steps, and never more than the model has.
 */
import { estimateTokenCount } from 'tokenx';
import type { BackendRequest, RequestMessage } from '../contract.ts';
import { contentParts } from '../message-parts.ts';

const SMALLEST = 8_192;
const ANSWER_ROOM = 4_096;
/** Estimates are off by a fifth at most. */
const MARGIN = 1.25;
const IMAGE_TOKENS = 1_500;

/** @returns The smallest step that holds the question and its answer; `undefined` where nobody knows how much the model can read. */
export function chooseContextSize(request: BackendRequest): number | undefined {
  if (request.contextSize === undefined) return undefined;
  const needed = estimatePromptTokens(request) * MARGIN + ANSWER_ROOM;
  let size = SMALLEST;
  while (size < needed) size *= 2;
  return Math.min(size, request.contextSize);
}

export function estimatePromptTokens({ messages }: BackendRequest): number {
  return messages.reduce((sum, message) => sum + estimateMessage(message), 0);
}

function estimateMessage(message: RequestMessage): number {
  const parts = contentParts(message).map((part) =>
    part.type === 'text' ? estimateTokenCount(part.text) : IMAGE_TOKENS,
  );
  return parts.reduce((sum, tokens) => sum + tokens, 0);
}
