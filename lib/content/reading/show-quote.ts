/**
 * Marks a passage of the page and scrolls to it. The mark is a CSS highlight: the document is not changed. The page can see which range
 * is marked, so a mark stands only after a click and until the next one.
 */
import { QUOTE_HIGHLIGHT, type ShownQuote } from '#lib/protocol/reader-messages.ts';
import type { DomAccess } from '#lib/reader/dom-access.ts';
import { createQuoteIndex, type TextSpan } from '#lib/reader/quotes.ts';

interface PlacedText {
  readonly node: Text;
  readonly start: number;
}

export function showQuote(quote: string | null, access: DomAccess): ShownQuote {
  CSS.highlights.delete(QUOTE_HIGHLIGHT);
  if (quote === null) return { found: false };
  const ranges = findRanges(quote, access);
  const [first] = ranges;
  if (!first) return { found: false };
  CSS.highlights.set(QUOTE_HIGHLIGHT, new Highlight(...ranges));
  scrollTo(first);
  const clear = () => CSS.highlights.delete(QUOTE_HIGHLIGHT);
  addEventListener('pointerdown', clear, { once: true, capture: true, passive: true });
  return { found: true };
}

function findRanges(quote: string, access: DomAccess): Range[] {
  const body = access.bodyOf(document);
  if (!body) return [];
  const placed: PlacedText[] = [];
  let text = '';
  for (const node of textsWithin(body, access)) {
    placed.push({ node, start: text.length });
    text += `${access.textOf(node)} `;
  }
  const spans = createQuoteIndex(text).locate(quote) ?? [];
  return spans.flatMap((span) => rangeOf(span, placed) ?? []);
}

function* textsWithin(root: Node, access: DomAccess): Generator<Text> {
  for (const child of access.renderedChildrenOf(root)) {
    if (access.isText(child)) yield child;
    else if (access.isElement(child) && isReadable(child, access))
      yield* textsWithin(child, access);
  }
}

function isReadable(element: Element, access: DomAccess): boolean {
  if (/^(?:script|style|template|noscript|textarea)$/.test(access.tagOf(element))) return false;
  return getComputedStyle(element).display !== 'none';
}

function rangeOf({ start, end }: TextSpan, placed: readonly PlacedText[]): Range | null {
  const first = placed.findLast((text) => text.start <= start);
  const last = placed.findLast((text) => text.start < end);
  if (!first || !last) return null;
  const range = new Range();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, Math.min(end - last.start, last.node.data.length));
  return range;
}

function scrollTo(range: Range): void {
  const element = range.startContainer.parentElement;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
}
