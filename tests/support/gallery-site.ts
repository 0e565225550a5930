/** Builds the gallery's page, serves it on loopback and brings any of its states on a page. */
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { listenOnLoopback } from './loopback-server.ts';

export interface GalleryStateInfo {
  readonly name: string;
  readonly clicks?: readonly (readonly [role: string, name: string])[];
}

export interface GalleryLook {
  readonly theme: 'light' | 'dark';
  readonly locale: string;
}

export interface GallerySite {
  listStates(page: Page): Promise<readonly GalleryStateInfo[]>;
  /** Draws a state and does the clicks that belong to it; they are named in English. */
  show(page: Page, state: GalleryStateInfo, look: GalleryLook): Promise<void>;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export async function openGallery(directory = '.output/gallery/site'): Promise<GallerySite> {
  await build({
    root: 'tests/gallery',
    base: './',
    logLevel: 'warn',
    build: { outDir: join(process.cwd(), directory), emptyOutDir: true },
  });
  const server = await listenOnLoopback(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = join(directory, normalize(pathname));
    const body = await readFile(path).catch(() => null);
    response.writeHead(body ? 200 : 404, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    });
    response.end(body);
  });
  const address = `${server.origin}/index.html`;
  return {
    async listStates(page) {
      await page.goto(address);
      return page.evaluate<readonly GalleryStateInfo[]>('galleryStates');
    },
    async show(page, { name, clicks = [] }, { theme, locale }) {
      await page.goto(`${address}?${new URLSearchParams({ state: name, locale, theme })}`);
      await page.getByRole('main').waitFor();
      if (locale === 'en') for (const click of clicks) await press(page, click);
      await page.waitForLoadState('networkidle');
    },
    close: server.close,
  };
}

async function press(page: Page, [role, name]: readonly [string, string]): Promise<void> {
  if (role === 'record') await page.locator('.record-toggle').last().click();
  else
    await page
      .getByRole(role as 'button', { name, exact: true })
      .last()
      .click();
}
