/** Captures what is selected, with the heading that it stands under. */
import type { CapturedSelection } from '#lib/protocol/reader-messages.ts';
import type { CapturedPage } from '#lib/reader/captured-page.ts';
import type { DomAccess } from '#lib/reader/dom-access.ts';
import { headingBefore, selectedPartOf, selectionRoot } from '#lib/reader/selected-part.ts';
import { findSelection } from './find-selection.ts';
import { readLivePage } from './read-live-page.ts';

const NOTHING: CapturedSelection = { page: null, heading: '' };

export async function readSelection(access: DomAccess): Promise<CapturedSelection> {
  const found = findSelection(document, access);
  if (!found) return NOTHING;
  if (found.kind === 'field') {
    const heading = await readHeading(found.field, document, access);
    return { page: pageOfText(found.text.toWellFormed(), access), heading };
  }
  const root = selectionRoot(found.range);
  if (!root) return NOTHING;
  const part = selectedPartOf(found.range);
  const page = await readLivePage(access, { document: found.document, root, part });
  const heading = await readHeading(found.range.startContainer, found.document, access);
  return { page, heading };
}

async function readHeading(node: Node, inDocument: Document, access: DomAccess): Promise<string> {
  const root = headingBefore(node);
  if (!root) return '';
  const { tokens } = await readLivePage(access, { document: inDocument, root });
  const texts = tokens.filter((token) => typeof token === 'string');
  return texts.join('').replace(/\s+/g, ' ').trim();
}

/** What was selected in a field is plain text: its lines are lines. */
function pageOfText(text: string, access: DomAccess): CapturedPage {
  return {
    url: location.href,
    title: access.titleOf(document).toWellFormed(),
    language: '',
    contentType: 'text/plain',
    tokens: [['pre'], text, 0],
    leftOut: [],
    unreadable: { otherOriginFrames: 0, canvases: 0 },
    inView: [],
    truncated: false,
  };
}
