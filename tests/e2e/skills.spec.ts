/** A skill is an instruction for one question: chosen by the person, sent as a record, shown on the bubble. */
import { expect } from '@playwright/test';
import { test } from '../support/extension-with-model.ts';
import { userContents } from '../support/model-server.ts';

test('D6 the chosen skill stays on the button, goes out as the last record, and tags the bubble', async ({
  drawer,
  model,
}) => {
  await drawer.button('Skills').click();
  const list = drawer.view.getByRole('listbox', { name: 'Skills' });
  await list.getByRole('option', { name: /^Summarize/ }).click();
  const chosen = drawer.button('Skills: Summarize');
  await expect(chosen).toBeVisible();
  await drawer.send.click();
  await drawer.answers.first().waitFor();
  const [first] = userContents(await model.chat(0));
  expect(first).toMatch(
    /<context kind="skill" form="instructions">\n<set scope="message" path="summarize">[^<]+<\/set>\n<\/context>\n<new_app_ui_context>\n[^<]+<\/new_app_ui_context>\nSummarize$/,
  );
  await expect(drawer.questions.first()).toContainText('Summarize');

  await expect(chosen).toBeVisible();
  await chosen.click();
  await list.getByRole('option', { name: /^Summarize/ }).click();
  await expect(drawer.button('Skills')).toBeVisible();
  await drawer.askAndSettle('And without?');
  expect(userContents(await model.chat(1)).at(-1)).toBe('And without?');

  await drawer.button('Skills').click();
  await list.getByRole('option', { name: /^Translate/ }).click();
  await drawer.button('Skills: Translate').click();
  await drawer.button('Clear skill').click();
  await expect(drawer.button('Skills')).toBeVisible();
});
