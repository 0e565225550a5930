/** PURE. Ollama cuts a conversation that does not fit and says nothing of it; its own count of the prompt gives it away. */
import { estimateTokenCount } from 'tokenx';
import type { BackendRequest } from '../contract.ts';
import { contentText } from '../message-parts.ts';

/** An estimate is not a count: only less than this share of it is taken for a cut. */
const CERTAIN_SHARE = 0.6;
/** Below this many tokens, estimates say nothing. */
const SMALLEST_PROMPT = 500;

/**
 * Compares the server's count of the prompt with what was sent.
 *
 * @returns What is to be said, or `null` when the whole prompt was read as far as can be known.
 */
export function explainPromptCount(request: BackendRequest, promptTokens: number): string | null {
  const sent = request.messages.reduce(
    (sum, message) => sum + estimateTokenCount(contentText(message)),
    0,
  );
  if (sent < SMALLEST_PROMPT || promptTokens === 0) return null;
  const wasCut = promptTokens < sent * CERTAIN_SHARE;
  const isFull = request.contextSize !== undefined && promptTokens >= request.contextSize;
  return wasCut || isFull ? `${promptTokens} of about ${sent} tokens were read` : null;
}
