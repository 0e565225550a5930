/**
 * PURE. Context records: everything that is injected into a conversation, as durable facts in one of six shapes.
 * `content` is the exact text that the model reads; `source` holds the unescaped facts, never colours, icons or order.
 * Sources are type aliases, not interfaces, so that a record can be stored as it is (only aliases fit an index signature).
 */

export type ContextForm = 'snapshot' | 'instructions' | 'catalog' | 'notice' | 'relay' | 'recall';

export type NonEmpty<T> = readonly [T, ...T[]];

type SourceOf<Form extends ContextForm> = {
  /** Who produced the record. */
  readonly kind: string;
  /** The producer's name for people, where it has one. */
  readonly label?: string;
  readonly form: Form;
};

export interface SnapshotSection {
  readonly name: string;
  readonly text: string;
}

export type SnapshotSource = SourceOf<'snapshot'> & {
  /** A section without text is one that became empty. */
  readonly sections: NonEmpty<SnapshotSection>;
  /** The sections update earlier ones instead of superseding them all. */
  readonly update?: true;
};

export interface InstructionChange {
  readonly action: 'set' | 'replace' | 'remove';
  readonly scope: string;
  readonly path: string;
  readonly digest?: string;
}

export type InstructionsSource = SourceOf<'instructions'> & {
  readonly changes: NonEmpty<InstructionChange>;
  /** The changes come on top of earlier instructions; without it they are the first ones. */
  readonly update?: true;
};

export interface CatalogEntry {
  readonly name: string;
  readonly description: string;
}

export type CatalogSource = SourceOf<'catalog'> & {
  readonly entries: readonly CatalogEntry[];
  /** This list replaces an earlier one. */
  readonly update?: true;
};

export type NoticeSource = SourceOf<'notice'> & {
  readonly summary: string;
};

export type RelaySource = SourceOf<'relay'> & {
  readonly senderSessionId: string;
  readonly senderTitle?: string;
};

export interface RecallReference {
  readonly label: string;
  readonly retainedMessages: number;
  readonly omittedMessages: number;
  readonly truncated: boolean;
}

export type RecallSource = SourceOf<'recall'> & {
  readonly references: NonEmpty<RecallReference>;
};

/** A snapshot that has nothing left to say: it withdraws the named sections of earlier ones, and has no form. */
export type ClearedSource = {
  readonly kind: string;
  readonly label?: string;
  readonly form?: never;
  readonly cleared: NonEmpty<string>;
};

export type ContextSource =
  | ClearedSource
  | SnapshotSource
  | InstructionsSource
  | CatalogSource
  | NoticeSource
  | RelaySource
  | RecallSource;

/** A record as its producer makes it: without the facts of its form it does not compile. */
export interface ContextRecord<Source extends ContextSource = ContextSource> {
  readonly id: string;
  readonly content: string;
  readonly source: Source;
}

/** A record as it is stored: whatever version or file it came from. Readers decide what can be shown of it. */
export interface StoredRecord {
  readonly id: string;
  readonly content: string;
  /** Where the content came in blocks (a newer version, another program): all of them, in order. `content` is then their text. */
  readonly blocks?: readonly unknown[] | undefined;
  readonly source: Readonly<Record<string, unknown>>;
}
