/** PURE. Reads the events of a streamed Messages answer; servers that imitate the API leave fields out. */
import { z } from 'zod';
import type { DecodedPart } from '../answer-state.ts';
import type { AnswerDecoder } from '../answer-stream.ts';
import type { FinishReason } from '../contract.ts';
import { lenientArray, lenientCount, lenientObject, lenientText } from '../lenient.ts';
import type { ServerEvent } from '../server-events.ts';
import { describeComplaint, parseJson, readComplaint } from '../server-failure.ts';
import { textParts, usageParts } from '../usage.ts';

const usageSchema = lenientObject({
  input_tokens: lenientCount,
  output_tokens: lenientCount,
  cache_read_input_tokens: lenientCount,
  cache_creation_input_tokens: lenientCount,
});
type AnthropicUsage = z.infer<typeof usageSchema>;

const blockSchema = z.object({ type: lenientText, text: lenientText, thinking: lenientText });

const eventSchema = z.object({
  type: lenientText,
  message: lenientObject({ usage: usageSchema }),
  content_block: blockSchema.nullish().catch(null),
  delta: blockSchema.extend({ stop_reason: lenientText }).nullish().catch(null),
  usage: usageSchema,
});

const wholeSchema = z.object({
  content: z.array(z.unknown()).pipe(lenientArray(blockSchema)),
  stop_reason: lenientText,
  usage: usageSchema,
});

const FINISH_REASONS: Readonly<Record<string, FinishReason>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  refusal: 'content-filter',
};

export function createMessagesDecoder(secrets: readonly string[]): AnswerDecoder {
  /** The closing event repeats some counts and leaves out others. */
  let usage: NonNullable<AnthropicUsage> = {};

  function takeUsage(more: AnthropicUsage | undefined): DecodedPart[] {
    if (!more) return [];
    usage = { ...usage, ...more };
    const cached = (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0);
    const inputTokens = usage.input_tokens === undefined ? undefined : usage.input_tokens + cached;
    return usageParts({
      inputTokens,
      outputTokens: usage.output_tokens,
      reasoningTokens: undefined,
    });
  }

  function readEvent({ name, data }: ServerEvent): readonly DecodedPart[] | null {
    const value = parseJson(data);
    const complaint = readComplaint(value);
    if (complaint) throw describeComplaint(complaint, secrets, 'server-error');
    const read = eventSchema.safeParse(value);
    const type = read.data?.type ?? name;
    if (!read.success || !type) return null;
    const { message, content_block, delta } = read.data;
    if (type === 'message_start') return takeUsage(message?.usage);
    if (type === 'content_block_start') return readBlock(content_block);
    if (type === 'content_block_delta') return delta ? readBlock(delta) : null;
    if (type === 'message_delta')
      return [...finishParts(delta?.stop_reason), ...takeUsage(read.data.usage)];
    return type === 'message_stop' ? [{ type: 'end' }] : [];
  }

  function readWhole(answer: unknown): readonly DecodedPart[] | null {
    const read = wholeSchema.safeParse(answer);
    if (!read.success) return null;
    const { content, stop_reason } = read.data;
    return [
      ...content.flatMap(readBlock),
      ...finishParts(stop_reason),
      ...takeUsage(read.data.usage),
    ];
  }

  return { readEvent, readWhole };
}

function readBlock(block: z.infer<typeof blockSchema> | null | undefined): DecodedPart[] {
  return [
    ...textParts('reasoning-delta', block?.thinking),
    ...textParts('text-delta', block?.text),
  ];
}

function finishParts(reason: string | null | undefined): DecodedPart[] {
  return reason ? [{ type: 'finish-reason', reason: FINISH_REASONS[reason] ?? 'other' }] : [];
}
