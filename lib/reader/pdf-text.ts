/** PURE. The text of a PDF's pages as Markdown, page numbers kept. */

/** A piece of text as it stands on a page, in reading order. */
export interface PdfPiece {
  readonly text: string;
  /** A line ends after it. */
  readonly endsLine: boolean;
}

const NO_TEXT = 'No text on this page: it may be scanned or a picture.';

/** Each page under its own heading, so that it can be quoted by number and left out by itself. */
export function renderPdfPages(pages: readonly (readonly PdfPiece[])[]): string {
  return pages.map((pieces, index) => `## Page ${index + 1}\n\n${renderPage(pieces)}`).join('\n\n');
}

function renderPage(pieces: readonly PdfPiece[]): string {
  const text = pieces
    .map((piece) => (piece.endsLine ? `${piece.text}\n` : piece.text))
    .join('')
    .toWellFormed()
    .replace(/[ \t]+\n/g, '\n')
    .replace(/^(#{1,6} |```|~~~)/gm, '\\$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? NO_TEXT : text;
}
