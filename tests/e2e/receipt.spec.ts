/** What the person is shown of what the model read is what the server got. */
import { expect } from '@playwright/test';
import { test } from '../support/extension-with-model.ts';
import { userContents } from '../support/model-server.ts';

test('C21 the receipt of each turn is the user content of its request, byte for byte', async ({
  drawer,
  issuePage,
  model,
}) => {
  await drawer.askAndSettle('What is <this> & why?\n\n  Indented, with a tail.');
  await issuePage.getByRole('link', { name: 'acme/web' }).click();
  await issuePage.getByRole('heading', { name: 'acme/web' }).waitFor();
  await drawer.askAndSettle('And here?');
  await drawer.askAndSettle('Once more');
  const sent = userContents(await model.chat(2));
  expect(sent).toHaveLength(3);
  for (const [index, content] of sent.entries()) {
    const receipt = await drawer.openReceipt(index);
    const shown = await receipt.locator('pre').last().textContent();
    expect(shown).toBe(content);
  }
});

test('K25 a message that carried a header is marked in its receipt, another one is not', async ({
  drawer,
}) => {
  await drawer.askAndSettle('First');
  await drawer.askAndSettle('Second');
  const [first, second] = [await drawer.openReceipt(0), await drawer.openReceipt(1)];
  const carried = '[data-has-app-context-header]';
  await expect(first.locator(carried)).toHaveCount(1);
  await expect(first).not.toContainText('No header');
  await expect(second.locator(carried)).toHaveCount(0);
  await expect(second).toContainText('No header: nothing about the page had changed.');
});
