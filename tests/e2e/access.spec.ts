/** The ways into a page, and out of it. */
import { expect, type Page } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';
import { type ExtensionBrowser, waitForDrawer } from '../support/extension-browser.ts';

function drawerFrames(page: Page): number {
  return page.frames().filter((frame) => frame.url().includes('/drawer.html')).length;
}

/** What the toolbar icon says about the tab that is in front. */
async function readBadge(extension: ExtensionBrowser): Promise<{ text: string; title: string }> {
  const tabId = await extension.activeTabId();
  return (await extension.worker()).evaluate(async (id) => {
    const { action } = Reflect.get(globalThis, 'chrome');
    const [text, title] = await Promise.all([
      action.getBadgeText({ tabId: id }),
      action.getTitle({ tabId: id }),
    ]);
    return { text, title };
  }, tabId);
}

/** Whether the extension could run something in the tab that is in front. */
async function tryToInject(extension: ExtensionBrowser): Promise<'injected' | 'refused'> {
  const tabId = await extension.activeTabId();
  return (await extension.worker()).evaluate(async (id) => {
    const { scripting } = Reflect.get(globalThis, 'chrome');
    return scripting.executeScript({ target: { tabId: id }, func: () => document.title }).then(
      () => 'injected',
      () => 'refused',
    );
  }, tabId);
}

test('D1 the icon opens the drawer with the focus in its box, focuses it, and closes it when it has the focus', async ({
  extension,
  issuePage,
}) => {
  const drawer = createDrawer(await extension.openDrawer(issuePage));
  await expect(drawer.box).toBeFocused();
  await issuePage.getByRole('heading', { name: 'Login fails' }).click();
  await expect(drawer.box).not.toBeFocused();
  await extension.clickAction(issuePage);
  await expect(drawer.box).toBeFocused();
  expect(drawerFrames(issuePage)).toBe(1);
  await extension.clickAction(issuePage);
  await expect.poll(() => drawerFrames(issuePage)).toBe(0);
});

test('D1 the drawer stands on the right and works with no backend configured', async ({
  drawer,
  issuePage,
}) => {
  const box = await (await drawer.view.locator(':root').elementHandle())?.boundingBox();
  const width = issuePage.viewportSize()?.width ?? 0;
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  await drawer.askAndSettle('Hello');
  await expect(drawer.answers).toContainText('This is the demo');
});

test('S15 before a click nothing can be injected, after it yes, on another origin no more', async ({
  extension,
  issuePage,
  pages,
}) => {
  pages.serve('/elsewhere', '<title>Elsewhere</title><p>Hi</p>');
  expect(await tryToInject(extension)).toBe('refused');
  await extension.openDrawer(issuePage);
  expect(await tryToInject(extension)).toBe('injected');
  await issuePage.goto(`${pages.origin.replace('127.0.0.1', 'localhost')}/elsewhere`);
  expect(await tryToInject(extension)).toBe('refused');
});

test('D1 the drawer comes back after a reload and a navigation in the same site, with its draft', async ({
  drawer,
  issuePage,
  site,
}) => {
  await drawer.box.fill('A draft');
  await issuePage.reload();
  const reloaded = createDrawer(await waitForDrawer(issuePage));
  await expect(reloaded.box).toHaveValue('A draft');
  await issuePage.goto(`${site.origin}/acme/web/settings`);
  const moved = createDrawer(await waitForDrawer(issuePage));
  await expect(moved.box).toHaveValue('A draft');
});

test('S15 after a navigation to another site the icon says where to click', async ({
  drawer,
  extension,
  issuePage,
  pages,
}) => {
  await drawer.askAndSettle('Hello');
  pages.serve('/elsewhere', '<title>Elsewhere</title><p>Hi</p>');
  await issuePage.goto(`${pages.origin.replace('127.0.0.1', 'localhost')}/elsewhere`);
  await expect.poll(async () => (await readBadge(extension)).text).toBe('!');
  expect((await readBadge(extension)).title.length).toBeGreaterThan(20);
  const reopened = createDrawer(await extension.openDrawer(issuePage));
  await expect(reopened.questions).toHaveText([/Hello/]);
  expect((await readBadge(extension)).text).toBe('');
});

test('D1 a page that cannot be entered says why on the icon', async ({ extension }) => {
  const page = await extension.context.newPage();
  await page.goto('http://127.0.0.1:9/').catch(() => undefined);
  await extension.clickAction(page);
  await expect.poll(async () => (await readBadge(extension)).text).toBe('!');
});
