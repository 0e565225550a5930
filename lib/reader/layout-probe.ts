/** PURE. What the reader asks of a live layout. The page's edge answers from the browser; a document without a layout has none. */

/** A rectangle in the coordinates of its document's viewport, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The computed values that decide whether text can be seen. */
export type ElementLook = Pick<
  CSSStyleDeclaration,
  | 'display'
  | 'visibility'
  | 'opacity'
  | 'position'
  | 'overflowX'
  | 'overflowY'
  | 'clip'
  | 'clipPath'
  | 'color'
  | 'backgroundColor'
  | 'backgroundImage'
  | 'fontSize'
  | 'direction'
> & {
  /** Missing in documents without a layout. */
  readonly contentVisibility?: string;
  readonly backgroundClip?: string;
  readonly whiteSpace?: string;
};

/** How far a scrolling box has been scrolled, and the size of what it scrolls. */
export interface ScrollExtent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface LayoutProbe {
  lookOf(element: Element): ElementLook;
  boxOf(element: Element): Box;
  /** One box per line of the text; none when it is not rendered. `null`: there is no layout to ask. */
  textBoxesOf(text: Text): readonly Box[] | null;
  scrollOf(element: Element): ScrollExtent;
  /** Whether something other than an ancestor of `element` is painted behind this place of it (a picture, a coloured layer). */
  hasBackdrop(element: Element, box: Box): boolean;
  /** Whether a page that sets no background is white. */
  readonly whiteCanvas: boolean;
  readonly viewport: Box;
}

export const EVERYWHERE: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

export function intersect(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Whether at least a pixel of it is there to be seen. */
export function hasArea(box: Box): boolean {
  return box.right - box.left > 1 && box.bottom - box.top > 1;
}
