/** PURE. A captured selection as Markdown: all of it, as it was selected. */
import { buildDocument } from './build-document.ts';
import type { CapturedPage } from './captured-page.ts';
import { type Markdown, renderMarkdown } from './markdown.ts';
import type { InertDocuments } from './read-captured.ts';

export function readSelected(captured: CapturedPage, documents: InertDocuments): Markdown {
  return renderMarkdown(buildDocument(captured, documents.create()).body);
}
