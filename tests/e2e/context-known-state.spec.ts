/** What the model is taken to know is what this request contains: chats that are opened, branched and edited. */
import { expect } from '@playwright/test';
import { createDrawer, type Drawer } from '../support/drawer.ts';
import { waitForDrawer } from '../support/extension-browser.ts';
import { test } from '../support/extension-with-model.ts';
import { type ModelServer, userContents } from '../support/model-server.ts';

const HEADER = /<new_app_ui_context>\n([\s\S]*?)\n<\/new_app_ui_context>\n/;

/** Per message of the last request, oldest first: the labels of the fields that its header tells. */
async function toldFields(model: ModelServer): Promise<string[][]> {
  const chat = await model.chat(model.chats.length - 1);
  return userContents(chat).map((content) => {
    const lines = HEADER.exec(String(content))?.[1]?.split('\n') ?? [];
    return lines.map((line) => line.slice(0, line.indexOf(':')));
  });
}

async function openFromChats(drawer: Drawer, title: string): Promise<void> {
  await drawer.button('Chats').click();
  await drawer.view
    .getByRole('dialog', { name: 'Chats' })
    .getByRole('button', { name: title, exact: true })
    .click();
  await expect(drawer.questions.first()).toContainText(title);
}

const ALL = ['Path', 'Page Name', 'Page Description'];

test('K19 a chat that is opened from Chats is told everything once, one that is re-attached is not', async ({
  drawer,
  issuePage,
  model,
}) => {
  await drawer.askAndSettle('Remember this');
  await drawer.askAndSettle('Second');
  expect(await toldFields(model)).toEqual([ALL, []]);

  await issuePage.reload();
  const reattached = createDrawer(await waitForDrawer(issuePage));
  await reattached.askAndSettle('Third');
  expect(await toldFields(model)).toEqual([ALL, [], []]);

  await reattached.button('New chat').click();
  await openFromChats(reattached, 'Remember this');
  await reattached.askAndSettle('Fourth');
  await reattached.askAndSettle('Fifth');
  expect(await toldFields(model)).toEqual([ALL, [], [], ALL, []]);
});

test('K24 an answer that is regenerated is told what the shorter conversation lacks', async ({
  drawer,
  issuePage,
  model,
}) => {
  await drawer.askAndSettle('First');
  await issuePage.getByRole('link', { name: 'acme/web' }).click();
  await issuePage.getByRole('heading', { name: 'acme/web' }).waitFor();
  await drawer.askAndSettle('Second');
  await drawer.answers.last().hover();
  await drawer.button('Regenerate').last().click();
  await model.chat(2);
  await drawer.send.waitFor();
  expect(await toldFields(model)).toEqual([ALL, ALL]);
  await drawer.askAndSettle('Third');
  expect(await toldFields(model)).toEqual([ALL, ALL, []]);
});

test('K24 a first question that is edited carries the whole header again', async ({
  drawer,
  model,
}) => {
  await drawer.askAndSettle('First');
  await drawer.askAndSettle('Second');
  await drawer.questions.first().hover();
  await drawer.button('Edit').first().click();
  const editing = drawer.questions.first().getByRole('textbox');
  await editing.fill('First, but better');
  await drawer.button('Send edited').click();
  await model.chat(2);
  await drawer.send.waitFor();
  expect(await toldFields(model)).toEqual([ALL]);
  expect(userContents(await model.chat(2)).at(-1)).toMatch(/First, but better$/);
});
