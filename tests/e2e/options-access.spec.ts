/** Where the drawer is at hand without a click, and where it never comes. */
import { expect, type Page } from '@playwright/test';
import { test } from '../support/extension.ts';
import type { ExtensionBrowser } from '../support/extension-browser.ts';
import { openOptions } from '../support/options-view.ts';

const hasDrawer = (page: Page) =>
  page.frames().some((frame) => frame.url().includes('/drawer.html'));

/** Does something with the extension API in the worker, for the tab that is in front. */
async function inWorker<Result>(
  extension: ExtensionBrowser,
  work: (tabId: number) => Promise<Result> | Result,
): Promise<Result> {
  const tabId = await extension.activeTabId();
  return (await extension.worker()).evaluate(work, tabId);
}

const badgeTitle = (tabId: number): Promise<string> =>
  Reflect.get(globalThis, 'chrome').action.getTitle({ tabId });

async function neverHere(extension: ExtensionBrowser, site: string): Promise<Page> {
  const options = await openOptions(extension, 'access');
  await options.getByRole('textbox', { name: 'Site to stay away from' }).fill(site);
  await options.getByRole('button', { name: 'Never here' }).click();
  await expect(options.getByRole('button', { name: 'Remove 127.0.0.1' })).toBeVisible();
  return options;
}

test('D33 "never on this site" holds for the icon and for every entry of the menus, and says so', async ({
  extension,
  issuePage,
}) => {
  await neverHere(extension, issuePage.url());
  await issuePage.bringToFront();
  await extension.clickAction(issuePage);
  const title = () => inWorker(extension, badgeTitle);
  await expect.poll(title).toBe('Whereabouts is switched off on this site.');

  for (const menuItemId of ['ask-page', 'ask-selection', 'open-panel']) {
    await inWorker(extension, (tabId) =>
      Reflect.get(globalThis, 'chrome').action.setTitle({ tabId, title: 'none yet' }),
    );
    const tabId = await extension.activeTabId();
    await (await extension.worker()).evaluate(
      async ({ id, menu }) => {
        const { contextMenus, tabs } = Reflect.get(globalThis, 'chrome');
        contextMenus.onClicked.dispatch({ menuItemId: menu }, await tabs.get(id));
      },
      { id: tabId, menu: menuItemId },
    );
    await expect.poll(title, menuItemId).toBe('Whereabouts is switched off on this site.');
  }
  expect(hasDrawer(issuePage)).toBe(false);
});

test('D33 an open drawer goes when its site is put on the list, and does not come back by itself', async ({
  extension,
  issuePage,
}) => {
  await extension.openDrawer(issuePage);
  const options = await neverHere(extension, '127.0.0.1');
  await expect.poll(() => hasDrawer(issuePage)).toBe(false);
  await issuePage.bringToFront();
  await issuePage.reload();
  await issuePage.getByRole('heading', { name: 'Login fails' }).waitFor();
  expect(hasDrawer(issuePage)).toBe(false);

  await options.bringToFront();
  await options.getByRole('button', { name: 'Remove 127.0.0.1' }).click();
  await expect(options.getByRole('button', { name: 'Remove 127.0.0.1' })).toHaveCount(0);
  await issuePage.bringToFront();
  await extension.openDrawer(issuePage);
});

test('D33 the drawer beside the page sees nothing of a site on the list', async ({
  extension,
  issuePage,
}) => {
  await extension.openDrawer(issuePage);
  const tabId = await extension.activeTabId();
  await neverHere(extension, '127.0.0.1');
  const panel = await extension.context.newPage();
  const address = `chrome-extension://${extension.extensionId}/drawer.html`;
  await panel.goto(`${address}?place=panel&tab=${tabId}`);
  await expect(panel.getByText('Whereabouts is switched off on this site.')).toBeVisible();
});

test('a site that is "always here" has the drawer at hand without a click, until it is taken off', async ({
  extension,
  site,
}) => {
  await extension.allowHosts('http://127.0.0.1/*', 'https://127.0.0.1/*');
  const options = await openOptions(extension, 'access');
  await options.bringToFront();
  await options.getByRole('textbox', { name: 'Site', exact: true }).fill(site.origin);
  await options.getByRole('button', { name: 'Always here' }).click();
  await expect(options.getByRole('button', { name: 'Remove 127.0.0.1' })).toBeVisible();
  await expect(options.getByText('access was taken back')).toHaveCount(0);

  const page = await extension.context.newPage();
  await page.goto(`${site.origin}/acme/web/issues/12`);
  await page.getByRole('heading', { name: 'Login fails' }).waitFor();
  expect(hasDrawer(page)).toBe(false);
  await expect
    .poll(() =>
      inWorker(extension, (tabId) =>
        Reflect.get(globalThis, 'chrome')
          .tabs.sendMessage(tabId, { type: 'drawer-open', focus: false }, { frameId: 0 })
          .then(
            () => 'listens',
            () => 'nobody there',
          ),
      ),
    )
    .toBe('listens');
  await expect.poll(() => hasDrawer(page)).toBe(true);

  await options.bringToFront();
  await options.getByRole('button', { name: 'Remove 127.0.0.1' }).click();
  const registered = () =>
    inWorker(extension, async () => {
      const { scripting } = Reflect.get(globalThis, 'chrome');
      return (await scripting.getRegisteredContentScripts()).length;
    });
  await expect.poll(registered).toBe(0);
});

test('what is no site is not taken, and says so', async ({ extension }) => {
  const options = await openOptions(extension, 'access');
  await options.getByRole('textbox', { name: 'Site to stay away from' }).fill('two words');
  await options.getByRole('button', { name: 'Never here' }).click();
  await expect(options.getByText('This is no site.')).toBeVisible();
});
