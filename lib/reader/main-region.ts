/**
 * PURE. The plain reading of a page that is an app, not an article: the region where its content stands, without the furniture
 * around it. Works on the captured tree, where everything left can be seen.
 */
const MAIN = 'main, [role="main"], [role="feed"], [itemprop="mainEntity"]';
const FURNITURE =
  'nav, aside, body > header, body > footer, [role="navigation"], [role="banner"], [role="contentinfo"], [role="complementary"], [role="search"], [role="menubar"], [role="menu"], [role="toolbar"], [role="tablist"]';
/** A main region with less of the page's text than this is a label, not the region. */
const LEAST_SHARE = 0.2;

/** The element to read as the page's content. */
export function findMainRegion(body: HTMLElement): HTMLElement {
  const whole = lengthOf(body);
  const candidates = Array.from(body.querySelectorAll<HTMLElement>(MAIN));
  const [largest] = candidates
    .map((element) => ({ element, length: lengthOf(element) }))
    .sort((one, other) => other.length - one.length);
  return largest && largest.length >= whole * LEAST_SHARE ? largest.element : body;
}

/** A copy of the region without navigation, banners and the like; the region as it is when nothing else were left. */
export function withoutFurniture(region: HTMLElement): HTMLElement {
  const copy = region.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(FURNITURE)) element.remove();
  return lengthOf(copy) > 0 ? copy : region;
}

export function lengthOf(element: Element): number {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim().length;
}
