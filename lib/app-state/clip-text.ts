/** PURE. */
const ELLIPSIS = '…';

/**
 * Cuts a text to at most `limit` UTF-16 code units, the last of them `…` when something was cut off,
 * never between the two halves of a surrogate pair.
 */
export function clipText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = text.slice(0, limit - ELLIPSIS.length);
  const endsInHalfPair = /[\uD800-\uDBFF]$/.test(kept);
  return (endsInHalfPair ? kept.slice(0, -1) : kept) + ELLIPSIS;
}
