/** PURE. Selectors are run by the browser; what could make them slow is refused here. */
import { parse } from 'css-what';
import { type Fault, fault } from './fault.ts';

/** Says what is wrong with a selector; `null` when nothing is. */
export function checkSelector(selector: string): Fault | null {
  if (/:has\s*\(/i.test(selector)) {
    return fault('":has()" can be slow on large pages', 'Select the element itself.');
  }
  try {
    const tokens = parse(selector).flat();
    if (tokens.length > 24) return fault('the selector has too many parts', 'Use at most 24.');
    return tokens.some(({ type }) => type === 'pseudo-element')
      ? fault(
          'a pseudo-element has no text that can be read',
          'Select the element, and an attribute if need be.',
        )
      : null;
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'it cannot be read';
    return fault(
      `this is not a CSS selector: ${detail}`,
      'Try it in the page with document.querySelector.',
    );
  }
}
