import pdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { decodeBase64 } from '#lib/backends/data-url.ts';
import { api } from '#lib/browser/api.ts';
import {
  READING_ROOM_PORT,
  type ReadingJob,
  type ReadingReply,
  type ReadingWork,
} from '#lib/protocol/reading-room.ts';
import { type Reading, readCaptured } from '#lib/reader/read-captured.ts';
import { readSelected } from '#lib/reader/read-selected.ts';

const documents = {
  create: () => document.implementation.createHTMLDocument(''),
  parse: (html: string) => new DOMParser().parseFromString(html, 'text/html'),
};

async function read(work: ReadingWork): Promise<Reading> {
  if (work.kind === 'page') return readCaptured(work.captured, documents, work.rule);
  if (work.kind === 'selection') {
    return { method: 'selector', markdown: readSelected(work.captured, documents) };
  }
  const { readPdf } = await import('#lib/reader/read-pdf.ts');
  const worker = new Worker(pdfWorker, { type: 'module' });
  try {
    const text = await readPdf(
      decodeBase64(work.bytes),
      worker,
      new URL('/cmaps/', location.href).href,
    );
    return { method: 'pdf', markdown: { text, links: [] } };
  } finally {
    worker.terminate();
  }
}

const port = api.runtime.connect({ name: READING_ROOM_PORT });
/** Only the background holds the other end: what comes from there has been checked. */
port.onMessage.addListener(({ id, work }: ReadingJob) => {
  const reply = (reading: Reading | null) =>
    port.postMessage({ id, reading } satisfies ReadingReply);
  read(work).then(reply, () => reply(null));
});
port.onDisconnect.addListener(() => window.close());
