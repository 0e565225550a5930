/** The database: its tables and their versions. Rows are `unknown` to everyone who reads them back. */
import Dexie, { type Table } from 'dexie';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import type { JournalEntry } from '#lib/chat/journal.ts';
import type { Session } from '#lib/chat/session.ts';
import type { Turn } from '#lib/chat/turn.ts';

export const DATABASE_NAME = 'whereabouts';

/** A session with what its indexes need. */
export interface SessionRow extends Session {
  /** Its number in the search index; a session that is gone may hand it on. */
  no: number;
  /** `pinned` as a key; booleans cannot be one. */
  pin: 0 | 1;
  /** Its project and its task as keys, there only when it began about one. */
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

/** Something that waits to be indexed: a turn, or without one the session's title. */
export interface QueueRow {
  /** Given by the database. */
  seq?: number;
  sessionId: SessionId;
  turnId: TurnId | null;
}

/** Where terms that begin alike stand: for each, the sessions of one bucket by their offsets in it. */
export interface PostingsRow {
  shard: string;
  bucket: number;
  terms: Map<string, Uint16Array>;
}

/** A word of the index, with all its ends: `login`, `ogin`, `gin` … */
export interface WordRow {
  word: string;
  ends: string[];
}

/** One thing of a small collection: a backend, a skill, a descriptor, a draft. */
export interface ItemRow {
  id: string;
}

export class WhereaboutsDatabase extends Dexie {
  declare readonly sessions: Table<SessionRow, SessionId>;
  declare readonly turns: Table<TurnRow, TurnId>;
  declare readonly journal: Table<JournalRow, number>;
  declare readonly queue: Table<QueueRow, number>;
  declare readonly postings: Table<PostingsRow, [string, number]>;
  declare readonly words: Table<WordRow, string>;
  declare readonly drafts: Table<ItemRow, string>;
  declare readonly tabs: Table<ItemRow, string>;
  declare readonly backends: Table<ItemRow, string>;
  declare readonly settings: Table<ItemRow, string>;
  declare readonly skills: Table<ItemRow, string>;
  declare readonly descriptors: Table<ItemRow, string>;

  constructor(name: string = DATABASE_NAME) {
    super(name);
    this.version(1).stores({
      sessions: 'id, &no, [pin+updatedAt+id], *about',
      turns: 'id, sessionId, live',
      journal: '++seq, turnId',
      queue: '++seq, sessionId',
      postings: '[shard+bucket]',
      words: 'word, *ends',
      drafts: 'id',
      tabs: 'id',
      backends: 'id',
      settings: 'id',
      skills: 'id',
      descriptors: 'id',
    });
  }
}
