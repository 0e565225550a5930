/** PURE. Builds the captured page again as an inert tree: nothing is parsed, so nothing can grow that was not captured. */
import type { CapturedPage } from './captured-page.ts';

/** Never created, whatever a capture says. */
const REFUSED = new Set(
  'script style template iframe frame frameset object embed link meta base noscript portal'.split(
    ' ',
  ),
);
const PLAIN_TAG = /^[a-z][a-z0-9]{0,20}$/;

/**
 * @param document An inert document to build in, emptied first: made by `createHTMLDocument`, never one that is shown.
 */
export function buildDocument(captured: CapturedPage, document: Document): Document {
  document.title = captured.title;
  if (captured.language) document.documentElement.lang = captured.language;
  document.body.replaceChildren();
  let parent: Element = document.body;
  const open: Element[] = [];
  for (const token of captured.tokens) {
    if (token === 0) parent = open.pop() ?? document.body;
    else if (typeof token === 'string') parent.append(token);
    else {
      const element = createElement(document, token[0], token[1] ?? {});
      const isBody = token[0] === 'body' && open.length === 0;
      const next = isBody ? parent : element;
      if (isBody) copyAttributes(token[1] ?? {}, parent);
      else parent.append(element);
      open.push(parent);
      parent = next;
    }
  }
  return document;
}

function createElement(
  document: Document,
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Element {
  const isPlain = PLAIN_TAG.test(tag) && !REFUSED.has(tag) && tag !== 'body';
  const element = document.createElement(isPlain ? tag : 'div');
  copyAttributes(attributes, element);
  return element;
}

function copyAttributes(attributes: Readonly<Record<string, string>>, element: Element): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (/^(?:data-)?[a-z-]+$/.test(name) && !name.startsWith('on'))
      element.setAttribute(name, value);
  }
}
