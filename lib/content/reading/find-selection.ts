/**
 * What the person selected: in the document, in a shadow root, in a text field, in a frame of the same origin. It outlives the
 * focus, which has moved to the drawer by the time it is asked for.
 */
import type { DomAccess } from '#lib/reader/dom-access.ts';
import { callMember, readMember } from '../dom-access.ts';

export type FoundSelection =
  | { readonly kind: 'range'; readonly range: Range; readonly document: Document }
  | { readonly kind: 'field'; readonly field: Element; readonly text: string };

export function findSelection(document: Document, access: DomAccess): FoundSelection | null {
  const selection = callMember(document, 'getSelection') as Selection | null;
  const range = selection && rangeOf(selection, document, access);
  const field = findInFields(document, range, selection, access);
  if (field) return field;
  return range ? { kind: 'range', range, document } : findInFrames(document, access);
}

function rangeOf(selection: Selection, document: Document, access: DomAccess): Range | null {
  if (selection.rangeCount === 0) return null;
  const composed = composedRange(selection, document, access);
  if (composed) return composed;
  const range = selection.getRangeAt(0);
  return range.collapsed ? null : range;
}

/** Of a selection that touches a shadow root, the document itself sees its host at most. */
function composedRange(selection: Selection, document: Document, access: DomAccess): Range | null {
  if (!('getComposedRanges' in selection)) return null;
  const shadowRoots = access
    .queryAll(document, '*')
    .flatMap((element) => access.shadowRootOf(element) ?? []);
  if (shadowRoots.length === 0) return null;
  const [composed] = selection.getComposedRanges({ shadowRoots });
  if (!composed || composed.collapsed) return null;
  const range = inOneTree(composed);
  return range.collapsed ? null : range;
}

/** A range stands in one tree: what begins in a root is taken to its end, what ends in one up to and with its host. */
function inOneTree({ startContainer, startOffset, endContainer, endOffset }: StaticRange): Range {
  const range = new Range();
  range.setStart(startContainer, startOffset);
  const [root, endRoot] = [startContainer.getRootNode(), endContainer.getRootNode()];
  if (endRoot === root) range.setEnd(endContainer, endOffset);
  else if (root instanceof ShadowRoot) range.setEnd(root, root.childNodes.length);
  else if (endRoot instanceof ShadowRoot) range.setEndAfter(endRoot.host);
  return range;
}

const FIELDS = 'textarea, input:not([type=password i])';

/** Chromium reports a selection in a field as one of the field itself; Firefox reports nothing. */
function findInFields(
  document: Document,
  range: Range | null,
  selection: Selection | null,
  access: DomAccess,
): FoundSelection | null {
  const isOneNode =
    range?.startContainer === range?.endContainer &&
    (range?.endOffset ?? 0) - (range?.startOffset ?? 0) <= 1;
  if (range && (!isOneNode || access.isText(range.startContainer))) return null;
  const selected = access.queryAll(document, FIELDS).flatMap((field) => {
    const text = selectedText(field);
    return text === '' ? [] : [{ kind: 'field' as const, field, text }];
  });
  const anchor = selection?.anchorNode ?? null;
  const place = selection?.anchorOffset ?? 0;
  const atAnchor = selected.find(
    ({ field }) =>
      field === anchor || (anchor && access.renderedChildrenOf(anchor)[place] === field),
  );
  if (atAnchor || range) return atAnchor ?? null;
  // Fields keep their selections: without a hint which one was used last, only a single one is certain.
  return selected.length === 1 ? (selected[0] ?? null) : null;
}

function selectedText(field: Element): string {
  const start: unknown = readMember(field, 'selectionStart');
  const end: unknown = readMember(field, 'selectionEnd');
  if (typeof start !== 'number' || typeof end !== 'number') return '';
  return String(readMember(field, 'value')).slice(start, end);
}

function findInFrames(document: Document, access: DomAccess): FoundSelection | null {
  for (const frame of access.queryAll(document, 'iframe')) {
    const inner = access.frameDocumentOf(frame);
    const found = inner && findSelection(inner, access);
    if (found) return found;
  }
  return null;
}
