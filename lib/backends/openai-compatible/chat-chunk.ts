/** PURE. One chunk of a chat completion, or a whole one, as real servers send it: every field may be missing, null or odd. */
import { z } from 'zod';
import type { DecodedPart } from '../answer-state.ts';
import type { FinishReason, Usage } from '../contract.ts';

const text = z.string().nullish().catch(null);
const count = z.number().optional().catch(undefined);

/** A text in an array of parts, as Mistral's reasoning models send it: thinking holds parts of its own. */
const contentPartSchema = z.object({
  type: text,
  text,
  thinking: z
    .union([z.string(), z.array(z.object({ text }))])
    .nullish()
    .catch(null),
});

const messageSchema = z.object({
  content: z
    .union([z.string(), z.array(contentPartSchema)])
    .nullish()
    .catch(null),
  refusal: text,
  reasoning_content: text,
  reasoning: text,
  thinking: text,
  reasoning_details: z
    .array(z.object({ text, summary: text }))
    .nullish()
    .catch(null),
});
type Message = z.infer<typeof messageSchema>;

const choiceSchema = z.object({
  delta: messageSchema.nullish().catch(null),
  message: messageSchema.nullish().catch(null),
  text,
  finish_reason: text,
});

const usageSchema = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  completion_tokens_details: z.object({ reasoning_tokens: count }).nullish().catch(null),
});

export const chatChunkSchema = z.object({
  choices: z.array(choiceSchema).nullish(),
  usage: usageSchema.nullish().catch(null),
});

const FINISH_REASONS: Readonly<Record<string, FinishReason>> = {
  stop: 'stop',
  eos: 'stop',
  end_turn: 'stop',
  stop_sequence: 'stop',
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
  content_filter: 'content-filter',
  safety: 'content-filter',
  sensitive: 'content-filter',
};

/** @returns What the chunk says; `null` when it is none. */
export function readChatChunk(value: unknown): DecodedPart[] | null {
  const read = chatChunkSchema.safeParse(value);
  if (!read.success) return null;
  const { choices, usage } = read.data;
  if (!choices && !usage) return null;
  const [choice] = choices ?? [];
  const parts: DecodedPart[] = [];
  const message = choice?.delta ?? choice?.message;
  if (message) parts.push(...readMessage(message));
  if (choice?.text) parts.push({ type: 'text-delta', text: choice.text });
  if (choice?.finish_reason) {
    const reason = FINISH_REASONS[choice.finish_reason.toLowerCase()] ?? 'other';
    parts.push({ type: 'finish-reason', reason });
  }
  if (usage) parts.push({ type: 'usage', usage: readUsage(usage) });
  return parts;
}

function readMessage(message: Message): DecodedPart[] {
  const parts: DecodedPart[] = [];
  const reasoning = readReasoning(message);
  if (reasoning) parts.push({ type: 'reasoning-delta', text: reasoning });
  if (typeof message.content === 'string') pushText(parts, message.content);
  else for (const part of message.content ?? []) parts.push(...readContentPart(part));
  pushText(parts, message.refusal ?? '');
  return parts;
}

/** Servers that send the reasoning in two fields repeat it there. */
function readReasoning(message: Message): string {
  const plain = message.reasoning_content || message.reasoning || message.thinking;
  if (plain) return plain;
  return (message.reasoning_details ?? []).map((item) => item.text ?? item.summary ?? '').join('');
}

function readContentPart(part: z.infer<typeof contentPartSchema>): DecodedPart[] {
  const { thinking } = part;
  const reasoning =
    typeof thinking === 'string' ? thinking : thinking?.map((item) => item.text ?? '').join('');
  const parts: DecodedPart[] = [];
  if (reasoning) parts.push({ type: 'reasoning-delta', text: reasoning });
  pushText(parts, part.text ?? '');
  return parts;
}

function pushText(parts: DecodedPart[], delta: string): void {
  if (delta !== '') parts.push({ type: 'text-delta', text: delta });
}

function readUsage(usage: z.infer<typeof usageSchema>): Usage {
  const reasoningTokens = usage.completion_tokens_details?.reasoning_tokens;
  return {
    ...(usage.prompt_tokens !== undefined && { inputTokens: usage.prompt_tokens }),
    ...(usage.completion_tokens !== undefined && { outputTokens: usage.completion_tokens }),
    ...(reasoningTokens !== undefined && { reasoningTokens }),
  };
}
