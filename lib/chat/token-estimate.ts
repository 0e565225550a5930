/**
 * PURE. How many tokens a text is, roughly: an approximation (`tokenx`, calibrated on o200k_base), since each model counts
 * differently and no tokenizer of any of them is small. Its error on captured pages is in docs/decisions.
 */
import { estimateTokenCount } from 'tokenx';
import type { ContentPart, RequestMessage } from '#lib/backends/contract.ts';

/** What an API adds around one message. */
const MESSAGE_OVERHEAD = 4;
/** What an image costs, whatever its size: vendors count between 85 and 1,600. */
export const IMAGE_TOKENS = 1_000;

/** Scripts that `tokenx` has no rule for and would count at half their weight: Hebrew and Arabic, the Indic ones and Thai. */
const languageConfigs = [
  { pattern: /[\u0590-\u05FF\u0600-\u06FF\u0750-\u077F]/, averageCharsPerToken: 3.5 },
  { pattern: /[\u0900-\u0DFF\u0E00-\u0EFF]/, averageCharsPerToken: 3 },
];

export function estimateTokens(text: string): number {
  return estimateTokenCount(text, { languageConfigs });
}

export function estimateMessageTokens({ content }: RequestMessage): number {
  const parts: readonly ContentPart[] =
    typeof content === 'string' ? [{ type: 'text', text: content }] : content;
  return parts.reduce(
    (sum, part) => sum + (part.type === 'text' ? estimateTokens(part.text) : IMAGE_TOKENS),
    MESSAGE_OVERHEAD,
  );
}
