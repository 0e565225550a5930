/** What one chat gives to another: an answer that is handed over, an earlier chat that is attached. */
import { expect } from '@playwright/test';
import { test } from '../support/extension-with-model.ts';
import { userContents } from '../support/model-server.ts';

test('C15 an answer that is handed over begins a new chat, which names its sender and carries it once', async ({
  drawer,
  model,
}) => {
  model.enqueue((reply) => reply.answer('Check the <b>session</b> cookie.'));
  await drawer.askAndSettle('Why does the login fail?');
  await drawer.answers.last().hover();
  await drawer.button('Hand over').click();
  await expect(drawer.questions).toHaveCount(0);
  const items = drawer.view.getByRole('list', { name: 'Context' });
  await expect(items).toContainText('Handed over');
  await drawer.askAndSettle('Is that right?');
  const [sent] = userContents(await model.chat(1));
  expect(sent).toContain('<answer>Check the &lt;b&gt;session&lt;/b&gt; cookie.</answer>');
  await expect(items).not.toContainText('Handed over');
  const row = (await drawer.openReceipt()).getByRole('button', { name: /Handed over/ });
  await expect(row).toContainText('Why does the login fail?');
  await drawer.askAndSettle('And now?');
  expect(userContents(await model.chat(2)).at(-1)).not.toContain('<answer>');
});

test('C16 an earlier chat that is attached goes along with its counts, and can be taken off', async ({
  drawer,
  model,
}) => {
  model.enqueue((reply) => reply.answer('The voucher is kept in the cookie.'));
  await drawer.askAndSettle('Where is the voucher?');
  await drawer.button('New chat').click();
  const attach = async () => {
    await drawer.button('Add context').click();
    await drawer.view.getByRole('menuitem', { name: 'Earlier chat' }).click();
    await drawer.view.getByRole('menuitem', { name: 'Where is the voucher?' }).click();
  };
  const items = drawer.view.getByRole('list', { name: 'Context' });
  await attach();
  await items.getByRole('button', { name: /^Remove Earlier chat/ }).click();
  await drawer.askAndSettle('First');
  expect(userContents(await model.chat(1)).at(-1)).not.toContain('voucher');

  await attach();
  await drawer.askAndSettle('Second');
  const sent = userContents(await model.chat(2)).at(-1);
  expect(sent).toContain('kept="2" omitted="0" truncated="no"');
  expect(sent).toContain('<message role="assistant">The voucher is kept in the cookie.</message>');
  const row = (await drawer.openReceipt()).getByRole('button', { name: /Where is the voucher/ });
  await expect(row).toBeVisible();
});
