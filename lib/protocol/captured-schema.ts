/** What a page reader answers, checked: it stands in a hostile page, and says nothing that is believed unseen. */
import { z } from 'zod';
import {
  type CapturedPage,
  type CapturedToken,
  MAX_CAPTURED_CHARACTERS,
  MAX_CAPTURED_TOKENS,
} from '#lib/reader/captured-page.ts';
import { HIDDEN_REASONS } from '#lib/reader/hidden-text.ts';
import type { CapturedSelection, CapturedTranscript, ShownQuote } from './reader-messages.ts';

const count = z.number().int().nonnegative();
/** One text node more than the limit may have been taken before the reader stopped. */
const text = z.string().max(2 * MAX_CAPTURED_CHARACTERS);

/** By hand: a schema of unions would build an object for each of some hundred thousand tokens. */
function isToken(token: unknown): token is CapturedToken {
  if (typeof token === 'string' || token === 0) return true;
  if (!Array.isArray(token) || typeof token[0] !== 'string' || token.length > 2) return false;
  const attributes: unknown = token[1];
  if (attributes === undefined) return true;
  if (typeof attributes !== 'object' || attributes === null) return false;
  return Object.values(attributes).every((value) => typeof value === 'string');
}

const tokens = z.custom<CapturedToken[]>(
  (value) =>
    Array.isArray(value) && value.length <= 2 * MAX_CAPTURED_TOKENS && value.every(isToken),
);

export const capturedPageSchema: z.ZodType<CapturedPage> = z.object({
  url: z.string().max(4_096),
  title: z.string().max(10_000),
  language: z.string().max(100),
  contentType: z.string().max(200),
  tokens,
  leftOut: z
    .array(z.object({ reason: z.enum(HIDDEN_REASONS), pieces: count, characters: count }))
    .max(HIDDEN_REASONS.length),
  unreadable: z.object({ otherOriginFrames: count, canvases: count }),
  inView: z.array(z.string().max(200)).max(100),
  truncated: z.boolean(),
});

export const capturedSelectionSchema: z.ZodType<CapturedSelection> = z.object({
  page: capturedPageSchema.nullable(),
  heading: text,
});

export const capturedTranscriptSchema: z.ZodType<CapturedTranscript> = z.object({
  lines: z.array(z.string().max(10_000)).max(20_000),
  language: z.string().max(100),
});

export const shownQuoteSchema: z.ZodType<ShownQuote> = z.object({ found: z.boolean() });
