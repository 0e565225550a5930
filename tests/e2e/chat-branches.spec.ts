/** What an edit or a regeneration replaces stays, and chats about the same thing are offered. */
import { expect } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension-with-model.ts';
import { userContents } from '../support/model-server.ts';
import { readStoredTurns } from '../support/stored-rows.ts';

test('K24 an edited question keeps the old branch reachable, and each is sent with its own history', async ({
  drawer,
  extension,
  model,
}) => {
  for (const answer of ['One.', 'Two.', 'Edited.', 'After.'])
    model.enqueue((reply) => reply.answer(answer));
  await drawer.askAndSettle('First');
  await drawer.askAndSettle('Second');
  await drawer.questions.nth(1).hover();
  await drawer.questions.nth(1).getByRole('button', { name: 'Edit' }).click();
  await drawer.view.getByRole('textbox', { name: 'Edit message' }).fill('Second, edited');
  await drawer.button('Send edited').click();
  await expect(drawer.answers.nth(1)).toContainText('Edited.');
  await drawer.send.waitFor();
  await expect(drawer.questions).toHaveCount(2);
  expect(userContents(await model.chat(2))).toHaveLength(2);

  await drawer.questions.nth(1).hover();
  await drawer.button('Show the earlier version').click();
  await expect(drawer.answers.nth(1)).toContainText('Two.');
  await drawer.askAndSettle('Third');
  const sent = userContents(await model.chat(3)).map(String);
  expect(sent).toHaveLength(3);
  expect(sent[1]).toMatch(/Second$/);
  expect((await readStoredTurns(await extension.worker())).length).toBe(4);
});

const ISSUE =
  '<title>Login fails</title><meta name="agent-project" content="acme/web"><meta name="agent-task" content="12">';

test('D18 an empty drawer on a page of the same task offers its chat and does not enter it', async ({
  extension,
  model,
  pages,
}) => {
  pages.serve('/issue', ISSUE);
  model.enqueue((reply) => reply.answer('Because of the cookie.'));
  const openIssue = async () => {
    const page = await extension.context.newPage();
    await page.goto(`${pages.origin}/issue`);
    return createDrawer(await extension.openDrawer(page));
  };
  const first = await openIssue();
  await first.askAndSettle('Why does login fail?');

  const second = await openIssue();
  const related = second.view.getByRole('region', { name: 'Earlier chats about this' });
  const offer = related.getByRole('button', { name: /Why does login fail/ });
  await expect(offer).toBeVisible();
  await expect(second.questions).toHaveCount(0);
  await offer.click();
  await expect(second.answers).toContainText('Because of the cookie.');
});
