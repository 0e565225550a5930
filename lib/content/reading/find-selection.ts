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
  if (range) return { kind: 'range', range, document };
  return findInFields(document, selection, access) ?? findInFrames(document, access);
}

function rangeOf(selection: Selection, document: Document, access: DomAccess): Range | null {
  if (selection.rangeCount === 0) return null;
  if (!selection.isCollapsed) return selection.getRangeAt(0);
  const shadowRoots = access
    .queryAll(document, '*')
    .flatMap((element) => access.shadowRootOf(element) ?? []);
  if (shadowRoots.length === 0 || !('getComposedRanges' in selection)) return null;
  const [composed] = selection.getComposedRanges({ shadowRoots });
  if (!composed || composed.collapsed) return null;
  const range = new Range();
  range.setStart(composed.startContainer, composed.startOffset);
  range.setEnd(composed.endContainer, composed.endOffset);
  return range.collapsed ? null : range;
}

const FIELDS = 'textarea, input:not([type=password i])';

function findInFields(
  document: Document,
  selection: Selection | null,
  access: DomAccess,
): FoundSelection | null {
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
  // Fields keep their selections: without a hint which one was used last, only a single one is certain.
  return atAnchor ?? (selected.length === 1 ? (selected[0] ?? null) : null);
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
