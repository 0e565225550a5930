/** A backend that asks for patience. */
import { expect } from '@playwright/test';
import { test } from '../support/extension-with-model.ts';

const busy = { error: { message: 'slow down', type: 'rate_limit_error' } };

test('B7 a busy backend is asked again after the pause that it wants; the person sees that it waits', async ({
  drawer,
  model,
}) => {
  model.enqueue(
    (reply) => reply.json(429, busy, { 'retry-after': '3' }),
    (reply) => reply.json(503, { error: { message: 'starting' } }),
    (reply) => reply.answer('Here I am.'),
  );
  await drawer.ask('Hello?');
  await expect(drawer.view.getByText(/busy; trying again/)).toBeVisible();
  await expect(drawer.answers.last()).toContainText('Here I am.', { timeout: 15_000 });
  expect(model.chats).toHaveLength(3);
  await expect(drawer.failure).toHaveCount(0);
});

test('B7 waiting can be stopped, and then nothing is asked again', async ({ drawer, model }) => {
  model.enqueue((reply) => reply.json(429, busy, { 'retry-after': '2' }));
  await drawer.ask('Hello?');
  await expect(drawer.view.getByText(/busy; trying again/)).toBeVisible();
  await drawer.stop.click();
  await expect(drawer.send).toBeVisible();
  await expect(drawer.box).toHaveValue('Hello?');
  await drawer.askAndSettle('Something else?');
  expect(model.chats).toHaveLength(2);
  expect(JSON.stringify(model.chats.at(-1)?.messages)).toContain('Something else?');
});

test('B7 after the first word nothing is tried again', async ({ drawer, model }) => {
  model.enqueue((reply) => {
    reply.delta('Half an ');
    reply.event({ error: { code: 503, message: 'overloaded' } });
    reply.end();
  });
  await drawer.ask('Hello?');
  await expect(drawer.failure).toBeVisible();
  await expect(drawer.answers.last()).toContainText('Half an');
  expect(model.chats).toHaveLength(1);
});
