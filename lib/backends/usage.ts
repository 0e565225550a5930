/** PURE. Token counts, of which servers give some, all or none. */
import type { DecodedPart } from './answer-state.ts';
import type { Usage } from './contract.ts';

type Counts = { readonly [Key in keyof Usage]: number | undefined };

/** One usage part, or none when nothing was counted. */
export function usageParts(counts: Counts): DecodedPart[] {
  const usage = Object.fromEntries(
    Object.entries(counts).filter(([, count]) => count !== undefined),
  ) as Usage;
  return Object.keys(usage).length === 0 ? [] : [{ type: 'usage', usage }];
}

/** A text part, or none when there is no text. */
export function textParts(
  type: 'text-delta' | 'reasoning-delta',
  text: string | null | undefined,
): DecodedPart[] {
  return text ? [{ type, text }] : [];
}
