/** What the person chose to send along, per chat: kept as choices, never as what was read. */
import { z } from 'zod';
import { contextSourceKindSchema } from '#lib/chat/context-source-kind.ts';
import { type Collection, createDexieCollection, createMemoryCollection } from './collection.ts';
import type { WhereaboutsDatabase } from './database.ts';

const chatChoicesSchema = z.object({
  /** The same id as the chat's draft. */
  id: z.string(),
  pageIncluded: z.boolean(),
  /** Added by the person, in their order. */
  added: z.array(z.object({ kind: contextSourceKindSchema, choiceId: z.string().nullable() })),
  /** Keys of what the page's description gave and the person took off. */
  removed: z.array(z.string()),
});
export type ChatChoices = z.infer<typeof chatChoicesSchema>;

export type ChoiceStore = Collection<ChatChoices>;

export function createChoiceStore(db: WhereaboutsDatabase | null): ChoiceStore {
  return db
    ? createDexieCollection(db.choices, chatChoicesSchema)
    : createMemoryCollection(chatChoicesSchema);
}

/** What is sent along until the person chose otherwise: the page, and what its description gives. */
export function defaultChoices(id: string): ChatChoices {
  return { id, pageIncluded: true, added: [], removed: [] };
}
