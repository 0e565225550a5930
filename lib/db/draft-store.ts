/** What was typed and not sent yet, and which chat each tab shows. Both outlive the background, tabs not the browser. */
import { z } from 'zod';
import { sessionIdSchema } from '#lib/chat/ids.ts';
import { type Collection, createDexieCollection, createMemoryCollection } from './collection.ts';
import type { WhereaboutsDatabase } from './database.ts';

const draftSchema = z.object({
  /** {@link chatDraftId} or {@link tabDraftId}. */
  id: z.string(),
  text: z.string(),
  updatedAt: z.number(),
});
export type Draft = z.infer<typeof draftSchema>;

const tabSchema = z.object({
  /** The browser's number of the tab, as text. */
  id: z.string(),
  sessionId: sessionIdSchema.nullable(),
});
export type TabEntry = z.infer<typeof tabSchema>;

export type DraftStore = Collection<Draft>;
/** Tab numbers mean nothing after the browser ended: to be cleared when it starts. */
export type TabStore = Collection<TabEntry>;

/** The draft of a chat. */
export const chatDraftId = (sessionId: string) => `chat:${sessionId}`;
/** The draft of a tab whose chat has not begun. */
export const tabDraftId = (tabId: number) => `tab:${tabId}`;

export function createDraftStore(db: WhereaboutsDatabase | null): DraftStore {
  return db ? createDexieCollection(db.drafts, draftSchema) : createMemoryCollection(draftSchema);
}

export function createTabStore(db: WhereaboutsDatabase | null): TabStore {
  return db ? createDexieCollection(db.tabs, tabSchema) : createMemoryCollection(tabSchema);
}
