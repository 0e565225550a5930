/** The extension is reloaded or updated while a page shows its drawer. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/extension.ts';
import type { ExtensionBrowser } from '../support/extension-browser.ts';

test('R16 after a reload of the extension one line in the page says what to do, without a flood of errors', async ({
  drawer,
  extension,
  issuePage,
}) => {
  await drawer.askAndSettle('Hello');
  const problems: string[] = [];
  issuePage.on('pageerror', ({ message }) => problems.push(message));
  issuePage.on('console', (line) => {
    if (line.type() === 'error') problems.push(line.text());
  });
  await issuePage.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
  await reloadExtension(extension);
  await expect.poll(() => textInPage(issuePage), { timeout: 10_000 }).toMatch(/icon/i);
  expect(await issuePage.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
  expect(problems.length).toBeLessThan(3);
});

/** All that assistive technology reads in the page, closed roots included. */
async function textInPage(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.map(({ name }) => String(name?.value ?? '')).join('\n');
}

/** Reloads it as a person does, on the browser's own page of extensions. */
async function reloadExtension({ context, extensionId }: ExtensionBrowser): Promise<void> {
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(
    (id) => Reflect.get(Reflect.get(globalThis, 'chrome'), 'developerPrivate').reload(id),
    extensionId,
  );
  await page.close();
}
