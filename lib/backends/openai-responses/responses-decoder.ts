/** PURE. Reads the events of a streamed response; llama.cpp leaves out `created_at`, `model` and every index. */
import { z } from 'zod';
import type { DecodedPart } from '../answer-state.ts';
import type { AnswerDecoder } from '../answer-stream.ts';
import type { FinishReason } from '../contract.ts';
import { lenientArray, lenientCount, lenientObject, lenientText } from '../lenient.ts';
import type { ServerEvent } from '../server-events.ts';
import { describeComplaint, parseJson, readComplaint } from '../server-failure.ts';
import { textParts, usageParts } from '../usage.ts';

const partSchema = z.object({ type: lenientText, text: lenientText, refusal: lenientText });
const itemSchema = z.object({
  type: lenientText,
  content: lenientArray(partSchema),
  summary: lenientArray(partSchema),
});

const responseSchema = z.object({
  status: lenientText,
  output: lenientArray(itemSchema),
  error: z.unknown().optional(),
  incomplete_details: lenientObject({ reason: lenientText }),
  usage: lenientObject({
    input_tokens: lenientCount,
    output_tokens: lenientCount,
    output_tokens_details: lenientObject({ reasoning_tokens: lenientCount }),
  }),
});
type WholeResponse = z.infer<typeof responseSchema>;

const eventSchema = z.object({
  type: lenientText,
  delta: lenientText,
  response: responseSchema.nullish().catch(null),
});

const INCOMPLETE_REASONS: Readonly<Record<string, FinishReason>> = {
  max_output_tokens: 'length',
  content_filter: 'content-filter',
};

export function createResponsesDecoder(secrets: readonly string[]): AnswerDecoder {
  let summaryParts = 0;

  function readEvent({ name, data }: ServerEvent): readonly DecodedPart[] | null {
    if (data.trim() === '[DONE]') return [{ type: 'end' }];
    const value = parseJson(data);
    const complaint = readComplaint(value);
    if (complaint) throw describeComplaint(complaint, secrets);
    const read = eventSchema.safeParse(value);
    const type = read.data?.type ?? name;
    if (!read.success || !type) return null;
    const { delta, response } = read.data;
    switch (type) {
      case 'response.output_text.delta':
      case 'response.refusal.delta':
        return delta === null || delta === undefined ? null : textParts('text-delta', delta);
      case 'response.reasoning_summary_text.delta':
      case 'response.reasoning_text.delta':
        return textParts('reasoning-delta', delta);
      case 'response.reasoning_summary_part.added':
        summaryParts += 1;
        return textParts('reasoning-delta', summaryParts > 1 ? '\n\n' : '');
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
        return response ? [...readClosing(response), { type: 'end' }] : null;
      default:
        return [];
    }
  }

  /** @throws BackendError when the response says that it failed. */
  function readClosing(response: WholeResponse): DecodedPart[] {
    const complaint = readComplaint({ error: response.error });
    if (complaint) throw describeComplaint(complaint, secrets, 'server-error');
    const incomplete = response.incomplete_details?.reason;
    const reason = incomplete ? (INCOMPLETE_REASONS[incomplete] ?? 'other') : 'stop';
    return [
      { type: 'finish-reason', reason },
      ...usageParts({
        inputTokens: response.usage?.input_tokens,
        outputTokens: response.usage?.output_tokens,
        reasoningTokens: response.usage?.output_tokens_details?.reasoning_tokens,
      }),
    ];
  }

  function readWhole(answer: unknown): readonly DecodedPart[] | null {
    const read = responseSchema.safeParse(answer);
    if (!read.success || read.data.output.length === 0) return null;
    return [...read.data.output.flatMap(readItem), ...readClosing(read.data)];
  }

  return { readEvent, readWhole };
}

function readItem({ content, summary }: z.infer<typeof itemSchema>): DecodedPart[] {
  return [
    ...summary.flatMap((part) => textParts('reasoning-delta', part.text)),
    ...content.flatMap((part) => textParts('text-delta', part.text ?? part.refusal)),
  ];
}
