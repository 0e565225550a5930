/** What the browser says of the layout of a live document. Nothing here changes it. */
import { parseColour } from '#lib/reader/colour.ts';
import type { DomAccess } from '#lib/reader/dom-access.ts';
import { type Box, hasArea, intersect, type LayoutProbe } from '#lib/reader/layout-probe.ts';
import { readMember } from '../dom-access.ts';
import { createLiveLook } from './live-look.ts';

/** How far a suspicion of invisible text is followed through the layers behind it. */
const MAX_LAYERS = 300;

export function createLiveProbe(document: Document, access: DomAccess): LayoutProbe {
  const view = readMember(document, 'defaultView') as Window;
  const range = new Range();
  const viewport = { left: 0, top: 0, right: view.innerWidth, bottom: view.innerHeight };
  const root = access.rootElementOf(document);
  const boxOf = (element: Element): Box => Element.prototype.getBoundingClientRect.call(element);

  return {
    viewport,
    whiteCanvas: isCanvasWhite(root),
    lookOf: createLiveLook,
    boxOf,
    textBoxesOf(text) {
      range.selectNodeContents(text);
      const boxes = range.getClientRects();
      const [first] = boxes;
      return boxes.length === 1 && first ? [first] : Array.from(boxes);
    },
    scrollOf(element) {
      const isRoot = element === root;
      return {
        left: isRoot ? view.scrollX : numberOf(element, 'scrollLeft'),
        top: isRoot ? view.scrollY : numberOf(element, 'scrollTop'),
        width: numberOf(element, 'scrollWidth'),
        height: numberOf(element, 'scrollHeight'),
      };
    },
    hasBackdrop: (element, box) => hasBackdrop(element, box, boxOf, access),
  };
}

function numberOf(element: Element, name: string): number {
  return Number(readMember(element, name));
}

function isCanvasWhite(root: Element | null): boolean {
  const scheme = root ? getComputedStyle(root).colorScheme : '';
  return !scheme.includes('dark') || !matchMedia('(prefers-color-scheme: dark)').matches;
}

/**
 * Looks for something painted behind a place that is no ancestor: a picture, a coloured layer, a pseudo-element. Only asked
 * of text that has the colour of its ancestors' background, which is rare.
 */
function hasBackdrop(
  element: Element,
  box: Box,
  boxOf: (element: Element) => Box,
  access: DomAccess,
): boolean {
  const ancestors = new Set<Element>();
  let scope = element;
  for (let node: Node | null = element; node; node = access.parentOf(node) ?? access.hostOf(node)) {
    if (!access.isElement(node)) continue;
    ancestors.add(node);
    scope = node;
    if (isPaintedByPseudo(node)) return true;
    const { backgroundColor } = getComputedStyle(node);
    if (node !== element && (parseColour(backgroundColor)?.alpha ?? 1) > 0) break;
  }
  return access
    .queryAll(scope, '*')
    .slice(0, MAX_LAYERS)
    .some((layer) => {
      if (ancestors.has(layer) || !hasArea(intersect(boxOf(layer), box))) return false;
      return isPainted(layer, access) && !element.contains(layer);
    });
}

function isPainted(layer: Element, access: DomAccess): boolean {
  if (/^(?:img|video|canvas|svg|picture|iframe|object)$/.test(access.tagOf(layer))) return true;
  const { backgroundImage, backgroundColor } = getComputedStyle(layer);
  return backgroundImage !== 'none' || (parseColour(backgroundColor)?.alpha ?? 1) > 0;
}

function isPaintedByPseudo(element: Element): boolean {
  return ['::before', '::after'].some((pseudo) => {
    const { content, backgroundImage, backgroundColor } = getComputedStyle(element, pseudo);
    if (content === 'none' || content === 'normal') return false;
    return backgroundImage !== 'none' || (parseColour(backgroundColor)?.alpha ?? 1) > 0;
  });
}
