/** What a backend says after it was stopped, or into a chat that was left, reaches nobody. */
import { expect } from '@playwright/test';
import type { Drawer } from '../support/drawer.ts';
import { test } from '../support/extension-with-model.ts';
import type { ModelReply } from '../support/model-reply.ts';
import type { ModelServer } from '../support/model-server.ts';
import { readStoredTurns } from '../support/stored-rows.ts';

async function begin(drawer: Drawer, model: ModelServer): Promise<ModelReply> {
  const { promise, resolve } = Promise.withResolvers<ModelReply>();
  model.enqueue((reply) => resolve(reply));
  await drawer.ask('First');
  const reply = await promise;
  reply.delta('Early words');
  await expect(drawer.answers).toContainText('Early words');
  return reply;
}

test('R4 what comes after Stop changes nothing on screen and nothing in the store', async ({
  drawer,
  extension,
  model,
}) => {
  const reply = await begin(drawer, model);
  await drawer.stop.click();
  await expect(drawer.send).toBeVisible();
  reply.delta(' and late ones');
  reply.finish();
  model.enqueue((next) => next.answer('The second answer'));
  await drawer.askAndSettle('Second');
  await expect(drawer.answers.last()).toContainText('The second answer');
  await expect(drawer.answers.first()).toContainText('Early words');
  await expect(drawer.view.getByRole('log')).not.toContainText('late ones');
  const turns = await readStoredTurns(await extension.worker());
  expect(turns.map(({ status, answer }) => [status, answer.text])).toEqual([
    ['stopped', 'Early words'],
    ['done', 'The second answer'],
  ]);
});

test('R4 what a run says into a chat that was left stays in that chat', async ({
  drawer,
  extension,
  model,
}) => {
  const reply = await begin(drawer, model);
  await drawer.button('New chat').click();
  await expect(drawer.questions).toHaveCount(0);
  reply.delta(' and late ones');
  model.enqueue((next) => next.answer('The second answer'));
  await drawer.askAndSettle('Second');
  reply.finish();
  await expect(drawer.answers).toHaveCount(1);
  await expect(drawer.answers).toContainText('The second answer');
  await expect(drawer.view.getByRole('log')).not.toContainText('words');
  const kept = async () =>
    (await readStoredTurns(await extension.worker())).map(({ status, answer }) => [
      status,
      answer.text,
    ]);
  await expect.poll(kept).toEqual([
    ['done', 'Early words and late ones'],
    ['done', 'The second answer'],
  ]);
  await expect(drawer.view.getByRole('log')).not.toContainText('words');
});
