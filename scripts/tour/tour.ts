import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isAppStateRecord } from '#lib/context/producers/app-state.ts';
import { createDrawer, type Drawer } from '../../tests/support/drawer.ts';
import type { ExtensionBrowser } from '../../tests/support/extension-browser.ts';
import { readStoredTurns } from '../../tests/support/stored-rows.ts';
import { ROOT } from '../suite/run-command.ts';

const PICTURES = join(ROOT, '.output/tour');

interface Stop {
  readonly name: string;
  readonly page: Page;
  readonly drawer: Drawer;
  readonly question: string;
}

/** Goes through the sample site as a person would, asking the demo model on the way. */
export async function tourSampleSite(extension: ExtensionBrowser, origin: string): Promise<void> {
  const page = await openSite(extension, `${origin}/acme/web/issues?state=open`);
  await page.getByRole('link', { name: 'Login fails' }).waitFor();
  const drawer = createDrawer(await extension.openDrawer(page));
  const visit = (name: string, question: string) =>
    visitStop(extension, { name, page, drawer, question });

  await visit('1-first-question', 'Which of these should I look at first?');
  await page.getByRole('link', { name: 'Login fails' }).click();
  await page.getByRole('heading', { name: 'Login fails' }).waitFor();
  await visit('2-another-page', 'What is this one about?');
  await visit('3-same-page', 'And who is on it?');
  await drawer.button('New chat').click();
  await drawer.answers.first().waitFor({ state: 'detached' });
  await visit('4-new-chat', 'Where am I?');
  console.log(`The screenshots are in ${PICTURES}.`);
}

/** Asks one question on a page of the person's choice. */
export async function tourPage(extension: ExtensionBrowser, url: string): Promise<void> {
  const page = await openSite(extension, url);
  const drawer = createDrawer(await extension.openDrawer(page));
  await visitStop(extension, { name: 'page', page, drawer, question: 'What is this page about?' });
  console.log(`The screenshot is in ${PICTURES}.`);
}

async function openSite({ context }: ExtensionBrowser, url: string): Promise<Page> {
  await mkdir(PICTURES, { recursive: true });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  return page;
}

async function visitStop(extension: ExtensionBrowser, stop: Stop): Promise<void> {
  await stop.drawer.askAndSettle(stop.question);
  const path = join(PICTURES, `${stop.name}.png`);
  await stop.page.screenshot({ path });
  const turn = (await readStoredTurns(await extension.worker())).at(-1);
  const header = turn?.records.find(isAppStateRecord)?.content;
  console.log(`== ${stop.name}`);
  console.log(`Page: ${stop.page.url()}`);
  console.log(`Question: ${stop.question}`);
  console.log(`Header:\n${header ?? '(none: nothing changed)'}`);
  console.log(`Answer (${turn?.status ?? 'not sent'}):\n${turn?.answer.text ?? ''}`);
  console.log(`Screenshot: ${path}\n`);
}
