/** A chat that does not fit its model's context window. */
import { expect } from '@playwright/test';
import { test } from '../support/extension-with-model.ts';
import { MODEL_NAME, userContents } from '../support/model-server.ts';
import { overwriteStoredRows } from '../support/stored-rows.ts';

test('B9 the oldest turns are left out, the receipt says how many, and the page is told anew', async ({
  drawer,
  extension,
  model,
}) => {
  const listedModels = [{ name: MODEL_NAME, label: MODEL_NAME, contextSize: 2_400 }];
  await overwriteStoredRows(await extension.worker(), 'backends', { listedModels });
  const long = 'word '.repeat(300).trim();
  await drawer.askAndSettle(`First ${long}`);
  await drawer.askAndSettle(`Second ${long}`);
  await drawer.askAndSettle(`Third ${long}${long}`);
  const sent = userContents(await model.chat(2)).map(String);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatch(/^Second /);
  expect(sent[1]).toContain(
    'Left out to fit the context window: 1 earlier question with its answer.',
  );
  expect(sent[1]).toMatch(/<new_app_ui_context>\nPath: [\s\S]*<\/new_app_ui_context>\nThird /);
  expect(sent[1]?.endsWith(`Third ${long}${long}`)).toBe(true);
  const receipt = await drawer.openReceipt();
  await expect(receipt.getByRole('button', { name: /Context trimmed/ })).toContainText(
    '1 earlier question with its answer',
  );
  expect(await receipt.locator('pre').last().textContent()).toBe(sent[1]);
});
