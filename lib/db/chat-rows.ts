/** How chats become rows and rows chats. Unreadable rows are left out; a turn's place in the tree survives its content. */
import { z } from 'zod';
import { branchTo, newestLeafUnder, type TurnLink } from '#lib/chat/branches.ts';
import { turnIdSchema } from '#lib/chat/ids.ts';
import type { Session } from '#lib/chat/session.ts';
import { readTurn, type Turn } from '#lib/chat/turn.ts';
import type { ChatSubject, ListCursor, OpenChat } from './chat-store.ts';
import type { SessionRow, TurnRow } from './database.ts';

const linkSchema = z.object({
  id: turnIdSchema,
  parentId: turnIdSchema.nullable(),
  createdAt: z.number(),
});

/** @param no Its number in the search index. */
export function sessionRow(session: Session, no: number): SessionRow {
  const { site, project, task } = session;
  const about = site === null ? [] : subjectKeys({ site, project, task });
  return { ...session, no, pin: session.pinned ? 1 : 0, ...(about.length > 0 && { about }) };
}

export function turnRow(turn: Turn): TurnRow {
  return turn.status === 'streaming' ? { ...turn, live: 1 } : turn;
}

/** The keys under which a session about this is found: its project, and its task within the project. */
export function subjectKeys({ site, project, task }: ChatSubject): string[] {
  const keys: string[] = [];
  if (project !== null) keys.push(JSON.stringify([site, project]));
  if (task !== null) keys.push(JSON.stringify([site, project, task]));
  return keys;
}

export function cursorOf({ pinned, updatedAt, id }: ListCursor): ListCursor {
  return { pinned, updatedAt, id };
}

/** A cursor as a key of the index that the list follows. */
export function cursorKey({ pinned, updatedAt, id }: ListCursor): (number | string)[] {
  return [pinned ? 1 : 0, updatedAt, id];
}

/** Pinned first, then the most recently used: the order of that index. */
export function compareInList(a: ListCursor, b: ListCursor): number {
  const byId = a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
  return Number(b.pinned) - Number(a.pinned) || b.updatedAt - a.updatedAt || byId;
}

/** The session after turns were added: it goes on where they go on from its end. */
export function withNewestLeaf(session: Session, links: readonly TurnLink[]): Session {
  const leafId = session.leafId === null ? null : newestLeafUnder(links, session.leafId);
  return { ...session, leafId };
}

/** Puts a session together with whatever rows of its turns can be read. */
export function assembleChat(session: Session, rows: readonly unknown[]): OpenChat {
  const links = rows.flatMap((row) => {
    const link = linkSchema.safeParse(row);
    return link.success ? [{ ...link.data, row }] : [];
  });
  return {
    session,
    turns: branchTo(links, session.leafId).flatMap(({ row }) => readTurn(row) ?? []),
    links: links.map(({ id, parentId, createdAt }): TurnLink => ({ id, parentId, createdAt })),
  };
}
