/** How much of the window the drawer takes, and what that does to the page. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/extension.ts';
import { waitForDrawer } from '../support/extension-browser.ts';
import { openOptions } from '../support/options-view.ts';
import { readStoredRows } from '../support/stored-rows.ts';

async function drawerWidth(page: Page): Promise<number> {
  const frame = await waitForDrawer(page);
  return frame.evaluate(() => innerWidth);
}

test('D26 the width is dragged at the edge and remembered, and a narrow window is filled', async ({
  extension,
  issuePage,
}) => {
  await extension.openDrawer(issuePage);
  const before = await drawerWidth(issuePage);
  const windowWidth = await issuePage.evaluate(() => innerWidth);
  const scrollbar = await issuePage.evaluate(
    () => innerWidth - document.documentElement.clientWidth,
  );
  const edge = windowWidth - scrollbar - before;
  await issuePage.mouse.move(edge, 300);
  await issuePage.mouse.down();
  await issuePage.mouse.move(edge - 50, 300);
  await issuePage.mouse.move(edge - 100, 300);
  await issuePage.mouse.up();
  await expect.poll(() => drawerWidth(issuePage)).toBeGreaterThan(before + 80);
  const dragged = await drawerWidth(issuePage);
  const kept = async () =>
    JSON.stringify(await readStoredRows(await extension.worker(), 'settings'));
  await expect.poll(kept).toContain(`"width":${dragged}`);

  await issuePage.reload();
  await expect.poll(() => drawerWidth(issuePage)).toBe(dragged);

  await issuePage.setViewportSize({ width: 360, height: 700 });
  const clientWidth = () => issuePage.evaluate(() => document.documentElement.clientWidth);
  await expect.poll(async () => (await drawerWidth(issuePage)) - (await clientWidth())).toBe(0);
});

test('D26 the page makes room where the person wants that, and its document stays untouched', async ({
  extension,
  issuePage,
}) => {
  const options = await openOptions(extension, 'appearance');
  await options.getByLabel('Push the page aside').check();
  const markup = () => issuePage.evaluate(() => document.documentElement.getAttributeNames());
  const room = () =>
    issuePage.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).marginRight),
    );
  const attributes = await markup();
  await extension.openDrawer(issuePage);
  await expect.poll(room).toBe(await drawerWidth(issuePage));
  expect(await markup()).toEqual(attributes);

  const frame = await waitForDrawer(issuePage);
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect.poll(room).toBe(0);
});
