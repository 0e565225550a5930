/** PURE. Whether text can be seen, decided on the live layout; where text is left out, for which reason. */
import { type Colour, isInvisibleOn, paintOver, parseColour, WHITE } from './colour.ts';
import type { DomAccess } from './dom-access.ts';
import {
  type Box,
  type ElementLook,
  EVERYWHERE,
  hasArea,
  intersect,
  type LayoutProbe,
} from './layout-probe.ts';

export const HIDDEN_REASONS = [
  'display',
  'visibility',
  'opacity',
  'size',
  'off-screen',
  'same-colour',
  'hidden-attribute',
  'inert',
  'comment',
  'invisible-characters',
] as const;

export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** What the ancestors of a node decide for it. */
export interface Surroundings {
  readonly opacity: number;
  readonly inert: boolean;
  /** What text in the flow may be seen through. */
  readonly clip: Box;
  /** The same for absolutely positioned descendants. */
  readonly positionedClip: Box;
  /** The opaque colour behind; `null` when a picture or something incomparable is there. */
  readonly background: Colour | null;
  readonly backgroundValue: string;
}

const BARELY_OPAQUE = 0.05;
const SMALLEST_READABLE_FONT = 2;
const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** Where a document starts: everything that can be scrolled to is in reach. */
export function surroundingsOfRoot(root: Element, probe: LayoutProbe): Surroundings {
  const reach = scrolledRegion(root, probe.viewport, probe.lookOf(root), probe);
  return {
    opacity: 1,
    inert: false,
    clip: reach,
    positionedClip: reach,
    background: probe.whiteCanvas ? WHITE : null,
    backgroundValue: '',
  };
}

/** All that can be scrolled into a box: its scrollable overflow never reaches before its start. */
function scrolledRegion(element: Element, box: Box, look: ElementLook, probe: LayoutProbe): Box {
  const extent = probe.scrollOf(element);
  if (extent.width === 0 && extent.height === 0) return EVERYWHERE;
  const width = Math.max(extent.width, box.right - box.left);
  const left = look.direction === 'rtl' ? box.right - extent.left - width : box.left - extent.left;
  const top = box.top - extent.top;
  const height = Math.max(extent.height, box.bottom - box.top);
  return { left, top, right: left + width, bottom: top + height };
}

/** Why nothing in this element can be seen; `null` when something may be. */
export function reasonToSkip(
  element: Element,
  look: ElementLook,
  around: Surroundings,
  access: DomAccess,
): HiddenReason | null {
  const isHidden = access.attributeOf(element, 'hidden') !== null;
  const isOut = look.display === 'none' || look.contentVisibility === 'hidden';
  if (isOut) return isHidden ? 'hidden-attribute' : 'display';
  const inert = around.inert || access.attributeOf(element, 'inert') !== null;
  if (inert && access.attributeOf(element, 'aria-hidden') === 'true') return 'inert';
  return opacityWithin(look, around) < BARELY_OPAQUE ? 'opacity' : null;
}

function opacityWithin(look: ElementLook, around: Surroundings): number {
  const opacity = Number.parseFloat(look.opacity);
  return Number.isNaN(opacity) ? around.opacity : around.opacity * opacity;
}

/** What an element's children are surrounded by. */
export function surroundingsWithin(
  element: Element,
  look: ElementLook,
  around: Surroundings,
  access: DomAccess,
  probe: LayoutProbe,
): Surroundings {
  const clip = clipWithin(element, look, around, access, probe);
  const isContainingBlock = look.position !== '' && look.position !== 'static';
  const inert = around.inert || access.attributeOf(element, 'inert') !== null;
  return {
    opacity: opacityWithin(look, around),
    inert,
    clip,
    positionedClip: isContainingBlock ? clip : around.positionedClip,
    ...backgroundWithin(look, around),
  };
}

function clipWithin(
  element: Element,
  look: ElementLook,
  around: Surroundings,
  access: DomAccess,
  probe: LayoutProbe,
): Box {
  const outer = clipOf(look, around, probe);
  if (isClippedAway(look)) return NOWHERE;
  if (look.display === 'inline') return outer;
  const overflow = `${look.overflowX} ${look.overflowY}`;
  const tag = access.tagOf(element);
  if (!/hidden|clip|auto|scroll/.test(overflow) || tag === 'body' || tag === 'html') return outer;
  const box = probe.boxOf(element);
  const visible = intersect(box, outer);
  if (!hasArea(visible)) return NOWHERE;
  if (!/auto|scroll/.test(overflow)) return visible;
  return scrolledRegion(element, box, look, probe);
}

function clipOf(look: ElementLook, around: Surroundings, probe: LayoutProbe): Box {
  if (look.position === 'fixed') return probe.viewport;
  return look.position === 'absolute' ? around.positionedClip : around.clip;
}

/** The ways in which style sheets hide text from the eye and keep it for screen readers. */
function isClippedAway(look: ElementLook): boolean {
  const isPositioned = look.position === 'absolute' || look.position === 'fixed';
  const rect = isPositioned ? /^rect\(([^)]*)\)$/.exec(look.clip)?.[1] : undefined;
  if (rect) {
    const [top = 0, right = 0, bottom = 0, left = 0] = rect.split(/[\s,]+/).map(Number.parseFloat);
    if (right - left <= 1 || bottom - top <= 1) return true;
  }
  const { clipPath } = look;
  if (clipPath === 'none' || clipPath === '') return false;
  return /^(?:inset\((?:[5-9]\d|100)(?:\.\d+)?%|circle\(0|ellipse\(0|polygon\(0(?:px|%)? 0(?:px|%)?(?:, 0(?:px|%)? 0(?:px|%)?)+\))/.test(
    clipPath,
  );
}

function backgroundWithin(
  look: ElementLook,
  around: Surroundings,
): Pick<Surroundings, 'background' | 'backgroundValue'> {
  if (look.backgroundImage !== 'none' && look.backgroundImage !== '') {
    return { background: null, backgroundValue: '' };
  }
  const value = look.backgroundColor;
  if (value === 'rgba(0, 0, 0, 0)' || value === '' || value === 'transparent') {
    return { background: around.background, backgroundValue: around.backgroundValue };
  }
  const colour = parseColour(value);
  if (!colour) return { background: null, backgroundValue: value };
  if (colour.alpha >= 1) return { background: colour, backgroundValue: value };
  const background = around.background && paintOver(colour, around.background);
  return { background, backgroundValue: '' };
}

/**
 * Why a text cannot be seen, given the element it stands in; `null` when it can.
 *
 * @param boxes Its own, as the probe tells them.
 */
export function reasonToLeaveOut(
  boxes: readonly Box[] | null,
  parent: Element,
  look: ElementLook,
  within: Surroundings,
  probe: LayoutProbe,
): HiddenReason | null {
  if (look.visibility === 'hidden' || look.visibility === 'collapse') return 'visibility';
  if (Number.parseFloat(look.fontSize) < SMALLEST_READABLE_FONT) return 'size';
  if (boxes === null) return null;
  if (boxes.length === 0) return 'display';
  const sizable = boxes.filter(hasArea);
  const [first] = sizable;
  if (!first || within.clip === NOWHERE) return 'size';
  if (!sizable.some((box) => hasArea(intersect(box, within.clip)))) return 'off-screen';
  return isSameColour(look, within) && !probe.hasBackdrop(parent, first) ? 'same-colour' : null;
}

function isSameColour(look: ElementLook, within: Surroundings): boolean {
  const { color } = look;
  return looksInvisible(color, within) && look.backgroundClip !== 'text';
}

/** A page has few pairs of colours and many texts: each pair is judged once. */
const judged = new Map<string, boolean>();
const MAX_JUDGED = 500;

function looksInvisible(color: string, { background, backgroundValue }: Surroundings): boolean {
  if (color === backgroundValue) return true;
  const behind = background && `${background.red},${background.green},${background.blue}`;
  const pair = `${color}/${behind}`;
  const known = judged.get(pair);
  if (known !== undefined) return known;
  const colour = parseColour(color);
  const isInvisible =
    colour !== null &&
    (colour.alpha < BARELY_OPAQUE || (background !== null && isInvisibleOn(colour, background)));
  if (judged.size > MAX_JUDGED) judged.clear();
  judged.set(pair, isInvisible);
  return isInvisible;
}

/** Why an alternative text is left out: it stands for what can be seen, and without that it is hidden text. */
export function reasonNotToDescribe(
  element: Element,
  look: ElementLook,
  around: Surroundings,
  probe: LayoutProbe,
): HiddenReason | null {
  if (look.visibility === 'hidden' || look.visibility === 'collapse') return 'visibility';
  const box = probe.boxOf(element);
  if (!hasArea(box)) return 'size';
  return hasArea(intersect(box, around.clip)) ? null : 'off-screen';
}
