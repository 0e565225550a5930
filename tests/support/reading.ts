/** What tests of reading have in common: putting something in the context bar, and seeing what of it went out. */
import type { Page } from '@playwright/test';
import { parseFrame } from '#lib/context/frame.ts';
import { createDrawer, type Drawer } from './drawer.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { readStoredTurns } from './stored-rows.ts';

export async function addContext({ view, button }: Drawer, name: string): Promise<void> {
  await button('Add context').click();
  await view.getByRole('menuitem', { name }).click();
}

/** The sections of the last turn's records of this kind, as the model read them. */
export async function readSections(extension: ExtensionBrowser, kind: string) {
  const turns = await readStoredTurns(await extension.worker());
  const found = turns.at(-1)?.records.filter(({ source }) => source.kind === kind) ?? [];
  return found.map(({ content }) => {
    const frame = parseFrame(content);
    const sections = frame?.parts.map(({ attributes, text }) => [attributes.name, text]) ?? [];
    return { marker: frame?.marker, sections: Object.fromEntries(sections) };
  });
}

/** A new tab on this page, with the drawer in it. */
export async function openPageWithDrawer(
  extension: ExtensionBrowser,
  url: string,
): Promise<[Page, Drawer]> {
  const page = await extension.context.newPage();
  await page.goto(url);
  return [page, createDrawer(await extension.openDrawer(page))];
}
