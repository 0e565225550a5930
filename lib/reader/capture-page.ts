/**
 * PURE. Takes what a person can see of a live document. It only reads: no node is touched, cloned or created, and it gives the
 * thread back (`yield`) every few dozen nodes.
 */

import { captureAttributes } from './captured-attributes.ts';
import { type CapturedFormula, captureFormula } from './captured-math.ts';
import {
  type CapturedPage,
  type CapturedToken,
  MAX_CAPTURED_CHARACTERS,
  MAX_CAPTURED_TOKENS,
} from './captured-page.ts';
import type { DomAccess } from './dom-access.ts';
import {
  reasonNotToDescribe,
  reasonToLeaveOut,
  reasonToSkip,
  type Surroundings,
  surroundingsOfRoot,
  surroundingsWithin,
} from './hidden-text.ts';
import { dropInvisible } from './invisible-characters.ts';
import {
  type Box,
  type ElementLook,
  hasArea,
  intersect,
  type LayoutProbe,
} from './layout-probe.ts';
import { LeftOutTally } from './left-out-tally.ts';
import type { SelectedPart } from './selected-part.ts';

export interface CaptureOptions {
  readonly access: DomAccess;
  readonly probeOf: (document: Document) => LayoutProbe;
  readonly url: string;
  /** Elements that are not the page's: our own host. */
  readonly isForeign?: (element: Element) => boolean;
  /** What is wanted of it; everything when missing. */
  readonly part?: SelectedPart;
  /** Where to start instead of the body. */
  readonly root?: Element;
}

interface Place {
  readonly within: Surroundings;
  readonly probe: LayoutProbe;
  readonly inFrame: boolean;
  readonly preformatted: boolean;
}

interface Level extends Place {
  readonly children: readonly Node[];
  next: number;
  readonly element: Element;
  readonly look: ElementLook;
}

const NODES_BETWEEN_YIELDS = 32;
const MAX_IN_VIEW = 60;
const SHORTEST_LANDMARK = 12;
const LONGEST_LANDMARK = 120;
/** Never text of the page: code, data, what only runs, and what a person typed. */
const SKIPPED = new Set(
  (
    'script style template noscript link meta base object embed audio input textarea select datalist option ' +
    'title desc defs annotation annotation-xml param source track'
  ).split(' '),
);
const BLOCK = /^(?:block|flex|grid|flow-root|list-item|table|inline-block flow)/;

/** Walks the page; the result is what it returns. */
export function* capturePage(
  document: Document,
  options: CaptureOptions,
): Generator<void, CapturedPage, void> {
  const capture = new PageCapture(options);
  const rootElement = options.access.rootElementOf(document);
  const start = options.root ?? options.access.bodyOf(document) ?? rootElement;
  if (start && rootElement) capture.enterDocument(rootElement, start, document, false);
  let visited = 0;
  while (capture.step()) {
    visited += 1;
    if (visited % NODES_BETWEEN_YIELDS === 0) yield;
  }
  return capture.result(document, rootElement);
}

class PageCapture {
  readonly #options: CaptureOptions;
  readonly #access: DomAccess;
  readonly #tokens: CapturedToken[] = [];
  readonly #stack: Level[] = [];
  readonly #leftOut = new LeftOutTally();
  readonly #inView: string[] = [];
  #characters = 0;
  #otherOriginFrames = 0;
  #canvases = 0;
  #truncated = false;

  constructor(options: CaptureOptions) {
    this.#options = options;
    this.#access = options.access;
  }

  enterDocument(rootElement: Element, start: Element, document: Document, inFrame: boolean): void {
    const probe = this.#options.probeOf(document);
    let around = surroundingsOfRoot(rootElement, probe);
    for (const ancestor of this.#ancestorsOf(start)) {
      const look = probe.lookOf(ancestor);
      const reason = reasonToSkip(ancestor, look, around, this.#access);
      if (reason) {
        this.#leftOut.add(reason, this.#hiddenLength(ancestor));
        return;
      }
      around = surroundingsWithin(ancestor, look, around, this.#access, probe);
    }
    this.#enter(start, { within: around, probe, inFrame, preformatted: false });
  }

  /** Takes one node; `false` when there is none left. */
  step(): boolean {
    const level = this.#stack.at(-1);
    if (!level) return false;
    if (this.#isFull()) level.next = level.children.length;
    const node = level.children[level.next];
    level.next += 1;
    if (node === undefined) {
      this.#tokens.push(0);
      this.#stack.pop();
    } else if (this.#access.isText(node)) this.#addText(node, level);
    else if (this.#access.isElement(node)) this.#enter(node, level);
    else if (this.#access.isComment(node)) {
      this.#leftOut.add('comment', this.#access.textOf(node).trim().length);
    }
    return true;
  }

  result(document: Document, rootElement: Element | null): CapturedPage {
    return {
      url: this.#options.url,
      title: this.#access.titleOf(document).toWellFormed(),
      language: (rootElement && this.#access.attributeOf(rootElement, 'lang')) ?? '',
      contentType: this.#access.contentTypeOf(document),
      tokens: this.#tokens,
      leftOut: this.#leftOut.list(),
      unreadable: { otherOriginFrames: this.#otherOriginFrames, canvases: this.#canvases },
      inView: this.#inView,
      truncated: this.#truncated,
    };
  }

  #isFull(): boolean {
    const full =
      this.#characters > MAX_CAPTURED_CHARACTERS || this.#tokens.length > MAX_CAPTURED_TOKENS;
    this.#truncated ||= full;
    return full;
  }

  #enter(element: Element, around: Place): void {
    const tag = this.#access.tagOf(element);
    if (SKIPPED.has(tag) || this.#options.isForeign?.(element)) return;
    if (this.#options.part?.includes(element) === false) return;
    const look = around.probe.lookOf(element);
    const reason = reasonToSkip(element, look, around.within, this.#access);
    if (reason) {
      this.#leftOut.add(reason, this.#hiddenLength(element));
      return;
    }
    if (tag === 'iframe' || tag === 'frame') {
      this.#enterFrame(element, around);
      return;
    }
    if (tag === 'canvas') this.#canvases += 1;
    const formula = captureFormula(element, this.#access);
    if (formula) {
      this.#addFormula(formula, element, look, around);
      return;
    }
    this.#open(element, tag, look, around);
    this.#stack.push({
      ...around,
      children: this.#childrenOf(element, tag),
      next: 0,
      element,
      look,
      within: surroundingsWithin(element, look, around.within, this.#access, around.probe),
      preformatted: tag === 'pre' || /^pre/.test(look.whiteSpace ?? ''),
    });
  }

  #addFormula(formula: CapturedFormula, element: Element, look: ElementLook, around: Place): void {
    const reason = reasonNotToDescribe(element, look, around.within, around.probe);
    if (reason) {
      this.#leftOut.add(reason, formula.length);
      return;
    }
    this.#characters += formula.length;
    for (const token of formula.tokens) this.#tokens.push(token);
  }

  #open(element: Element, tag: string, look: ElementLook, around: Place): void {
    const attributes = captureAttributes(element, this.#options.url, this.#access);
    const described = attributes?.alt;
    const reason = described
      ? reasonNotToDescribe(element, look, around.within, around.probe)
      : null;
    if (attributes && described && reason) {
      delete attributes.alt;
      this.#leftOut.add(reason, described.length);
    }
    const name = nameFor(tag, look);
    this.#tokens.push(attributes ? [name, attributes] : [name]);
  }

  #childrenOf(element: Element, tag: string): readonly Node[] {
    if (tag === 'img' || tag === 'video') return [];
    const children = this.#access.renderedChildrenOf(element);
    const isClosed = tag === 'details' && this.#access.attributeOf(element, 'open') === null;
    return isClosed ? this.#summaryOnly(children) : children;
  }

  /** Only the summary of a closed disclosure can be seen. */
  #summaryOnly(children: readonly Node[]): readonly Node[] {
    const summary = children.find(
      (child) => this.#access.isElement(child) && this.#access.tagOf(child) === 'summary',
    );
    for (const child of children) {
      if (child !== summary) this.#leftOut.add('display', this.#hiddenLength(child));
    }
    return summary ? [summary] : [];
  }

  #enterFrame(frame: Element, around: Place): void {
    if (!hasArea(intersect(around.probe.boxOf(frame), around.within.clip))) return;
    const inner = this.#access.frameDocumentOf(frame);
    const rootElement = inner && this.#access.rootElementOf(inner);
    const start = inner && this.#access.bodyOf(inner);
    if (inner && rootElement && start) this.enterDocument(rootElement, start, inner, true);
    else this.#otherOriginFrames += 1;
  }

  #addText(node: Text, level: Level): void {
    const { part } = this.#options;
    const wanted = (part ? part.textOf(node) : this.#access.textOf(node)).toWellFormed();
    if (wanted.trim() === '') {
      if (wanted !== '') this.#tokens.push(level.preformatted ? wanted : ' ');
      return;
    }
    const boxes = level.probe.textBoxesOf(node);
    const reason = reasonToLeaveOut(boxes, level.element, level.look, level.within, level.probe);
    if (reason) {
      this.#leftOut.add(reason, wanted.trim().length);
      return;
    }
    const { text, dropped } = dropInvisible(wanted);
    this.#leftOut.add('invisible-characters', dropped);
    this.#characters += text.length;
    this.#tokens.push(text);
    this.#noteInView(text, boxes ?? [], level);
  }

  #noteInView(text: string, boxes: readonly Box[], { probe, inFrame }: Level): void {
    if (this.#inView.length >= MAX_IN_VIEW || inFrame) return;
    if (!boxes.some((box) => hasArea(intersect(box, probe.viewport)))) return;
    const landmark = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LANDMARK);
    if (landmark.length >= SHORTEST_LANDMARK) this.#inView.push(landmark);
  }

  /** How much text stands in a part that is skipped as a whole. */
  #hiddenLength(root: Node): number {
    let length = 0;
    const pending: Node[] = [root];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (this.#access.isText(node)) length += this.#access.textOf(node).trim().length;
      else if (this.#access.isElement(node) && !SKIPPED.has(this.#access.tagOf(node))) {
        pending.push(...this.#access.renderedChildrenOf(node));
      }
    }
    return length;
  }

  #ancestorsOf(element: Element): Element[] {
    const path: Element[] = [];
    for (let node = this.#parentOf(element); node; node = this.#parentOf(node)) {
      if (this.#access.isElement(node)) path.unshift(node);
    }
    return path;
  }

  #parentOf(node: Node): Node | null {
    return this.#access.parentOf(node) ?? this.#access.hostOf(node);
  }
}

/** Elements that mean nothing by their name are named by how they are laid out, so that blocks stay apart. */
function nameFor(tag: string, look: ElementLook): string {
  const isPlain = tag === 'span' || tag === 'font' || tag.includes('-') || tag === 'slot';
  if (!isPlain) return tag;
  return BLOCK.test(look.display) ? 'div' : 'span';
}
