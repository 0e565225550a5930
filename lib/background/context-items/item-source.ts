/** What every source of context gives. A new source is one file beside this one and one line in `item-sources.ts`. */

import type { ContextSourceKind } from '#lib/chat/context-source-kind.ts';
import type { ImagePart } from '#lib/chat/prepare-turn.ts';
import type { ContextItem } from '#lib/chat/turn-records.ts';
import type { ContextChoice, ContextProblem } from '#lib/protocol/context-views.ts';
import type { CaptureOutcome } from '../page-capture.ts';
import type { Services } from '../services.ts';

/** Where and for whom something is read. */
export interface ItemPlace {
  readonly services: Services;
  readonly tabId: number | null;
  readonly capture: CaptureOutcome;
  /** The question as it is sent; empty while it is only previewed. */
  readonly question: string;
  /** The model's context window in tokens; `null` when it is not known. */
  readonly contextSize: number | null;
  readonly images: boolean;
}

/** What was read. An item without facts says why. */
export type ReadItem = {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
} & (
  | { readonly problem: null; readonly item: ContextItem }
  | { readonly problem: null; readonly image: ImagePart }
  | { readonly problem: ContextProblem }
);

export interface ItemSource {
  readonly kind: ContextSourceKind;
  /** Whether it can be added here. Must be quick: nothing is read. */
  isOffered(place: ItemPlace): boolean;
  /** What there is to choose from; absent where there is one thing only. */
  listChoices?(place: ItemPlace): Promise<readonly ContextChoice[]>;
  /** Reads it afresh; never throws for what a page or a tab may do. */
  read(choiceId: string | null, place: ItemPlace): Promise<ReadItem>;
}

/** The key of an item: its source, and which of its things it is. */
export function createItemKey(kind: ContextSourceKind, choiceId: string | null): string {
  return choiceId === null ? kind : `${kind}:${choiceId}`;
}
