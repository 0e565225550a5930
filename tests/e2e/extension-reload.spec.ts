/** The extension is reloaded or updated while a page shows its drawer. */
import { expect, type Page } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';
import type { ExtensionBrowser } from '../support/extension-browser.ts';
import { markDocument } from '../support/same-document.ts';
import { readStoredRows } from '../support/stored-rows.ts';

test('R16 after a reload of the extension one line says to click the icon, and the click goes on with chat and draft', async ({
  drawer,
  extension,
  issuePage,
}) => {
  await drawer.askAndSettle('Hello');
  await drawer.box.fill('Half a thought');
  const drafts = async () =>
    JSON.stringify(await readStoredRows(await extension.worker(), 'drafts'));
  await expect.poll(drafts).toContain('Half a thought');
  const problems: string[] = [];
  issuePage.on('pageerror', ({ message }) => problems.push(message));
  issuePage.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  const expectSameDocument = await markDocument(issuePage);
  await extension.reload();
  await expect.poll(() => textInPage(issuePage), { timeout: 10_000 }).toMatch(/Click its icon/);
  // Nothing is left of the old drawer that could be pressed in vain.
  await expect.poll(() => issuePage.frames().length).toBe(1);
  await listening(extension);

  const next = createDrawer(await extension.openDrawer(issuePage));
  await expect(next.questions).toContainText(['Hello']);
  await expect(next.answers).toHaveCount(1);
  await expect(next.box).toHaveValue('Half a thought');
  await next.askAndSettle('And on');
  await expect(next.answers).toHaveCount(2);
  await expectSameDocument();
  expect(await textInPage(issuePage)).not.toMatch(/Click its icon/);
  expect(problems).toEqual([]);
});

/** Waits until the new worker hears clicks. */
async function listening(extension: ExtensionBrowser): Promise<void> {
  const hears = async () =>
    (await extension.worker()).evaluate(() =>
      Reflect.get(globalThis, 'chrome').action.onClicked.hasListeners(),
    );
  await expect.poll(() => hears().catch(() => false), { timeout: 10_000 }).toBe(true);
}

/** All that assistive technology reads in the page, closed roots included. */
async function textInPage(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.map(({ name }) => String(name?.value ?? '')).join('\n');
}
