/** PURE. Reads the lines of a streamed Ollama answer. */
import { z } from 'zod';
import type { DecodedPart } from '../answer-state.ts';
import type { AnswerDecoder } from '../answer-stream.ts';
import type { FinishReason } from '../contract.ts';
import { lenientCount, lenientFlag, lenientObject, lenientText } from '../lenient.ts';
import { describeComplaint, parseJson, readComplaint } from '../server-failure.ts';
import { textParts, usageParts } from '../usage.ts';

const lineSchema = z.object({
  message: lenientObject({
    content: lenientText,
    thinking: lenientText,
    /** Servers that imitate the API took the name from another one. */
    reasoning_content: lenientText,
  }),
  response: lenientText,
  done: lenientFlag,
  done_reason: lenientText,
  prompt_eval_count: lenientCount,
  eval_count: lenientCount,
});

const FINISH_REASONS: Readonly<Record<string, FinishReason>> = { stop: 'stop', length: 'length' };

/** @param explainCount What is said when the server counts so many tokens of the question; `null` when all is well. */
export function createOllamaDecoder(
  secrets: readonly string[],
  explainCount: (promptTokens: number) => string | null,
): AnswerDecoder {
  function readLine(value: unknown): readonly DecodedPart[] | null {
    const complaint = readComplaint(value);
    if (complaint) throw describeComplaint(complaint, secrets);
    const read = lineSchema.safeParse(value);
    if (!read.success) return null;
    const { message, response, done } = read.data;
    if (!message && !done && !response) return null;
    return [
      ...textParts('reasoning-delta', message?.thinking ?? message?.reasoning_content),
      ...textParts('text-delta', message?.content ?? response),
      ...(done ? readClosing(read.data) : []),
    ];
  }

  function readClosing(line: z.infer<typeof lineSchema>): DecodedPart[] {
    const { done_reason, prompt_eval_count: promptTokens } = line;
    const cut = promptTokens === undefined ? null : explainCount(promptTokens);
    return [
      ...usageParts({
        inputTokens: promptTokens,
        outputTokens: line.eval_count,
        reasoningTokens: undefined,
      }),
      ...(cut ? [{ type: 'warning', code: 'context-cut-by-server', detail: cut } as const] : []),
      { type: 'finish-reason', reason: FINISH_REASONS[done_reason ?? 'stop'] ?? 'other' },
      { type: 'end' },
    ];
  }

  return { readEvent: ({ data }) => readLine(parseJson(data)), readWhole: readLine };
}
