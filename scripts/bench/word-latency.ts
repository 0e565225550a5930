import type { Frame, Page } from '@playwright/test';
import { addBackend } from '../../tests/support/add-backend.ts';
import {
  type ExtensionBrowser,
  launchExtensionBrowser,
} from '../../tests/support/extension-browser.ts';
import { listenOnLoopback, respondJson } from '../../tests/support/loopback-server.ts';
import { createModelReply } from '../../tests/support/model-reply.ts';
import type { Bench, Figure } from './bench.ts';
import { median } from './median.ts';

const WORDS = 60;
const PAUSE_MS = 70;
/** The first words meet cold code, in both. */
const WARM_UP = 10;
const MOST_ADDED_MS = 20;

export const wordLatency: Bench = {
  title: 'F4 from the socket’s byte to the pixel',
  method: `A server on loopback streams ${WORDS} words, one each ${PAUSE_MS} ms, and notes when it wrote each. The drawer in a page, and a bare page that fetches the same stream and appends it as text, note when the frame with the word is painted (the second animation frame after it stands in the document). The same clock; medians without the first ${WARM_UP} words.`,
  needsBuild: true,
  async run() {
    const server = await startWordServer();
    const extension = await launchExtensionBrowser();
    try {
      const bare = await measureBarePage(extension, server);
      const drawer = await measureDrawer(extension, server);
      return createFigures(bare, drawer);
    } finally {
      await extension.close();
      await server.close();
    }
  },
};

function createFigures(bare: readonly number[], drawer: readonly number[]): Figure[] {
  const [fetched, shown] = [median(bare), median(drawer)];
  return [
    { what: 'a page that fetches by itself, median', value: fetched, unit: 'ms' },
    { what: 'the drawer, median', value: shown, unit: 'ms' },
    { what: 'added by us, median', value: shown - fetched, unit: 'ms', atMost: MOST_ADDED_MS },
  ];
}

const BARE_PAGE = '<!doctype html><title>Bare</title><link rel=icon href=data:,><pre></pre>';

interface WordServer {
  readonly origin: string;
  /** When each word of the latest answer was written, by the clock of the system. */
  readonly written: readonly number[];
  close(): Promise<void>;
}

async function startWordServer(): Promise<WordServer> {
  const written: number[] = [];
  const server = await listenOnLoopback(async (request, response) => {
    if (request.url === '/page') {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(BARE_PAGE);
      return;
    }
    if (request.method === 'GET') return respondJson(response, { data: [{ id: 'words' }] });
    const reply = createModelReply(response);
    written.splice(0);
    for (let index = 0; index < WORDS; index += 1) {
      reply.delta(`${wordOf(index)} `);
      written.push(Date.now());
      await reply.silence(PAUSE_MS);
    }
    reply.finish();
  });
  return { ...server, written };
}

function wordOf(index: number): string {
  return `word${index}.`;
}

async function measureBarePage(
  { context }: ExtensionBrowser,
  server: WordServer,
): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.goto(`${server.origin}/page`);
  const painted = watchWords(page);
  await page.evaluate(fetchWords);
  return delaysOf(await painted, server);
}

async function measureDrawer(
  extension: ExtensionBrowser,
  server: WordServer,
): Promise<readonly number[]> {
  await addBackend(extension, { label: 'Words', baseUrl: `${server.origin}/v1`, model: 'words' });
  const page = await extension.context.newPage();
  await page.goto(`${server.origin}/page`);
  const drawer = await extension.openDrawer(page);
  const painted = watchWords(drawer);
  const box = drawer.getByRole('textbox', { name: 'Message' });
  await box.fill('Speak.');
  await box.press('Enter');
  return delaysOf(await painted, server);
}

function delaysOf(painted: readonly number[], { written }: WordServer): readonly number[] {
  return painted.map((at, index) => at - (written[index] ?? Number.NaN)).slice(WARM_UP);
}

/** When the frame with each word was painted. */
function watchWords(view: Page | Frame): Promise<number[]> {
  const words = Array.from({ length: WORDS }, (_, index) => wordOf(index));
  return view.evaluate(watchDocument, words);
}

function watchDocument(words: readonly string[]): Promise<number[]> {
  return new Promise((resolve) => {
    const painted: number[] = [];
    let next = 0;
    const look = () => {
      const text = document.body.textContent ?? '';
      while (next < words.length && text.includes(words[next] ?? '')) {
        const index = next;
        next += 1;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            painted[index] = Date.now();
            if (index === words.length - 1) resolve(painted);
          }),
        );
      }
      if (next === words.length) observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** What any page would write that shows a stream by itself. */
async function fetchWords(): Promise<void> {
  const body = JSON.stringify({ model: 'words', stream: true, messages: [] });
  const response = await fetch('/v1/chat/completions', { method: 'POST', body });
  const target = document.querySelector('pre');
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    for (const line of decoder.decode(part.value).split('\n')) {
      if (!line.startsWith('data: {')) continue;
      target?.append(JSON.parse(line.slice(6)).choices[0].delta.content ?? '');
    }
  }
}
