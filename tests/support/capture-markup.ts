/** Captures a document of a test as the page's edge would, with whatever layout the test gives it. */
import { JSDOM, VirtualConsole } from 'jsdom';
import { capturePage } from '#lib/reader/capture-page.ts';
import type { CapturedPage } from '#lib/reader/captured-page.ts';
import { createDomAccess } from '#lib/reader/dom-access.ts';
import type { LayoutProbe } from '#lib/reader/layout-probe.ts';
import { createMarkupProbe } from '#lib/reader/markup-probe.ts';
import type { InertDocuments } from '#lib/reader/read-captured.ts';

const silent = new VirtualConsole();

export function createTestWindow(html: string, url = 'https://shop.example/page') {
  return new JSDOM(html, { url, virtualConsole: silent }).window;
}

export function captureMarkup(
  html: string,
  { url = 'https://shop.example/page', probe = createMarkupProbe() as LayoutProbe } = {},
): CapturedPage {
  const window = createTestWindow(html, url);
  const access = createDomAccess(window as unknown as typeof globalThis);
  return finish(capturePage(window.document, { access, probeOf: () => probe, url }));
}

function finish<Result>(steps: Generator<void, Result, void>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export const inertDocuments: InertDocuments = {
  create: () => createTestWindow('<body></body>').document,
  parse: (html) => createTestWindow(html).document,
};
