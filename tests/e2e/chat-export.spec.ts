/** One chat leaves as a file that reads as it was shown. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../support/extension-with-model.ts';

test('D18 a chat is exported as Markdown from its menu', async ({ drawer, model, issuePage }) => {
  model.enqueue((reply) => reply.answer('Because **the cookie** has expired.'));
  await drawer.askAndSettle('Why: does "login" fail?');
  await drawer.button('Chats').click();
  const chats = drawer.view.getByRole('dialog', { name: 'Chats' });
  await chats.getByRole('button', { name: /^More actions for/ }).click();
  const downloading = issuePage.waitForEvent('download');
  await drawer.view.getByRole('menuitem', { name: 'Export as Markdown' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Why does login fail.md');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^# Why: does "login" fail\?\n/);
  expect(text).toContain('Why: does "login" fail?');
  expect(text).toContain('Because **the cookie** has expired.');
  expect(text).not.toContain('new_app_ui_context');
});
