/**
 * What the background and the page reader say to each other. No zod here: this file is part of what is injected into pages. The
 * background checks each reply with `captured-schema.ts`.
 */
import type { CapturedPage } from '#lib/reader/captured-page.ts';

/** To the page reader. Each is answered. */
export type ToReader =
  | { readonly type: 'reader-page' }
  | { readonly type: 'reader-selection' }
  | { readonly type: 'reader-transcript' }
  /** Answered when what was changed before is on the screen. */
  | { readonly type: 'reader-painted' }
  /** Marks the quote in the page and scrolls to it; without one the mark goes away. */
  | { readonly type: 'reader-show-quote'; readonly quote: string | null };

export interface CapturedSelection {
  /** What is selected, as a page of its own; `null` when nothing is. */
  readonly page: CapturedPage | null;
  /** The heading that it stands under. */
  readonly heading: string;
}

export interface CapturedTranscript {
  /** The text tracks of the page's players, each cue on its line after its time; empty when there are none. */
  readonly lines: readonly string[];
  readonly language: string;
}

export interface ShownQuote {
  readonly found: boolean;
}

/** The name of the CSS highlight that marks a quote. */
export const QUOTE_HIGHLIGHT = 'whereabouts-quote';

const TYPES: readonly ToReader['type'][] = [
  'reader-page',
  'reader-selection',
  'reader-transcript',
  'reader-painted',
  'reader-show-quote',
];

export function isToReader(message: unknown): message is ToReader {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (!TYPES.some((type) => type === message.type)) return false;
  if (message.type !== 'reader-show-quote') return true;
  const quote: unknown = Reflect.get(message, 'quote');
  return quote === null || typeof quote === 'string';
}
