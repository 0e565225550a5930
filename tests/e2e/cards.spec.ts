/** Cards that an agent gives beside its answer. */
import { expect } from '@playwright/test';
import { addBackend } from '../support/add-backend.ts';
import { answerWith, startBackendServer } from '../support/backend-server.ts';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';

const CARDS = [
  {
    title: 'Login <b>fails</b>',
    summary: 'See https://tracker.example/12',
    fields: [{ label: 'State', value: 'open' }],
    tags: ['[auth](https://evil.example)'],
  },
  { title: 'Settings', fields: [{ label: 'Close', value: 'Retry' }], tags: [] },
];

test('D17 cards stand under the text, two columns wide and one narrow, as data only and in their own words', async ({
  extension,
}) => {
  const agent = await startBackendServer();
  const data = { text: 'Here they are.', cards: CARDS };
  agent.play(
    answerWith(JSON.stringify({ success: true, message: '', data }), { type: 'application/json' }),
  );
  const baseUrl = `${agent.origin}/ask`;
  await addBackend(extension, { label: 'Agent', kind: 'agent-service', baseUrl, model: 'agent' });
  const page = await extension.context.newPage();
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto(`chrome-extension://${extension.extensionId}/drawer.html?place=tab`);
  const drawer = createDrawer(page);
  await drawer.askAndSettle('What is open?');
  const answer = drawer.answers.last();
  const cards = answer.getByRole('group');
  await expect(cards).toHaveCount(2);
  const boxes = async () => Promise.all((await cards.all()).map((card) => card.boundingBox()));

  const text = await answer.getByText('Here they are.').boundingBox();
  const [left, right] = await boxes();
  expect(left?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0) - 1);
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));

  await page.setViewportSize({ width: 380, height: 700 });
  await expect.poll(async () => (await boxes())[1]?.x).toBe((await boxes())[0]?.x);
  const [upper, lower] = await boxes();
  expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));

  await expect(cards.first()).toContainText('Login <b>fails</b>');
  await expect(cards.first()).toContainText('[auth](https://evil.example)');
  await expect(cards.last()).toContainText('CloseRetry');
  await expect(cards.getByRole('button')).toHaveCount(0);
  await expect(cards.getByRole('link')).toHaveCount(0);
  await agent.close();
});
