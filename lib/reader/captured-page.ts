/** PURE. What is taken from a live page: a list of tokens from which an inert document is built elsewhere, hidden text left out. */
import type { HiddenReason } from './hidden-text.ts';

/** A text, the start of an element with its kept attributes, or the end (`0`) of the element that was started last. */
export type CapturedToken =
  | string
  | readonly [tag: string, attributes?: Readonly<Record<string, string>>]
  | 0;

export interface LeftOut {
  readonly reason: HiddenReason;
  readonly pieces: number;
  readonly characters: number;
}

/** Parts of a page that no reading can reach. */
export interface UnreadableParts {
  readonly otherOriginFrames: number;
  readonly canvases: number;
}

export interface CapturedPage {
  readonly url: string;
  readonly title: string;
  readonly language: string;
  /** Of the document: a PDF is shown in one of its own. */
  readonly contentType: string;
  readonly tokens: readonly CapturedToken[];
  readonly leftOut: readonly LeftOut[];
  readonly unreadable: UnreadableParts;
  /** Pieces of text that stood in the viewport, in order. */
  readonly inView: readonly string[];
  /** The page had more text than is ever taken. */
  readonly truncated: boolean;
}

/** More than any model reads; a page that never ends must not fill the memory. */
export const MAX_CAPTURED_CHARACTERS = 2_000_000;
export const MAX_CAPTURED_TOKENS = 500_000;
