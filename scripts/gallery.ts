/**
 * Draws every state of the interface to `.output/gallery/`: `npm run gallery [-- --only NAME] [--all]`. Without `--all` each state is
 * taken once a theme at the drawer's usual width, and the important ones at every width and in both languages.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
  type GalleryLook,
  type GalleryStateInfo,
  openGallery,
} from '../tests/support/gallery-site.ts';
import { findChromium } from './find-chromium.mjs';

const OUTPUT = '.output/gallery';
const SHOTS = join(OUTPUT, 'shots');
const HEIGHT = 760;
const WIDTHS = [320, 380, 480, 800];
const USUAL_WIDTH = 380;
const IMPORTANT = ['empty', 'answered', 'receipt', 'chats', 'cards'];

interface Shot extends GalleryLook {
  readonly state: GalleryStateInfo;
  readonly width: number;
}

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, all: { type: 'boolean', default: false } },
});

const gallery = await openGallery();
const chromiumPath = await findChromium();
const browser = await chromium.launch({
  ...(chromiumPath !== null && { executablePath: chromiumPath }),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(5_000);
  const shots = planShots(await gallery.listStates(page));
  if (!options.only) await rm(SHOTS, { recursive: true, force: true });
  await mkdir(SHOTS, { recursive: true });
  for (const shot of shots) {
    await page.setViewportSize({ width: shot.width, height: HEIGHT });
    await gallery.show(page, shot.state, shot);
    await page.screenshot({ path: join(SHOTS, nameOf(shot)), animations: 'disabled' });
  }
  await writeFile(join(OUTPUT, 'index.html'), renderIndex(shots));
  console.log(`${shots.length} pictures in ${OUTPUT}/index.html`);
} finally {
  await browser.close();
  await gallery.close();
}

function planShots(states: readonly GalleryStateInfo[]): Shot[] {
  const chosen = states.filter(({ name }) => !options.only || name.includes(options.only));
  return chosen.flatMap((state) => {
    const everywhere = options.all || IMPORTANT.includes(state.name);
    const widths = everywhere ? WIDTHS : [USUAL_WIDTH];
    const locales = everywhere ? ['en', 'zh-CN'] : ['en'];
    return widths.flatMap((width) =>
      locales.flatMap((locale) =>
        (['light', 'dark'] as const).map((theme) => ({ state, theme, locale, width })),
      ),
    );
  });
}

function nameOf({ state, theme, locale, width }: Shot): string {
  return `${state.name}.${width}.${locale}.${theme}.png`;
}

function renderIndex(shots: readonly Shot[]): string {
  const figures = shots.map(
    (shot) =>
      `<figure><img loading="lazy" src="shots/${nameOf(shot)}" width="${shot.width}"><figcaption>${nameOf(shot)}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif;background:#888}</style>${figures.join('\n')}`;
}
