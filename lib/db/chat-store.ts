/**
 * Where chats are kept: one contract, fulfilled by the database and, where that cannot be had, by memory. Rows that cannot be
 * read are skipped, never thrown. Every method may throw a StoreError; a write is done whole or not at all.
 */
import type { TurnLink } from '#lib/chat/branches.ts';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import type { JournalEntry } from '#lib/chat/journal.ts';
import type { SearchHit } from '#lib/chat/search-match.ts';
import type { Session } from '#lib/chat/session.ts';
import type { Turn } from '#lib/chat/turn.ts';

/** Where a page of the list ended; opaque to callers, and plain data, so that it can travel. */
export interface ListCursor {
  readonly pinned: boolean;
  readonly updatedAt: number;
  readonly id: string;
}

export interface PageRequest {
  /** How many to return at most. */
  readonly limit: number;
  /** `next` of the page before. */
  readonly after?: ListCursor | undefined;
}

export interface SearchRequest extends PageRequest {
  readonly query: string;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; `null` when this was the last one. */
  readonly next: ListCursor | null;
}

/** A chat as it is shown. */
export interface OpenChat {
  readonly session: Session;
  /** The turns of the branch that is shown, oldest first. */
  readonly turns: readonly Turn[];
  /** Every turn of the chat as a place in its tree, in no order: where edits and regenerations are found. */
  readonly links: readonly TurnLink[];
}

/** A chat with every turn of its tree. */
export interface WholeChat {
  readonly session: Session;
  readonly turns: readonly Turn[];
}

/** What became of a chat that was added. */
export interface AddedChat {
  readonly isNew: boolean;
  readonly addedTurns: number;
}

export interface ChatStore {
  /** Pinned chats first, then the most recently used. */
  list(request: PageRequest): Promise<Page<Session>>;
  /**
   * The chats whose titles, questions and answers contain every word of the query, or part of a word, in the order of the list.
   * A page may hold fewer hits than asked for, even none, and yet have a next one.
   */
  search(request: SearchRequest): Promise<Page<SearchHit>>;
  /** Prepares what was kept lately for searching: to be called when nothing else is to be done. A search does it by itself. */
  tidy(): Promise<void>;
  /** `null` when there is no such chat. */
  get(sessionId: SessionId): Promise<Session | null>;
  /** @throws StoreError `session-gone` */
  open(sessionId: SessionId): Promise<OpenChat>;
  /** `null` when there is no such turn or when it cannot be read. */
  getTurn(turnId: TurnId): Promise<Turn | null>;
  /**
   * Keeps an accepted turn and makes it the end of the shown branch, in one transaction. `beginning` is the session that this
   * turn begins; without it the session must exist.
   *
   * @throws StoreError `session-gone`
   */
  appendTurn(turn: Turn, beginning?: Session): Promise<Session>;
  /** Keeps some words of a turn that streams. */
  appendJournal(turnId: TurnId, entry: JournalEntry): Promise<void>;
  /**
   * Writes a turn that ended, whole, and forgets its journal, in one transaction.
   *
   * @returns Whether the turn was still there; a deleted one does not come back.
   */
  finishTurn(turn: Turn): Promise<boolean>;
  /** Shows the branch that ends in `leafId`. @throws StoreError `session-gone`, `turn-gone` */
  showBranch(sessionId: SessionId, leafId: TurnId): Promise<void>;
  /** @throws StoreError `session-gone` */
  rename(sessionId: SessionId, title: string): Promise<void>;
  /** @throws StoreError `session-gone` */
  pin(sessionId: SessionId, pinned: boolean): Promise<void>;
  /** Deleting what is not there is no error. */
  delete(sessionId: SessionId): Promise<void>;
  deleteAll(): Promise<void>;
  /** Chats that began about this project or task, the most recently used first. */
  listAbout(about: ChatSubject, limit: number): Promise<readonly Session[]>;
  /** `null` when there is no such chat. */
  readWhole(sessionId: SessionId): Promise<WholeChat | null>;
  /**
   * Adds a chat from elsewhere, in one transaction. What is here already is not changed: of a chat that is known only the turns
   * that are not are added, and it goes on where they go on. A turn that belongs to another chat is left out.
   */
  addWhole(chat: WholeChat): Promise<AddedChat>;
  /**
   * Turns that a dead background left streaming become interrupted, with the words that their journal kept. To be called before
   * the first run begins.
   *
   * @returns Those turns, as they are kept now.
   */
  recoverOrphans(): Promise<readonly Turn[]>;
}

export interface ChatSubject {
  /** The origin that the project or task belongs to. */
  readonly site: string;
  readonly project: string | null;
  readonly task: string | null;
}
