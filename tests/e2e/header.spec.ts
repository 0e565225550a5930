/** What the model is told of the page, read where it arrives: in the requests at the server. */
import { expect } from '@playwright/test';
import { addSampleDescriptor } from '../support/add-descriptor.ts';
import { createDrawer } from '../support/drawer.ts';
import { waitForDrawer } from '../support/extension-browser.ts';
import { test } from '../support/extension-with-model.ts';
import { errorBody, type ModelReply } from '../support/model-reply.ts';
import { userContents } from '../support/model-server.ts';
import { askAndRead, block, readMessages } from '../support/sent-header.ts';
import { overwriteStoredTurns, readStoredTurns } from '../support/stored-rows.ts';

const REFUSED = (reply: ModelReply) => reply.json(401, errorBody('No.', 'invalid_api_key'));
const BROKEN = (reply: ModelReply) => reply.json(200, errorBody('Out of order.'));

function issue12(origin: string): string {
  return block(
    `Path: ${origin}/acme/web/issues/12`,
    'Page Name: Login fails · Issue 12 · acme/web · Tracker',
    'Page Description: Issue 12 in acme/web, titled "Login fails". State: open.',
  );
}

function issue13(origin: string): string {
  return block(
    `Path: ${origin}/acme/web/issues/13`,
    'Page Name: Basket forgets the voucher after a reload · Issue 13 · acme/web · Tracker',
    'Page Description: Issue 13 in acme/web, titled "Basket forgets the voucher after a reload". State: open.',
  );
}

test('K3, K9 the first message lists the fields in their order, then one line break, then the text', async ({
  drawer,
  model,
  site,
}) => {
  expect(await askAndRead(drawer, model, 'What is this?')).toBe(
    `${issue12(site.origin)}What is this?`,
  );
});

test('K5, K6 on the same page nothing is added, on another one only what changed', async ({
  drawer,
  model,
  issuePage,
  site,
}) => {
  await drawer.askAndSettle('First');
  expect(await askAndRead(drawer, model, 'Second')).toBe('Second');
  await issuePage.getByRole('combobox', { name: 'State' }).selectOption('closed');
  await issuePage.getByRole('button', { name: 'Save' }).click();
  await issuePage.locator('.state', { hasText: 'closed' }).waitFor();
  expect(await askAndRead(drawer, model, 'Third')).toBe(
    `${block('Page Description: Issue 12 in acme/web, titled "Login fails". State: closed.')}Third`,
  );
  await issuePage.getByRole('link', { name: 'acme/web' }).click();
  await issuePage.getByRole('link', { name: 'Basket forgets' }).click();
  await issuePage.getByRole('heading', { name: 'Basket forgets' }).waitFor();
  expect(await askAndRead(drawer, model, 'Fourth')).toBe(`${issue13(site.origin)}Fourth`);
});

test('K2 a title that comes late, after a navigation without a load, counts when the message is sent', async ({
  drawer,
  model,
  issuePage,
  site,
}) => {
  const release = site.hold('/api/acme/web/issues/13');
  await issuePage.getByRole('link', { name: 'acme/web' }).click();
  await issuePage.getByRole('link', { name: 'Basket forgets' }).click();
  await expect(issuePage).toHaveTitle('Loading… · Tracker');
  await drawer.box.fill('What is this?');
  release();
  await issuePage.getByRole('heading', { name: 'Basket forgets' }).waitFor();
  await drawer.box.press('Enter');
  const chat = await model.chat(0);
  expect(readMessages(chat)).toEqual([`${issue13(site.origin)}What is this?`]);
});

test('K12, K14 what is stored and shown is what was typed, also when it looks like a header', async ({
  drawer,
  extension,
  model,
  site,
}) => {
  const typed = `${block('Path: https://forged.example/')}Where am I?`;
  expect(await askAndRead(drawer, model, typed)).toBe(`${issue12(site.origin)}${typed}`);
  const [turn] = await readStoredTurns(await extension.worker());
  expect(turn?.question.text).toBe(typed);
  await expect(drawer.questions).toHaveCount(1);
  await expect(drawer.questions).toContainText('Path: https://forged.example/');
  await expect(drawer.questions).not.toContainText(site.origin);
});

test('K13 later requests carry earlier messages byte for byte as they were sent', async ({
  drawer,
  model,
  issuePage,
}) => {
  await drawer.askAndSettle('First');
  await issuePage.getByRole('link', { name: 'acme/web' }).click();
  await issuePage.getByRole('heading', { name: 'acme/web' }).waitFor();
  await drawer.askAndSettle('Second');
  await drawer.askAndSettle('Third');
  const [first, second, third] = model.chats.map((chat) => chat.messages);
  expect(second?.slice(0, first?.length)).toEqual(first);
  expect(third?.slice(0, second?.length)).toEqual(second);
  expect(third?.map(({ role }) => role)).toEqual([
    'system',
    ...['user', 'assistant', 'user', 'assistant', 'user'],
  ]);
});

test('K16 a refused send does not advance what the model is taken to know', async ({
  drawer,
  model,
  site,
}) => {
  model.enqueue(REFUSED);
  await drawer.askAndSettle('First');
  await expect(drawer.failure).toHaveCount(1);
  expect(await askAndRead(drawer, model, 'Second')).toBe(`${issue12(site.origin)}Second`);
  expect(readMessages(await model.chat(1))).toHaveLength(1);
});

test('K16 a send that is stopped before it was accepted does not advance it either', async ({
  drawer,
  model,
  site,
}) => {
  model.enqueue(() => undefined);
  await drawer.ask('First');
  const hanging = await model.chat(0);
  await drawer.stop.click();
  expect(await hanging.closed).toBe('client');
  await drawer.send.waitFor();
  expect(await askAndRead(drawer, model, 'Second')).toBe(`${issue12(site.origin)}Second`);
});

test('K17 Retry after a first send that failed carries the full header, captured afresh', async ({
  drawer,
  model,
  issuePage,
  site,
}) => {
  model.enqueue(BROKEN);
  await drawer.askAndSettle('What is this?');
  await issuePage.getByRole('link', { name: 'acme/web' }).click();
  await issuePage.getByRole('link', { name: 'Basket forgets' }).click();
  await issuePage.getByRole('heading', { name: 'Basket forgets' }).waitFor();
  await drawer.failure.getByRole('button', { name: 'Retry' }).click();
  const retried = await model.chat(1);
  expect(readMessages(retried)).toEqual([`${issue13(site.origin)}What is this?`]);
});

test('K18 a new chat starts from nothing', async ({ drawer, model, site }) => {
  await drawer.askAndSettle('First');
  await drawer.button('New chat').click();
  await expect(drawer.questions).toHaveCount(0);
  expect(await askAndRead(drawer, model, 'Second')).toBe(`${issue12(site.origin)}Second`);
  expect(userContents(await model.chat(1))).toHaveLength(1);
});

test('K20 what the model knows survives a reload and a navigation in the same site', async ({
  drawer,
  model,
  issuePage,
  site,
}) => {
  await drawer.askAndSettle('First');
  await issuePage.reload();
  const reloaded = createDrawer(await waitForDrawer(issuePage));
  await expect(reloaded.questions).toHaveText([/First/]);
  expect(await askAndRead(reloaded, model, 'Second')).toBe('Second');
  await issuePage.goto(`${site.origin}/acme/web/issues/13`);
  await issuePage.getByRole('heading', { name: 'Basket forgets' }).waitFor();
  const moved = createDrawer(await waitForDrawer(issuePage));
  expect(await askAndRead(moved, model, 'Third')).toBe(`${issue13(site.origin)}Third`);
  expect(userContents(await model.chat(2))).toHaveLength(3);
});

for (const [what, changes] of [
  ['whose records cannot be read', { records: [{ nonsense: true }], appState: 'broken' }],
  ['that is not one at all', { question: 7, records: null, answer: undefined }],
] as const) {
  test(`K21 a stored turn ${what} does no harm: the next message carries the whole header`, async ({
    drawer,
    extension,
    issuePage,
    model,
    site,
  }) => {
    await drawer.askAndSettle('First');
    await overwriteStoredTurns(await extension.worker(), changes);
    await issuePage.reload();
    await issuePage.getByRole('heading', { name: 'Login fails' }).waitFor();
    const reloaded = createDrawer(await waitForDrawer(issuePage));
    expect(await askAndRead(reloaded, model, 'Second')).toBe(`${issue12(site.origin)}Second`);
  });
}

test('K6 the context bar says what the next message would tell', async ({ drawer, issuePage }) => {
  const bar = drawer.view.getByRole('list', { name: 'Context' });
  await expect(bar).toContainText('3 fields are new');
  await drawer.askAndSettle('First');
  await expect(bar).not.toContainText('new');
  await issuePage.getByRole('link', { name: 'acme/web' }).click();
  await issuePage.getByRole('heading', { name: 'acme/web' }).waitFor();
  await expect(bar).toContainText('3 fields are new');
  await drawer.askAndSettle('Second');
  await expect(bar).not.toContainText('new');
  await drawer.button('New chat').click();
  await expect(bar).toContainText('3 fields are new');
});

test('K1 a page that a descriptor knows also says which project and which task it is about', async ({
  extension,
  issuePage,
  model,
  site,
}) => {
  await addSampleDescriptor(extension);
  const drawer = createDrawer(await extension.openDrawer(issuePage));
  const read = await askAndRead(drawer, model, 'What is this?');
  const header = block(
    `Path: ${site.origin}/acme/web/issues/12`,
    'Page Name: Issue',
    'Page Description: Issue 12 in acme/web, titled "Login fails". State: open',
    'Current Project: acme/web',
    'Current Task: 12',
  );
  expect(read?.endsWith(`\n${header}What is this?`), read).toBe(true);
});

test('K26 a query key that the descriptor lists goes out, others stay behind', async ({
  extension,
  model,
  site,
}) => {
  await addSampleDescriptor(extension);
  const page = await extension.context.newPage();
  await page.goto(`${site.origin}/acme/web/issues?state=open&token=secret#part`);
  await page.getByRole('link', { name: 'Login fails' }).waitFor();
  const drawer = createDrawer(await extension.openDrawer(page));
  expect(await askAndRead(drawer, model, 'Hi')).toContain(
    `Path: ${site.origin}/acme/web/issues?state=open\n`,
  );
});
