/** Which chat each tab shows, and the tickets by which framed drawers prove which tab they stand in. Both end with the browser. */
import { z } from 'zod';
import { modelIdSchema } from '#lib/backends/model-id.ts';
import { sessionIdSchema } from '#lib/chat/ids.ts';
import { type Collection, createDexieCollection, createMemoryCollection } from './collection.ts';
import type { WhereaboutsDatabase } from './database.ts';

const attachmentSchema = z.object({
  sessionId: sessionIdSchema.nullable(),
  /** When this chat was opened from Chats; `null` when it began here. Headers from before do not count as known. */
  openedAt: z.number().nullable(),
  /** Whether the drawer stands open in the page, so that it comes back after a reload. */
  open: z.boolean(),
  modelId: modelIdSchema.nullable().catch(null),
});
/** What a tab shows. */
export type TabAttachment = z.infer<typeof attachmentSchema>;

const DETACHED: TabAttachment = { sessionId: null, openedAt: null, open: false, modelId: null };

export interface TabStore {
  read(tabId: number): Promise<TabAttachment>;
  update(tabId: number, patch: Partial<TabAttachment>): Promise<TabAttachment>;
  remove(tabId: number): Promise<void>;
  /** A new ticket for a drawer in this tab: good for one use. */
  issueTicket(tabId: number): Promise<string>;
  /** Uses a ticket up. @returns The tab it was issued for; `null` when there is no such ticket (any more). */
  redeemTicket(ticket: string): Promise<number | null>;
  /** Forgets everything: tab ids mean nothing after a restart. */
  clear(): Promise<void>;
}

const rowSchema = z.union([
  attachmentSchema.extend({ id: z.string() }),
  z.object({ id: z.string(), tabId: z.number().int() }),
]);
type Row = z.infer<typeof rowSchema>;

/** Keeps them in the database, or in memory where there is none. Changes are made one after the other. */
export function createTabStore(database: WhereaboutsDatabase | null): TabStore {
  const rows: Collection<Row> = database
    ? createDexieCollection(database.tabs, rowSchema)
    : createMemoryCollection(rowSchema);
  const rowId = (tabId: number) => `tab:${tabId}`;
  const ticketId = (ticket: string) => `ticket:${ticket}`;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work, work);
    last = result;
    return result;
  }

  async function read(tabId: number): Promise<TabAttachment> {
    const row = attachmentSchema.safeParse(await rows.get(rowId(tabId)));
    return row.success ? row.data : DETACHED;
  }

  return {
    read,
    update: (tabId, patch) =>
      inTurn(async () => {
        const next = { ...(await read(tabId)), ...patch };
        await rows.put({ id: rowId(tabId), ...next });
        return next;
      }),
    remove: (tabId) => rows.remove(rowId(tabId)),
    async issueTicket(tabId) {
      const ticket = crypto.randomUUID();
      await rows.put({ id: ticketId(ticket), tabId });
      return ticket;
    },
    redeemTicket: (ticket) =>
      inTurn(async () => {
        const row = await rows.get(ticketId(ticket));
        await rows.remove(ticketId(ticket));
        return row && 'tabId' in row ? row.tabId : null;
      }),
    clear: () => rows.clear(),
  };
}
