/**
 * The export file, version 1: one JSON object, described in docs/export-file.md. It is written part by part, since a history may
 * be larger than a message may be.
 */
import { z } from 'zod';
import { sessionSchema } from '#lib/chat/session.ts';
import { readTurn, type Turn } from '#lib/chat/turn.ts';
import type { Settings } from '#lib/settings/settings.ts';
import type { ChatStore, ListCursor, WholeChat } from './chat-store.ts';

export const EXPORT_FORMAT = 'whereabouts';
export const EXPORT_VERSION = 1;

/** The lists of a file; each item of theirs is taken or refused by itself. */
export const EXPORT_LISTS = ['backends', 'skills', 'descriptors', 'chats'] as const;
export type ExportList = (typeof EXPORT_LISTS)[number];

/** What stands in front of the lists, and the lists that are short. */
export interface ExportHead {
  readonly settings: Settings;
  readonly backends: readonly unknown[];
  readonly skills: readonly unknown[];
  readonly descriptors: readonly unknown[];
}

/** A chat as it stands in a file: every turn of it, also those of branches that are not shown. */
export const exportedChatSchema = z.object({
  session: sessionSchema,
  turns: z
    .array(z.unknown())
    .transform((turns) => turns.flatMap((turn) => readTurn(turn) ?? []).map(exportedTurn)),
});

/** Writes the beginning of a file, up to its chats; `null` for a file without them. */
export function writeHead(head: ExportHead, exportedAt: number, withChats: boolean): string {
  const { settings, backends, skills, descriptors } = head;
  const object = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: new Date(exportedAt).toISOString(),
    settings,
    backends,
    skills,
    descriptors,
  };
  const text = JSON.stringify(object, null, 1);
  return withChats ? `${text.slice(0, -2)},\n "chats": [` : `${text}\n`;
}

/** Writes the end of a file that has chats. */
export const EXPORT_TAIL = '\n ]\n}\n';

/** A turn that streams is, in a file, one that was cut off. */
function exportedTurn(turn: Turn): Turn {
  return turn.status === 'streaming'
    ? { ...turn, status: 'interrupted', failure: { code: 'interrupted', detail: '' } }
    : turn;
}

export interface ExportPart {
  /** One JSON text a chat; in the file they are separated by commas. */
  readonly chats: readonly string[];
  /** Where the next part begins; `null` after the last. */
  readonly next: ListCursor | null;
}

const CHATS_PER_PART = 20;

/** Writes the next chats. The first part is the one without `after`. */
export async function writeChats(chats: ChatStore, after: ListCursor | null): Promise<ExportPart> {
  const page = await chats.list({ limit: CHATS_PER_PART, after: after ?? undefined });
  const whole = await Promise.all(page.items.map(({ id }) => chats.readWhole(id)));
  const written = whole.flatMap((chat) => (chat ? [JSON.stringify(exportedChat(chat))] : []));
  return { chats: written, next: page.next };
}

function exportedChat({ session, turns }: WholeChat): WholeChat {
  return { session, turns: turns.map(exportedTurn) };
}
