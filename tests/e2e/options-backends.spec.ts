/** Backends as a person sets them up, in the built options page. */
import { expect } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';
import { openOptions, saveBackend } from '../support/options-view.ts';

const LOOPBACK = 'http://127.0.0.1/*';
const KEY = 'sk-never-shown-again';

test('B1 the form shows the address as it will be used, and says why one is none', async ({
  extension,
}) => {
  const page = await openOptions(extension, 'backends');
  await page.getByRole('button', { name: 'Add a backend' }).click();
  const address = page.getByRole('textbox', { name: 'Base URL' });
  for (const [typed, used] of [
    ['127.0.0.1:4999', 'http://127.0.0.1:4999/v1'],
    ['  https://api.example/v1/  ', 'https://api.example/v1'],
    ['https://api.example/v1/chat/completions', 'https://api.example/v1'],
    ['api.example', 'https://api.example/v1'],
  ] as const) {
    await address.fill(typed);
    await expect(page.getByText(`Requests go to ${used}`, { exact: true })).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine');
  await address.fill('ftp://api.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('has to begin with http:// or https://')).toBeVisible();
  await expect(address).toBeFocused();
});

test('B10 headers, extra body fields and a proxy path of a backend go out with each question', async ({
  extension,
  model,
  issuePage,
}) => {
  await extension.allowHosts(LOOPBACK);
  const options = await openOptions(extension, 'backends');
  const card = await saveBackend(options, {
    name: 'Behind a gateway',
    baseUrl: model.baseUrl,
    apiKey: KEY,
    headers: 'X-Team: docs\nX-Trace: on',
    extraBody: '{ "temperature": 0.2 }',
    proxyPath: '/gateway',
  });
  await expect(card.getByText('1 model')).toBeVisible();

  await issuePage.bringToFront();
  const drawer = createDrawer(await extension.openDrawer(issuePage));
  await drawer.askAndSettle('Hello');
  const chat = await model.chat(0);
  expect(chat.path).toBe('/gateway/v1/chat/completions');
  expect(chat.headers).toMatchObject({
    authorization: `Bearer ${KEY}`,
    'x-team': 'docs',
    'x-trace': 'on',
  });
  expect(chat.body).toMatchObject({ temperature: 0.2 });
});

test('B2 the verdict stands in a status: the cause, and the one step', async ({
  extension,
  model,
}) => {
  await extension.allowHosts(LOOPBACK);
  const page = await openOptions(extension, 'backends');
  const card = await saveBackend(page, { name: 'Good', baseUrl: model.baseUrl });
  await card.getByRole('button', { name: 'Test connection' }).click();
  await expect(card.getByRole('status')).toContainText('It works');

  const dead = await saveBackend(page, { name: 'Dead', baseUrl: 'http://127.0.0.1:9/v1' });
  await dead.getByRole('button', { name: 'Test connection' }).click();
  await expect(dead.getByRole('status')).toContainText('Nothing answers at the address of Dead.');
  await expect(dead.getByRole('status')).toContainText('Check the address');
});

test('S4 a key that was entered comes back in no field, message, storage or plain export', async ({
  extension,
  model,
}) => {
  await extension.allowHosts(LOOPBACK);
  const page = await openOptions(extension, 'backends');
  const card = await saveBackend(page, {
    name: 'Mine',
    baseUrl: model.baseUrl,
    apiKey: KEY,
    headers: `X-Secret: ${KEY}`,
  });
  await expect(card.getByText('Key stored')).toBeVisible();
  await card.getByRole('button', { name: 'Edit Mine' }).click();
  await expect(page.getByRole('textbox', { name: 'API key' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Headers' })).toHaveValue('');
  // What is left alone stays.
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Key stored')).toBeVisible();

  const told = await page.evaluate(readEverythingTold);
  expect(told).toContain('Mine');
  expect(told).not.toContain(KEY);
});

test('S6 the drawer in a page is refused where keys, grants and backends are managed', async ({
  drawer,
}) => {
  const outcome = await drawer.view.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { runtime } = Reflect.get(globalThis, 'chrome');
        const port = runtime.connect({ name: 'options' });
        port.onMessage.addListener(() => resolve('answered'));
        port.onDisconnect.addListener(() => resolve('refused'));
        port.postMessage({ id: 1, name: 'options-read', payload: {} });
      }),
  );
  expect(outcome).toBe('refused');
});

test('D2 with the demo off and no backend, the answer names that condition and the way to meet it', async ({
  extension,
  issuePage,
}) => {
  const options = await openOptions(extension, 'backends');
  await options.getByRole('switch', { name: 'Offer the demo model' }).click();
  await expect(options.getByText('nothing can answer')).toBeVisible();

  await issuePage.bringToFront();
  const drawer = createDrawer(await extension.openDrawer(issuePage));
  await drawer.askAndSettle('Hello');
  await expect(drawer.failure).toContainText('No backend is set up yet.');
  const opened = extension.context.waitForEvent('page');
  await drawer.failure.getByRole('button').click();
  await expect((await opened).getByRole('heading', { name: 'Backends', level: 1 })).toBeVisible();
});

test('D2 with the chosen backend gone, the answer says so and leads to the models', async ({
  extension,
  issuePage,
  model,
}) => {
  await extension.allowHosts(LOOPBACK);
  const options = await openOptions(extension, 'backends');
  const card = await saveBackend(options, { name: 'Short-lived', baseUrl: model.baseUrl });
  await expect(card.getByText('1 model')).toBeVisible();
  await options
    .getByRole('combobox', { name: 'Model for new chats' })
    .selectOption({ label: 'scripted-model' });
  await card.getByRole('button', { name: 'Remove Short-lived' }).click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card).toHaveCount(0);

  await issuePage.bringToFront();
  const drawer = createDrawer(await extension.openDrawer(issuePage));
  await drawer.askAndSettle('Hello');
  await expect(drawer.failure).toContainText('The chosen backend was removed.');
  await expect(drawer.failure.getByRole('button', { name: 'Choose a model' })).toBeVisible();
});

/** All that the background tells the options page, and all that lies in `storage`. */
async function readEverythingTold(): Promise<string> {
  const { runtime, storage } = Reflect.get(globalThis, 'chrome');
  const port = runtime.connect({ name: 'options' });
  const call = (id: number, name: string, payload: unknown) =>
    new Promise<unknown>((resolve) => {
      port.onMessage.addListener((message: { kind: string; id: number }) => {
        if (message.kind !== 'event' && message.id === id) resolve(message);
      });
      port.postMessage({ id, name, payload });
    });
  const told = [
    await call(1, 'options-read', {}),
    await call(2, 'export-head', { withChats: false, withKeys: false }),
    await storage.local.get(null),
    await storage.session.get(null),
  ];
  port.disconnect();
  return JSON.stringify(told);
}
