/**
 * PURE. Context records: everything that is injected into a conversation, as durable facts in one of six shapes.
 * `content` is the exact text that the model reads; `source` holds the unescaped facts, never colours, icons or order.
 */

export type ContextForm = 'snapshot' | 'instructions' | 'catalog' | 'notice' | 'relay' | 'recall';

type NonEmpty<T> = readonly [T, ...T[]];

interface SourceOf<Form extends ContextForm> {
  /** Who produced the record. */
  readonly kind: string;
  /** The producer's name for people, where it has one. */
  readonly label?: string;
  readonly form: Form;
}

export interface SnapshotSection {
  readonly name: string;
  readonly text: string;
}

export interface SnapshotSource extends SourceOf<'snapshot'> {
  readonly sections: NonEmpty<SnapshotSection>;
  /** The sections update earlier ones instead of superseding them all. */
  readonly update?: true;
}

export interface InstructionChange {
  readonly action: 'set' | 'replace' | 'remove';
  readonly scope: string;
  readonly path: string;
  readonly digest?: string;
}

export interface InstructionsSource extends SourceOf<'instructions'> {
  readonly changes: NonEmpty<InstructionChange>;
}

export interface CatalogEntry {
  readonly name: string;
  readonly description: string;
}

export interface CatalogSource extends SourceOf<'catalog'> {
  readonly entries: readonly CatalogEntry[];
  /** This list replaces an earlier one. */
  readonly update?: true;
}

export interface NoticeSource extends SourceOf<'notice'> {
  readonly summary: string;
}

export interface RelaySource extends SourceOf<'relay'> {
  readonly senderSessionId: string;
}

export interface RecallReference {
  readonly label: string;
  readonly retainedMessages: number;
  readonly omittedMessages: number;
  readonly truncated: boolean;
}

export interface RecallSource extends SourceOf<'recall'> {
  readonly references: NonEmpty<RecallReference>;
}

export type ContextSource =
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
  readonly source: Readonly<Record<string, unknown>>;
}
