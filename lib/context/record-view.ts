/**
 * PURE. What a receipt shows of one record, as data: the words around it are the view's. Made from the facts by `readRecord`, never
 * parsed from the model-facing prose.
 */
import type { ContextForm, InstructionChange } from './record.ts';

/** What was rendered, which is not always what was declared. */
export type RecordMarker = ContextForm | 'opaque';

export type RecordTitle =
  /** The producer's own name. */
  | { readonly from: 'label'; readonly text: string }
  | { readonly from: 'kind'; readonly text: string }
  | { readonly from: 'none' }
  /** `recall` has a title of its own. */
  | { readonly from: 'recall' };

/** What can be read while the row is collapsed. */
export type RecordSummary =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'count'; readonly of: 'entries' | 'changes'; readonly count: number };

/** A text as the view may show it. `total` is its whole length in UTF-16 code units. */
export interface ViewText {
  readonly text: string;
  readonly total: number;
  readonly cut: boolean;
}

/** One sentence of the view's own, above or below the facts. */
export type RecordNote =
  | 'supersedes-earlier'
  | 'updates-earlier'
  | 'replaces-earlier'
  | 'empty-list';

export type ChangeVerb = 'loaded' | 'added' | 'updated' | 'removed';

export type RecordBlock =
  | { readonly type: 'note'; readonly note: RecordNote }
  /** `text` is `null` where the section became empty. */
  | { readonly type: 'section'; readonly name: string; readonly text: ViewText | null }
  | {
      readonly type: 'change';
      readonly verb: ChangeVerb;
      readonly scope: InstructionChange['scope'];
      readonly path: string;
    }
  | { readonly type: 'entry'; readonly name: string; readonly description: ViewText }
  /** Rows that are not shown. */
  | { readonly type: 'more'; readonly count: number }
  | { readonly type: 'sender'; readonly sessionId: string; readonly title: string | null }
  | {
      readonly type: 'reference';
      readonly label: string;
      readonly retainedMessages: number;
      readonly omittedMessages: number;
      readonly truncated: boolean;
    }
  /** The model-facing text as it was sent, with its line breaks. */
  | { readonly type: 'text'; readonly text: ViewText }
  /** A fact that no form explains. */
  | { readonly type: 'field'; readonly name: string; readonly value: ViewText }
  /** Content of a type that this version does not know, as JSON. */
  | { readonly type: 'unknown-content'; readonly contentType: string; readonly value: ViewText };

export interface RecordView {
  readonly id: string;
  readonly kind: string | null;
  readonly title: RecordTitle;
  readonly marker: RecordMarker;
  readonly summary: RecordSummary;
  readonly body: readonly RecordBlock[];
  /** The exact text that was sent. */
  readonly content: string;
}
