/**
 * PURE. Characters that a person cannot see but a model reads: tag characters, zero-width spaces, direction overrides, and runs of
 * variation selectors (each of them can carry hidden words). Joiners stay: Persian and emoji are written with them.
 */
const INVISIBLE =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]|(?<=[\uFE00-\uFE0F])[\uFE00-\uFE0F]+|\u200D{2,}|\u200C{2,}/gu;

/** Takes them out, and says how many there were (in UTF-16 code units). */
export function dropInvisible(text: string): { readonly text: string; readonly dropped: number } {
  const seen = text.replace(INVISIBLE, '');
  return { text: seen, dropped: text.length - seen.length };
}
