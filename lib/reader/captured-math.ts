/**
 * PURE. Formulas. What is painted is a heap of boxes; their source stands beside them for screen readers, hidden from the eye.
 * It is taken as the alternative text of a formula that can be seen, no longer than a formula can be.
 */
import type { CapturedToken } from './captured-page.ts';
import type { DomAccess } from './dom-access.ts';

const MAX_FORMULA = 2_000;
const RENDERED_FORMULA =
  /(?:^|\s)(?:katex|MathJax(?:_Display|_SVG|_CHTML)?|mwe-math-element)(?:\s|$)/;

export interface CapturedFormula {
  readonly display: 'block' | 'inline';
  /** The tokens of a `math` element: its LaTeX, or its MathML where that is all there is. */
  readonly tokens: readonly CapturedToken[];
  readonly length: number;
}

/** The formula that this element paints; `null` when it is none, or its source is not there. */
export function captureFormula(element: Element, access: DomAccess): CapturedFormula | null {
  const tag = access.tagOf(element);
  const classes = access.attributeOf(element, 'class') ?? '';
  const isFormula = tag === 'math' || tag === 'mjx-container' || RENDERED_FORMULA.test(classes);
  if (!isFormula) return null;
  const display = displayOf(element, classes, access);
  const latex = latexOf(element, access).trim().slice(0, MAX_FORMULA);
  if (latex !== '') {
    const tokens: CapturedToken[] = [['math', { 'data-latex': latex, display }], latex, 0];
    return { display, tokens, length: latex.length };
  }
  const math = tag === 'math' ? element : access.queryAll(element, 'math')[0];
  return math ? captureMathMl(math, display, access) : null;
}

function captureMathMl(
  math: Element,
  display: CapturedFormula['display'],
  access: DomAccess,
): CapturedFormula | null {
  const tokens: CapturedToken[] = [];
  let length = 0;
  const visit = (node: Node): void => {
    if (length > MAX_FORMULA) return;
    if (access.isText(node)) {
      const text = access.textOf(node).replace(/\s+/g, ' ').toWellFormed();
      length += text.trim().length;
      tokens.push(text);
    } else if (access.isElement(node) && !access.tagOf(node).startsWith('annotation')) {
      tokens.push(node === math ? ['math', { display }] : [access.tagOf(node)]);
      access.renderedChildrenOf(node).forEach(visit);
      tokens.push(0);
    }
  };
  visit(math);
  return length === 0 ? null : { display, tokens, length };
}

function latexOf(element: Element, access: DomAccess): string {
  const [annotation] = access.queryAll(element, 'annotation[encoding*="tex" i]');
  if (annotation) return textWithin(annotation, access);
  const [math] =
    access.tagOf(element) === 'math' ? [element] : access.queryAll(element, 'math[alttext]');
  const alternative = math && access.attributeOf(math, 'alttext');
  if (alternative) return alternative;
  const id = access.attributeOf(element, 'id') ?? '';
  const source = /^MathJax-Element-\d+(?=-Frame$)/.exec(id)?.[0];
  const document = access.ownerDocumentOf(element);
  const [script] = source && document ? access.queryAll(document, `script[id="${source}"]`) : [];
  return script ? textWithin(script, access) : '';
}

function textWithin(element: Element, access: DomAccess): string {
  return access
    .renderedChildrenOf(element)
    .map((child) => (access.isText(child) ? access.textOf(child) : ''))
    .join('');
}

function displayOf(
  element: Element,
  classes: string,
  access: DomAccess,
): CapturedFormula['display'] {
  const own = access.attributeOf(element, 'display');
  if (own === 'block' || own === 'true' || /display/i.test(classes)) return 'block';
  const parent = access.parentOf(element);
  const around = parent && access.isElement(parent) ? access.attributeOf(parent, 'class') : null;
  return /display/i.test(around ?? '') ? 'block' : 'inline';
}
