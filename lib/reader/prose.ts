/** PURE. How much running text an element holds: what an article is made of, and lists of links are not. */
const BLOCKS = 'p, li, blockquote, dd, td, div, section, pre';
const SHORTEST_PROSE = 80;

/** The characters in its blocks of running text. Each text is counted once, with the block it stands in directly. */
export function lengthOfProse(root: Element): number {
  return Array.from(root.querySelectorAll(BLOCKS))
    .map(lengthOfOwnText)
    .filter((length) => length >= SHORTEST_PROSE)
    .reduce((sum, length) => sum + length, 0);
}

function lengthOfOwnText(block: Element): number {
  let length = 0;
  for (const child of block.childNodes) {
    const isInline = child.nodeType === 3 || (child.nodeType === 1 && !isBlock(child as Element));
    if (isInline) length += (child.textContent ?? '').replace(/\s+/g, ' ').length;
  }
  return length;
}

function isBlock(element: Element): boolean {
  return element.matches(`${BLOCKS}, ul, ol, dl, table, h1, h2, h3, h4, h5, h6, article, figure`);
}
