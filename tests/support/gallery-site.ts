/** Builds the gallery's page, serves it on loopback and brings any of its states on a page. */
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
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

/** The files are held in memory: two workers that open the gallery at once have nothing in common to overwrite. */
export async function openGallery(): Promise<GallerySite> {
  const files = await buildFiles();
  const server = await listenOnLoopback((request, response) => {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname.slice(1);
    const body = files.get(path);
    response.writeHead(body === undefined ? 404 : 200, {
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

async function buildFiles(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    root: 'tests/gallery',
    base: './',
    logLevel: 'warn',
    build: { write: false },
  });
  const { output } = built as Rollup.RollupOutput;
  return new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
