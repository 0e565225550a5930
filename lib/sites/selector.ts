/** PURE. Selectors are run by the browser; what could make them slow is refused here. */
import { parse } from 'css-what';

/** Says what is wrong with a selector; `null` when nothing is. */
export function checkSelector(selector: string): string | null {
  if (/:has\s*\(/i.test(selector))
    return '":has()" can be slow on large pages; select the element itself';
  try {
    const parsed = parse(selector);
    const tokens = parsed.flat();
    if (tokens.length > 24) return 'a selector has at most 24 parts';
    return tokens.some(({ type }) => type === 'pseudo-element')
      ? 'a pseudo-element has no text that can be read'
      : null;
  } catch (error) {
    return `this is not a CSS selector: ${error instanceof Error ? error.message : 'it cannot be read'}`;
  }
}
