/** What a person put into the context bar of each tab and has not sent yet. It ends with the browser, as tab ids do. */
import { z } from 'zod';
import { storedRecordSchema } from '#lib/chat/turn.ts';
import { type Collection, createDexieCollection, createMemoryCollection } from './collection.ts';
import type { WhereaboutsDatabase } from './database.ts';

const leftOutSchema = z.object({
  id: z.string(),
  heading: z.string(),
  level: z.number(),
  tokens: z.number(),
});

const shelfItemSchema = z.object({
  key: z.string(),
  label: z.string(),
  /** What exactly it is: a chat's title, a tab's address. */
  detail: z.string(),
  icon: z.string().optional(),
  record: storedRecordSchema,
  /** The sections that a page's text had no room for. */
  leftOut: z.array(leftOutSchema).optional(),
  /** Where it was read from, and when: one that is put there again is another one. */
  source: z.string().nullable(),
  choiceId: z.string().nullable(),
  addedAt: z.number(),
});
export type ShelfItem = z.infer<typeof shelfItemSchema>;

const shelfSchema = z.object({
  /** {@link shelfId} */
  id: z.string(),
  pageIncluded: z.boolean(),
  /** The keys of what the page offers that were taken off. */
  declined: z.array(z.string()),
  items: z.array(shelfItemSchema),
});
export type Shelf = z.infer<typeof shelfSchema>;

export type ShelfStore = Collection<Shelf>;

export const shelfId = (tabId: number | null) => `shelf:${tabId ?? 'none'}`;

/** Beside what each tab shows, so that both are cleared together. */
export function createShelfStore(db: WhereaboutsDatabase | null): ShelfStore {
  return db ? createDexieCollection(db.tabs, shelfSchema) : createMemoryCollection(shelfSchema);
}
