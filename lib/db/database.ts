/** The database: its tables and their versions. Rows are `unknown` to everyone who reads them back. */
import Dexie, { type Table } from 'dexie';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import type { JournalEntry } from '#lib/chat/journal.ts';
import type { Session } from '#lib/chat/session.ts';
import type { Turn } from '#lib/chat/turn.ts';

export const DATABASE_NAME = 'whereabouts';

/** A session with what its indexes need. */
export interface SessionRow extends Session {
  /** `pinned` as a key; booleans cannot be one. */
  pin: 0 | 1;
  /** `[site, project]` and `[site, project, task]`, there only when the session is about something. */
  about?: readonly string[];
}

/** A turn with what its indexes need. */
export interface TurnRow extends Turn {
  /** There only while the turn streams, so that its index holds nothing else. */
  live?: 1;
}

export interface JournalRow extends JournalEntry {
  /** Given by the database: the order in which entries came. */
  seq?: number;
  turnId: TurnId;
}

/** One thing of a small collection: a backend, a skill, a descriptor, a draft. */
export interface ItemRow {
  id: string;
}

export class WhereaboutsDatabase extends Dexie {
  declare readonly sessions: Table<SessionRow, SessionId>;
  declare readonly turns: Table<TurnRow, TurnId>;
  declare readonly journal: Table<JournalRow, number>;
  declare readonly drafts: Table<ItemRow, string>;
  declare readonly tabs: Table<ItemRow, string>;
  declare readonly backends: Table<ItemRow, string>;
  declare readonly settings: Table<ItemRow, string>;
  declare readonly skills: Table<ItemRow, string>;
  declare readonly descriptors: Table<ItemRow, string>;

  constructor(name: string = DATABASE_NAME) {
    super(name);
    this.version(1).stores({
      sessions: 'id, [pin+updatedAt+id], *about',
      turns: 'id, sessionId, live',
      journal: '++seq, turnId',
      drafts: 'id',
      tabs: 'id',
      backends: 'id',
      settings: 'id',
      skills: 'id',
      descriptors: 'id',
    });
  }
}
