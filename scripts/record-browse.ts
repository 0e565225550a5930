/**
 * `node scripts/record-browse.ts`: walks 40 steps through the sample site as a person does, and writes what its pages said of
 * themselves to `tests/fixtures/browses/sample-site.json`, for the bench of K27.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import type { AppState } from '#lib/app-state/app-state.ts';
import { readPageFacts } from '#lib/content/read-page-facts.ts';
import { planFor } from '#lib/sites/capture-plan.ts';
import { describePage } from '#lib/sites/describe-page.ts';
import { descriptorSchema, type KnownDescriptor } from '#lib/sites/descriptor.ts';
import { matchPages } from '#lib/sites/match.ts';
import { startSampleSite } from '../tests/support/sample-site.ts';
import { findChromium } from './find-chromium.mjs';

const DESCRIPTOR = new URL('../tests/fixtures/descriptors/sample-tracker.json', import.meta.url);
const RECORDING = new URL('../tests/fixtures/browses/sample-site.json', import.meta.url);
/** In place of the loopback port, which differs each time. */
const ORIGIN = 'https://tracker.example';

/** Two morning rounds: look at what is open, read issues one by one, go back and forth, visit the settings. */
const ROUND = [
  '/',
  '/acme/web/issues',
  '/acme/web/issues?state=open',
  '/acme/web/issues/12',
  '/acme/web/issues/13',
  '/acme/web/issues/9',
  '/acme/web/issues/12',
  '/acme/web/issues',
  '/acme/web/issues?q=voucher',
  '/acme/web/issues/13',
  '/acme/web/issues/7',
  '/acme/web/settings',
  '/acme/web/issues/4',
  '/',
  '/acme/api/issues',
  '/acme/api/issues/3',
  '/acme/api/issues/2',
  '/acme/api/issues/3',
  '/acme/docs/issues',
  '/acme/docs/issues/1',
];

const known: KnownDescriptor[] = [
  {
    descriptor: descriptorSchema.parse(JSON.parse(await readFile(DESCRIPTOR, 'utf8'))),
    origin: 'person',
    updatedAt: 0,
  },
];
const site = await startSampleSite();
const executablePath = await findChromium();
if (executablePath === null) throw new Error('No Chromium was found.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
const states: AppState[] = [];
for (const path of [...ROUND, ...ROUND]) states.push(await visit(page, path));
await writeFile(RECORDING, `${JSON.stringify({ origin: ORIGIN, states }, null, 2)}\n`);
await browser.close();
await site.close();

async function visit(tab: Page, path: string): Promise<AppState> {
  await tab.goto(`${site.origin}${path}`);
  await tab.locator('#view[aria-busy="false"]').waitFor();
  const url = tab.url();
  const { window } = new JSDOM(await tab.content(), { url });
  const facts = readPageFacts(planFor(url, known), window.document, window.location, url);
  const { appState } = describePage(facts, matchPages(url, known));
  return { ...appState, path: appState.path?.replace(site.origin, ORIGIN) ?? null };
}
