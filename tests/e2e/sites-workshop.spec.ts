/** The workshop of the options, where descriptors are written, tried, kept and shared. */
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';
import { type ExtensionBrowser, waitForDrawer } from '../support/extension-browser.ts';

const TRACKER = await readFile(
  new URL('../fixtures/descriptors/sample-tracker.json', import.meta.url),
  'utf8',
);

async function openSites({ context, extensionId }: ExtensionBrowser): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${extensionId}/options.html#sites`);
  await page.getByRole('heading', { name: 'Built in' }).waitFor();
  return page;
}

async function write(page: Page, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'Descriptor' });
  await editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

test('G6 a descriptor is tried on an open tab while it is written, kept, and used by the drawer', async ({
  extension,
  issuePage,
}) => {
  await extension.openDrawer(issuePage);
  const options = await openSites(extension);
  await options.getByRole('button', { name: 'New descriptor' }).click();
  await write(options, TRACKER);
  await options.getByRole('button', { name: 'Try on a tab' }).click();
  const result = options.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Described by sample-tracker, page issue');
  await expect(result).toContainText('titled "Login fails". State: open');
  await expect(result).toContainText('chen');

  await write(options, TRACKER.replace('"name": "Issue",', '"name": "Ticket",'));
  await expect(result).toContainText('Page Name: Ticket');
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(options.getByRole('status')).toContainText('Saved sample-tracker.');
  await expect(options.getByRole('button', { name: 'Edit Tracker' })).toBeVisible();

  await issuePage.bringToFront();
  await issuePage.reload();
  await issuePage.getByRole('heading', { name: 'Login fails' }).waitFor();
  const drawer = createDrawer(await waitForDrawer(issuePage));
  await drawer.askAndSettle('Where am I?');
  await expect(await drawer.openReceipt()).toContainText('Ticket');
});

test('G5 G6 what is wrong is said with line and column, and nothing else is lost', async ({
  extension,
}) => {
  const options = await openSites(extension);
  await options.getByRole('button', { name: 'New descriptor' }).click();
  await write(options, TRACKER.replace('"/:owner/:repo/settings"', '"/:owner/*/settings"'));
  await expect(options.locator('.cm-lint-marker-error')).toHaveCount(1);
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  const line = TRACKER.slice(0, TRACKER.indexOf('"/:owner/:repo/settings"')).split('\n').length;
  await expect(options.getByRole('status')).toContainText(`Line ${line}, column 15:`);
  await expect(options.getByRole('status')).toContainText('Use ":name"');
  await write(options, TRACKER);
  await options.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(options.getByRole('status')).toContainText('Saved sample-tracker.');
});

test('G6 keys and values are completed from the published schema', async ({ extension }) => {
  const options = await openSites(extension);
  await options.getByRole('button', { name: 'New descriptor' }).click();
  await write(options, '{ "version": 1,  }');
  await options.keyboard.press('ArrowLeft');
  await options.keyboard.press('ArrowLeft');
  await options.keyboard.press('Control+Space');
  const offered = options.getByRole('listbox').getByRole('option');
  await expect(offered.filter({ hasText: 'hosts' })).toBeVisible();
  await expect(offered.filter({ hasText: 'version' })).toHaveCount(0);
  await offered.filter({ hasText: 'hosts' }).click();
  await expect(options.getByRole('textbox', { name: 'Descriptor' })).toContainText('"hosts": []');
});

test('G6 descriptors are exported as one file and imported again, the good ones of it', async ({
  extension,
}) => {
  const options = await openSites(extension);
  const choose = async (text: string) => {
    const chooser = options.waitForEvent('filechooser');
    await options.getByRole('button', { name: 'Import' }).click();
    const file = { name: 'sites.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await (await chooser).setFiles(file);
  };
  const good = JSON.parse(TRACKER);
  await choose(JSON.stringify({ descriptors: [good, { ...good, id: 'bad', hosts: ['*'] }] }));
  await expect(options.getByRole('status')).toContainText('Saved sample-tracker.');
  await expect(options.getByRole('status')).toContainText('bad was refused');

  const download = options.waitForEvent('download');
  await options.getByRole('button', { name: 'Export', exact: true }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  await options.getByRole('button', { name: 'Remove Tracker' }).click();
  await expect(options.getByRole('button', { name: 'Edit Tracker' })).toHaveCount(0);
  await choose(exported);
  await expect(options.getByRole('button', { name: 'Edit Tracker' })).toBeVisible();
});

test('G6 the section has no accessibility violation, with the editor and its result open', async ({
  extension,
  issuePage,
}) => {
  await extension.openDrawer(issuePage);
  const options = await openSites(extension);
  await options.getByRole('button', { name: 'Start from GitHub', exact: true }).click();
  await options.getByRole('textbox', { name: 'Descriptor' }).waitFor();
  await options.getByRole('button', { name: 'Try on a tab' }).click();
  await options.getByRole('region', { name: 'Result' }).waitFor();
  const { violations } = await new AxeBuilder({ page: options }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
