/** PURE. A turn: one question, its context records, its status and its answer so far. One row, written whole. */
import { z } from 'zod';
import { appStateSchema } from '#lib/app-state/app-state.ts';
import { cardSchema } from '#lib/backends/card.ts';
import { modelIdSchema } from '#lib/backends/model-id.ts';
import type { StoredRecord } from '#lib/context/record.ts';
import { failureSchema } from './failure.ts';
import { sessionIdSchema, turnIdSchema } from './ids.ts';

const textBlockSchema = z.object({ type: z.literal('text'), text: z.string() });

/** A record as it is stored. Content that comes in blocks keeps them all; its text is that of the blocks which are text. */
export const storedRecordSchema: z.ZodType<StoredRecord> = z
  .object({
    id: z.string(),
    content: z.union([z.string(), z.array(z.unknown())]),
    blocks: z.array(z.unknown()).optional(),
    source: z.record(z.string(), z.unknown()),
  })
  .transform(({ content, ...record }) =>
    typeof content === 'string'
      ? { ...record, content }
      : { ...record, content: joinText(content), blocks: content },
  );

function joinText(blocks: readonly unknown[]): string {
  return blocks.flatMap((block) => textBlockSchema.safeParse(block).data?.text ?? []).join('\n');
}

export const attachedFileSchema = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number().int().nonnegative(),
});

export const questionSchema = z.object({
  /** As the person typed it, trimmed. Never contains a header that was not typed. */
  text: z.string(),
  skill: z.object({ id: z.string(), name: z.string(), icon: z.string().optional() }).optional(),
  files: z.array(attachedFileSchema).default([]),
});
export type Question = z.infer<typeof questionSchema>;

export const usageSchema = z.object({
  inputTokens: z.number().optional(),
  outputTokens: z.number().optional(),
  reasoningTokens: z.number().optional(),
});

export const warningSchema = z.object({ code: z.string(), detail: z.string() });

export const answerSchema = z.object({
  text: z.string(),
  reasoning: z.string().default(''),
  cards: z.array(cardSchema).default([]),
  /** The skill that the reply named. */
  skill: z.string().optional(),
  finishReason: z.enum(['stop', 'length', 'content-filter', 'aborted', 'other']).optional(),
  usage: usageSchema.optional(),
  warnings: z.array(warningSchema).default([]),
  malformedEvents: z.number().int().nonnegative().default(0),
});
export type Answer = z.infer<typeof answerSchema>;

export const TURN_STATUSES = ['streaming', 'done', 'stopped', 'failed', 'interrupted'] as const;
export const turnStatusSchema = z.enum(TURN_STATUSES);
export type TurnStatus = z.infer<typeof turnStatusSchema>;

export const turnSchema = z.object({
  id: turnIdSchema,
  sessionId: sessionIdSchema,
  /** The turn that this one answers to; `null` at the start. Edits and regenerations are siblings. */
  parentId: turnIdSchema.nullable(),
  createdAt: z.number(),
  question: questionSchema,
  /** What was injected, in recorded order; the header's record last. An unreadable one is left out as history. */
  records: z
    .array(z.unknown())
    .transform((records) => records.flatMap((record) => readStoredRecord(record))),
  /** The state that was current when the question was sent; `null` when the page could not be seen, or when it is unreadable. */
  appState: appStateSchema.nullable().catch(null),
  /** The number of the system prompt that went out with it; none where the protocol has no place for one. */
  systemPrompt: z.number().int().optional().catch(undefined),
  modelId: modelIdSchema,
  status: turnStatusSchema,
  answer: answerSchema,
  failure: failureSchema.optional(),
});
export type Turn = z.infer<typeof turnSchema>;

function readStoredRecord(record: unknown): StoredRecord[] {
  const read = storedRecordSchema.safeParse(record);
  return read.success ? [read.data] : [];
}

/** Reads a stored turn; `null` when it cannot be used as history. Never throws. */
export function readTurn(stored: unknown): Turn | null {
  const read = turnSchema.safeParse(stored);
  return read.success ? read.data : null;
}
