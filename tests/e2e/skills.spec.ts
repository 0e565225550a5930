/** A skill is an instruction for one question: chosen by the person, sent as a record, shown on the bubble. */
import { expect } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test as withoutModel } from '../support/extension.ts';
import { waitForDrawer } from '../support/extension-browser.ts';
import { test } from '../support/extension-with-model.ts';
import { userContents } from '../support/model-server.ts';
import { openOptionsPort } from '../support/options-port.ts';

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

const BUILT_IN = ['compare', 'reply', 'explain', 'find', 'summarize', 'translate', 'troubleshoot'];

withoutModel(
  'D5 without a permitted skill there is no button; more than eight are searched by name and description',
  async ({ extension, issuePage }) => {
    const options = await openOptionsPort(extension);
    await options.call('settings-change', { hiddenSkills: BUILT_IN });
    const drawer = createDrawer(await extension.openDrawer(issuePage));
    await expect(drawer.button('Attach files')).toBeVisible();
    await expect(drawer.button('Skills')).toHaveCount(0);

    const saveSkill = (id: string, name: string, description: string) =>
      options.call('skill-save', { id, name, description, icon: '', text: 'Do it.', hosts: [] });
    await options.call('settings-change', { hiddenSkills: [] });
    await saveSkill('own-poem', 'Poem', 'In four lines');
    await issuePage.reload();
    const again = createDrawer(await waitForDrawer(issuePage));
    await again.button('Skills').click();
    const list = again.view.getByRole('listbox', { name: 'Skills' });
    await expect(list.getByRole('option')).toHaveCount(8);
    const search = again.view.getByRole('searchbox', { name: 'Search skills' });
    await expect(search).toHaveCount(0);

    await saveSkill('own-recipe', 'Recipe', 'What to cook tonight');
    await issuePage.reload();
    const third = createDrawer(await waitForDrawer(issuePage));
    await third.button('Skills').click();
    const all = third.view.getByRole('listbox', { name: 'Skills' }).getByRole('option');
    await expect(all).toHaveCount(9);
    const box = third.view.getByRole('searchbox', { name: 'Search skills' });
    await box.fill('poem');
    await expect(all).toHaveText([/^Poem/]);
    await box.fill('cook');
    await expect(all).toHaveText([/^Recipe/]);
    await options.close();
  },
);
