/** What the options page asks about everything that is kept: out as a file, in from a file, gone. */
import { z } from 'zod';
import type { Contract } from './rpc.ts';
import { listCursorSchema } from './views.ts';

const nothing = z.object({});

/** The largest part of a file that one message carries, in UTF-16 code units. */
export const IMPORT_PART_LENGTH = 4_000_000;

export const importedListSchema = z.object({
  list: z.string(),
  added: z.number(),
  present: z.number(),
  refused: z.array(z.object({ name: z.string(), reason: z.string() })),
});

export const importOutcomeSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('taken'), lists: z.array(importedListSchema) }),
  z.object({ status: z.literal('refused'), reason: z.enum(['not-json', 'foreign', 'too-large']) }),
]);
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

export const dataContract = {
  /** The beginning of a file, up to its chats; without them, the whole. Keys go out only when they are asked for. */
  'export-head': {
    request: z.object({ withChats: z.boolean(), withKeys: z.boolean() }),
    reply: z.object({ text: z.string() }),
  },
  /** The next chats of a file, each as its JSON text. */
  'export-chats': {
    request: z.object({ after: listCursorSchema.nullable() }),
    reply: z.object({ chats: z.array(z.string()), next: listCursorSchema.nullable() }),
  },
  'export-tail': { request: nothing, reply: z.object({ text: z.string() }) },
  /** A file comes in parts, since it may be larger than a message may be. */
  'import-part': {
    request: z.object({ text: z.string().max(IMPORT_PART_LENGTH), first: z.boolean() }),
    reply: nothing,
  },
  'import-finish': { request: nothing, reply: importOutcomeSchema },
  'chats-delete-all': { request: nothing, reply: nothing },
} as const satisfies Contract;
