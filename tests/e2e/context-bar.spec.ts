/** What goes along with the next message is listed, and what is taken off does not go. */
import { expect } from '@playwright/test';
import { test } from '../support/extension-with-model.ts';
import { userContents } from '../support/model-server.ts';
import { addContext } from '../support/reading.ts';

test('D8 the page comes first, a later item of the same key takes the place of the earlier, and what is taken off is not sent', async ({
  drawer,
  issuePage,
  model,
}) => {
  const items = drawer.view.getByRole('list', { name: 'Context' }).getByRole('listitem');
  await expect(items.first()).toContainText('Issue');
  const select = (text: string) => issuePage.getByText(text, { exact: false }).first().selectText();

  await select('Login fails');
  await addContext(drawer, 'Selection');
  const selection = items.filter({ hasText: 'Selection' });
  await expect(selection).toHaveCount(1);
  await select('Support has 41 tickets');
  await addContext(drawer, 'Selection');
  await expect(selection).toHaveCount(1);
  await addContext(drawer, 'Outline');
  await expect(items.filter({ hasText: 'Outline' })).toContainText(/\d/);
  await expect(items.first()).toContainText('Issue');

  await drawer.button('Remove Outline').click();
  await drawer.askAndSettle('What is it?');
  const [first = ''] = userContents(await model.chat(0));
  expect(first).toContain('Support has 41 tickets');
  expect(first).not.toContain('kind="page-outline"');
  expect(first).toContain('<new_app_ui_context>');

  await items
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await issuePage.getByRole('link', { name: 'Issues' }).first().click();
  await drawer.askAndSettle('And now?');
  expect(userContents(await model.chat(1)).at(-1)).toBe('And now?');
});
