/** The options and welcome pages as pages: their sections, both themes, every width, appearance, data, skills. */
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';
import { headingOf, OPTION_SECTIONS, openOptions } from '../support/options-view.ts';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('D28 no section of the options breaks a rule of access, in either theme, or is wider than its window', async ({
  extension,
}) => {
  const page = await openOptions(extension, 'backends');
  for (const section of OPTION_SECTIONS) {
    await page.getByRole('link', { name: headingOf(section) }).click();
    await expect(page.getByRole('heading', { name: headingOf(section), level: 1 })).toBeVisible();
    if (section === 'backends') await page.getByRole('button', { name: 'Add a backend' }).click();
    if (section === 'skills') await page.getByRole('button', { name: 'Add a skill' }).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await violations(page), `${section}, ${colorScheme}`).toEqual([]);
    }
    for (const width of [1_200, 600, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${section} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1_280, height: 800 });
  }
});

test('D28 the welcome page breaks no rule of access, in either theme, and fits its window', async ({
  extension,
}) => {
  const page = await extension.context.newPage();
  await page.goto(`chrome-extension://${extension.extensionId}/welcome.html`);
  await page.getByRole('radio', { name: 'On click' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('D31 the buttons for model, voice and attachments can be hidden', async ({
  extension,
  drawer,
}) => {
  await expect(drawer.view.getByRole('button', { name: /^Model: / })).toBeVisible();
  await expect(drawer.button('Attach files')).toBeVisible();
  const options = await openOptions(extension, 'appearance');
  for (const name of ['Model', 'Voice input', 'Attach files']) {
    await options.getByRole('switch', { name }).click();
  }
  await expect(drawer.view.getByRole('button', { name: /^Model: / })).toHaveCount(0);
  await expect(drawer.button('Attach files')).toHaveCount(0);
  await expect(drawer.button('Voice input')).toHaveCount(0);
});

test('D22 the language that is chosen holds at once, in the options and in an open drawer', async ({
  extension,
  drawer,
}) => {
  const options = await openOptions(extension, 'appearance');
  await options.getByRole('combobox', { name: 'Language' }).selectOption('zh-CN');
  await expect(options.getByRole('heading', { name: '外观', level: 1 })).toBeVisible();
  await expect(drawer.view.getByRole('button', { name: '发送' })).toBeVisible();
  await expect(options.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('one setting changes without the others', async ({ extension }) => {
  const options = await openOptions(extension, 'appearance');
  await options.getByRole('radio', { name: 'Dark' }).click();
  await options.getByRole('textbox', { name: 'Your instructions' }).fill('Be brief.');
  await options.getByRole('textbox', { name: 'Your instructions' }).blur();
  await expect(options.getByText('Saved')).toBeVisible();
  await options.goto(options.url().replace('#appearance', '#backends'));
  await options.getByRole('switch', { name: 'Offer the demo model' }).click();
  await expect(options.getByText('nothing can answer')).toBeVisible();
  await options.reload();
  await expect(options.getByText('nothing can answer')).toBeVisible();
  await options.getByRole('link', { name: 'Appearance' }).click();
  await expect(options.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(options.getByRole('textbox', { name: 'Your instructions' })).toHaveValue(
    'Be brief.',
  );
  await expect(options.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('everything goes out as a file, is deleted after a second question, and comes back from the file', async ({
  extension,
  drawer,
}) => {
  await drawer.askAndSettle('A question to keep');
  const options = await openOptions(extension, 'data');
  const download = options.waitForEvent('download');
  await options.getByRole('button', { name: 'Export everything' }).click();
  const path = await (await download).path();
  const exported = JSON.parse(await readFile(path, 'utf8'));
  expect(exported).toMatchObject({ format: 'whereabouts', version: 1 });
  expect(exported.chats).toHaveLength(1);

  await options.getByRole('button', { name: 'Delete all chats' }).click();
  await expect(options.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await options.getByRole('button', { name: 'Yes, delete all chats' }).click();
  await expect(options.getByText('All chats are deleted.')).toBeVisible();
  await expect(drawer.questions).toHaveCount(0);

  await options.locator('input[type=file]').setInputFiles(path);
  await expect(options.getByText('Chats: 1 added, 0 here already')).toBeVisible();
  const again = options.waitForEvent('download');
  await options.getByRole('button', { name: 'Export everything' }).click();
  const twice = JSON.parse(await readFile(await (await again).path(), 'utf8'));
  expect(twice.chats).toEqual(exported.chats);
});

test('S18 a file that is none of ours is refused with the reason', async ({ extension }) => {
  const options = await openOptions(extension, 'data');
  const input = options.locator('input[type=file]');
  const buffer = (text: string) => ({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await input.setInputFiles(buffer('not json'));
  await expect(options.getByText('This file is no JSON.')).toBeVisible();
  await input.setInputFiles(buffer('{"format":"other","version":1}'));
  await expect(options.getByText('not exported by Whereabouts')).toBeVisible();
});

test('a skill of one’s own is made, ordered and removed', async ({ extension }) => {
  const options = await openOptions(extension, 'skills');
  for (const name of ['First', 'Second']) {
    await options.getByRole('button', { name: 'Add a skill' }).click();
    await options.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await options.getByRole('textbox', { name: 'Instruction' }).fill('Do it in {language}.');
    await options.getByRole('button', { name: 'Save' }).click();
    await expect(options.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
  }
  const names = options.locator('.skill-words .skill-name');
  const before = await names.allTextContents();
  await options.getByRole('button', { name: `Move ${before[0]} down` }).click();
  await expect(names).toHaveText([...before].reverse());
  await options.reload();
  await expect(names).toHaveText([...before].reverse());
  await options.getByRole('button', { name: 'Remove First' }).click();
  await options.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(names).toHaveText(['Second']);
});

test('from install to an answer of one’s own model: the demo at once, then a backend from the welcome page', async ({
  extension,
  issuePage,
  model,
}) => {
  const drawer = createDrawer(await extension.openDrawer(issuePage));
  await drawer.askAndSettle('What is this?');
  await expect(drawer.answers.last()).toContainText('Demo');

  await extension.allowHosts('http://127.0.0.1/*');
  const welcome = await extension.context.newPage();
  await welcome.goto(`chrome-extension://${extension.extensionId}/welcome.html`);
  await welcome.getByRole('button', { name: 'Add a backend' }).click();
  await welcome.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine');
  await welcome.getByRole('textbox', { name: 'Base URL' }).fill(model.baseUrl);
  await welcome.getByRole('button', { name: 'Save' }).click();
  await expect(welcome.getByText('1 backend is set up.')).toBeVisible();
  await expect(welcome.getByText('1 model', { exact: true })).toBeVisible();

  model.enqueue((reply) => reply.answer('An answer of the scripted model.'));
  await issuePage.bringToFront();
  await drawer.button('New chat').click();
  await expect(drawer.answers).toHaveCount(0);
  await drawer.askAndSettle('And now?');
  await expect(drawer.answers.last()).toContainText('An answer of the scripted model.');
});
