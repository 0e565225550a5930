/** PURE. Reads a PDF with pdf.js; nothing in it runs, and nothing that it refers to is loaded. Glyphs are not drawn: their fonts are not needed. */
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import { type PdfPiece, renderPdfPages } from './pdf-text.ts';

const MAX_PAGES = 2_000;

/**
 * @param worker Where pdf.js's own worker script runs.
 * @param characterMaps The address of the folder of pdf.js's character maps: without them, text in fonts of China, Japan and Korea that
 *   are not embedded has no letters. Each is loaded when a font names it.
 * @throws When the bytes are no PDF, or one that asks for a password.
 */
export async function readPdf(
  bytes: Uint8Array,
  worker: Worker,
  characterMaps: string,
): Promise<string> {
  GlobalWorkerOptions.workerPort = worker;
  const task = getDocument({
    data: bytes,
    useWasm: false,
    disableFontFace: true,
    cMapUrl: characterMaps,
    cMapPacked: true,
  });
  try {
    const pdf = await task.promise;
    const pages: PdfPiece[][] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        items.flatMap((item) => ('str' in item ? [{ text: item.str, endsLine: item.hasEOL }] : [])),
      );
    }
    return renderPdfPages(pages);
  } finally {
    await task.destroy();
  }
}
