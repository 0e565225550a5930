/** PURE. A session ("chat" in the interface): an ordered list of turns, seen from its last one. */
import { z } from 'zod';
import { sessionIdSchema, turnIdSchema } from './ids.ts';

export const sessionSchema = z.object({
  id: sessionIdSchema,
  title: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  pinned: z.boolean().default(false),
  /** The last turn of the branch that is shown; its ancestors are the conversation. */
  leafId: turnIdSchema.nullable(),
  /** The origin of the page where it began, and what it was about. */
  site: z.string().nullable().default(null),
  project: z.string().nullable().default(null),
  task: z.string().nullable().default(null),
});
export type Session = z.infer<typeof sessionSchema>;

/** Reads a stored session; `null` when it cannot be listed. Never throws. */
export function readSession(stored: unknown): Session | null {
  const read = sessionSchema.safeParse(stored);
  return read.success ? read.data : null;
}
