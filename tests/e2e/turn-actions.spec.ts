/** What can be done with a question and an answer, by the row under each. */
import { expect } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test as withoutModel } from '../support/extension.ts';
import { launchExtensionBrowser } from '../support/extension-browser.ts';
import { test } from '../support/extension-with-model.ts';

const INSECURE_HOST = 'insecure.example';

test('D4 the row of the last answer says model and time, and asks again, of another model too; a question can be edited', async ({
  drawer,
  model,
}) => {
  model.enqueue(
    (reply) => reply.answer('The first answer'),
    (reply) => reply.answer('The second answer'),
  );
  await drawer.askAndSettle('What is here?');
  const answer = drawer.answers.last();
  await expect(answer).toContainText('scripted-model');
  await expect(answer).toContainText(/\d{1,2}:\d{2}/);
  await answer.getByRole('button', { name: 'Regenerate', exact: true }).click();
  await expect(drawer.answers.last()).toContainText('The second answer');

  await drawer.answers
    .last()
    .getByRole('button', { name: 'Regenerate with another model' })
    .click();
  await drawer.view.getByRole('menuitem', { name: /Demo/ }).click();
  await expect(drawer.answers.last()).toContainText('This is the demo');
  await expect(drawer.questions).toHaveCount(1);

  await drawer.questions.last().getByRole('button', { name: 'Edit' }).click();
  const edited = drawer.view.getByRole('textbox', { name: 'Edit message' });
  await expect(edited).toHaveValue('What is here?');
  model.enqueue((reply) => reply.answer('The answer to other words'));
  await edited.fill('What else?');
  await drawer.button('Send edited').click();
  await expect(drawer.questions).toHaveText([/What else?/]);
  await drawer.answers.last().getByRole('button', { name: 'Copy', exact: true }).waitFor();
});

withoutModel('D4 copying works in the frame on a page that is not secure', async ({ pages }) => {
  pages.serve(
    '/',
    '<!doctype html><title>Insecure</title><textarea aria-label="Target"></textarea>',
  );
  const extension = await launchExtensionBrowser({
    args: [`--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`],
  });
  try {
    const page = await extension.context.newPage();
    await page.goto(`http://${INSECURE_HOST}:${new URL(pages.origin).port}/`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    const drawer = createDrawer(await extension.openDrawer(page));
    await drawer.askAndSettle('What is here?');
    await drawer.answers.first().getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(drawer.answers.first().getByRole('button', { name: 'Copied' })).toBeVisible();
    const target = page.getByRole('textbox', { name: 'Target' });
    await target.focus();
    await target.press('ControlOrMeta+v');
    await expect(target).toHaveValue(/What is here\?/);
  } finally {
    await extension.close();
  }
});
