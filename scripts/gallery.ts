/**
 * Draws every state of the interface to `.output/gallery/`: `npm run gallery [-- --only NAME] [--all]`. Without `--all` each state is
 * taken once a theme at the drawer's usual width, and the important ones at every width and in both languages.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';

const OUTPUT = '.output/gallery';
const SITE = join(OUTPUT, 'site');
const HEIGHT = 760;
const WIDTHS = [320, 380, 480, 800];
const USUAL_WIDTH = 380;
const IMPORTANT = ['empty', 'answered', 'receipt', 'chats', 'cards'];

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

interface Shot {
  readonly state: string;
  readonly theme: 'light' | 'dark';
  readonly locale: string;
  readonly width: number;
}

interface StateInfo {
  readonly name: string;
  readonly clicks?: readonly (readonly [string, string])[];
}

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, all: { type: 'boolean', default: false } },
});

await build({
  root: 'tests/gallery',
  base: './',
  logLevel: 'warn',
  build: { outDir: join(process.cwd(), SITE), emptyOutDir: true },
});
const server = await serve(SITE);
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(5_000);
  const address = `http://127.0.0.1:${portOf(server)}/index.html`;
  await page.goto(address);
  const states = (await page.evaluate('galleryStates')) as StateInfo[];
  const shots = planShots(states.map(({ name }) => name));
  if (!options.only) await rm(join(OUTPUT, 'shots'), { recursive: true, force: true });
  await mkdir(join(OUTPUT, 'shots'), { recursive: true });
  for (const shot of shots) {
    await take(page, address, shot, states.find(({ name }) => name === shot.state)?.clicks ?? []);
  }
  await writeFile(join(OUTPUT, 'index.html'), renderIndex(shots));
  console.log(`${shots.length} pictures in ${OUTPUT}/index.html`);
} finally {
  await browser.close();
  server.close();
}

function planShots(names: readonly string[]): Shot[] {
  const chosen = names.filter((name) => !options.only || name.includes(options.only));
  return chosen.flatMap((state) => {
    const everywhere = options.all || IMPORTANT.includes(state);
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
  return `${state}.${width}.${locale}.${theme}.png`;
}

async function take(
  page: Page,
  address: string,
  shot: Shot,
  clicks: readonly (readonly [string, string])[],
): Promise<void> {
  await page.setViewportSize({ width: shot.width, height: HEIGHT });
  const query = new URLSearchParams({ state: shot.state, locale: shot.locale, theme: shot.theme });
  await page.goto(`${address}?${query}`);
  await page.getByRole('main').waitFor();
  if (shot.locale === 'en') for (const click of clicks) await press(page, click);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(OUTPUT, 'shots', nameOf(shot)), animations: 'disabled' });
}

async function press(page: Page, [role, name]: readonly [string, string]): Promise<void> {
  if (role === 'record') await page.locator('.record-toggle').first().click();
  else
    await page
      .getByRole(role as 'button', { name, exact: true })
      .last()
      .click();
}

function renderIndex(shots: readonly Shot[]): string {
  const figures = shots.map(
    (shot) =>
      `<figure><img loading="lazy" src="shots/${nameOf(shot)}" width="${shot.width}"><figcaption>${nameOf(shot)}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif;background:#888}</style>${figures.join('\n')}`;
}

async function serve(root: string): Promise<Server> {
  const created = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = join(root, normalize(pathname));
    try {
      const body = await readFile(path);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  return created;
}

function portOf(listening: Server): number {
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
