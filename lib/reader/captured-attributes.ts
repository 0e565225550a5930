/** PURE. Which attributes of a page are taken along: those that an extractor decides by, and links and alternative texts. */
import type { DomAccess } from './dom-access.ts';

const KEPT = new Set([
  'alt',
  'aria-hidden',
  'aria-label',
  'class',
  'colspan',
  'datetime',
  'dir',
  'href',
  'id',
  'itemprop',
  'itemtype',
  'lang',
  'name',
  'reversed',
  'role',
  'rowspan',
  'src',
  'start',
]);
const KEPT_DATA =
  /^data-(?:test-?id|test|cy|qa|lang|language|latex|math|mathml|tex|component|component-name|link-name|container|block|type|icon|date|fn|print-layout|ad-wrapper|orientation|sticky|message-author-role|callout)$/;
const MAX_ATTRIBUTE = 300;
const MAX_ADDRESS = 2_000;

/**
 * @param base The address that relative links are resolved against.
 * @returns The attributes, or `undefined` when there are none to keep.
 */
export function captureAttributes(
  element: Element,
  base: string,
  access: DomAccess,
): Record<string, string> | undefined {
  const kept: Record<string, string> = {};
  for (const name of access.attributeNamesOf(element)) {
    if (!KEPT.has(name) && !KEPT_DATA.test(name)) continue;
    const value = access.attributeOf(element, name) ?? '';
    if (name === 'href' || name === 'src') {
      const address = webAddress(value, base);
      if (address !== null) kept[name] = address;
    } else {
      kept[name] = value.slice(0, MAX_ATTRIBUTE);
    }
  }
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** The absolute address; `null` for scripts, inlined data and what is too long to be worth its place. */
function webAddress(value: string, base: string): string | null {
  const address = URL.parse(value, base);
  if (!address || !/^(?:https?|mailto):$/.test(address.protocol)) return null;
  return address.href.length > MAX_ADDRESS ? null : address.href;
}
