/** What was typed and not sent yet. It outlives the background and the browser. */
import { z } from 'zod';
import { type Collection, createDexieCollection, createMemoryCollection } from './collection.ts';
import type { WhereaboutsDatabase } from './database.ts';

const draftSchema = z.object({
  /** {@link chatDraftId} or {@link tabDraftId}. */
  id: z.string(),
  text: z.string(),
  updatedAt: z.number(),
});
export type Draft = z.infer<typeof draftSchema>;

export type DraftStore = Collection<Draft>;

/** The draft of a chat. */
export const chatDraftId = (sessionId: string) => `chat:${sessionId}`;
/** The draft of a tab whose chat has not begun. */
export const tabDraftId = (tabId: number) => `tab:${tabId}`;

export function createDraftStore(db: WhereaboutsDatabase | null): DraftStore {
  return db ? createDexieCollection(db.drafts, draftSchema) : createMemoryCollection(draftSchema);
}
