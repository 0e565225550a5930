import { chromium } from '@playwright/test';
import { planFor } from '#lib/sites/capture-plan.ts';
import { BUILT_IN_SITES } from '#lib/sites/catalog/sites.ts';
import type { KnownDescriptor } from '#lib/sites/descriptor.ts';
import { startModuleServer } from '../../tests/support/module-server.ts';
import { findChromium } from '../find-chromium.mjs';
import type { Bench } from './bench.ts';
import type { CaptureTimings } from './page-capture-page.ts';

const ELEMENTS = 20_000;
const ROUNDS = 101;
const ADDRESS = 'https://github.com/acme/web/issues/12';

export const pageCapture: Bench = {
  title: 'G9 capturing a page',
  method: `In a Chromium, on a page of ${ELEMENTS.toLocaleString('en')} elements with 60 meta tags and 10 JSON-LD blocks: the function that runs in pages, with the plan of a GitHub issue, whose selectors find nothing; by turns with a bare querySelectorAll('*'). Medians of ${ROUNDS} rounds. While nobody asks, nothing of it is in a page (F1).`,
  async run() {
    const { capture, bare, first } = await measureInChromium();
    return [
      { what: 'capture', value: capture, unit: 'ms' },
      { what: 'capture, the first time', value: first, unit: 'ms' },
      { what: "querySelectorAll('*')", value: bare, unit: 'ms' },
    ];
  },
};

async function measureInChromium(): Promise<CaptureTimings> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('No Chromium was found.');
  const known = BUILT_IN_SITES.map<KnownDescriptor>(({ descriptor }) => ({
    descriptor,
    origin: 'built-in',
    updatedAt: 0,
  }));
  const plan = JSON.stringify(planFor(ADDRESS, known));
  const server = await startModuleServer();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.goto(server.origin);
    const code = `import('/scripts/bench/page-capture-page.ts').then((page) => page.measureCapture(${plan}, ${ELEMENTS}, ${ROUNDS}))`;
    return (await page.evaluate(code)) as CaptureTimings;
  } finally {
    await browser.close();
    await server.close();
  }
}
