/** The conversation follows an answer as long as the person lets it. */
import { expect, type Locator } from '@playwright/test';
import type { Drawer } from '../support/drawer.ts';
import { test } from '../support/extension-with-model.ts';
import type { ModelReply } from '../support/model-reply.ts';
import type { ModelServer } from '../support/model-server.ts';

const LINES = 'A line of the answer, long enough to be one.\n\n'.repeat(20);

/** Asks, and hands the open answer to the test. */
async function beginAnswer(drawer: Drawer, model: ModelServer): Promise<ModelReply> {
  const { promise, resolve } = Promise.withResolvers<ModelReply>();
  model.enqueue((reply) => {
    reply.open();
    resolve(reply);
  });
  await drawer.ask('Tell me a lot');
  return promise;
}

/** Streams a screenful that ends with this mark. */
async function say(reply: ModelReply, drawer: Drawer, mark: string): Promise<Locator> {
  reply.delta(`${LINES}${mark}\n\n`);
  const shown = drawer.answers.last().getByText(mark, { exact: true });
  await expect(shown).toBeAttached();
  return shown;
}

/** The ways up and down again that a person has. */
const WAYS = [
  {
    by: 'the wheel',
    up: async (log: Locator) => {
      await log.hover();
      await log.page().mouse.wheel(0, -300);
    },
    down: async (log: Locator) => {
      await log.hover();
      await log.page().mouse.wheel(0, 100_000);
    },
  },
  {
    by: 'keys',
    up: (log: Locator) => log.press('PageUp'),
    down: (log: Locator) => log.press('End'),
  },
  {
    by: 'the scroll bar',
    up: (log: Locator) => log.evaluate((area) => area.scrollBy(0, -300)),
    down: (log: Locator) => log.evaluate((area) => area.scrollTo(0, area.scrollHeight)),
  },
];

for (const { by, up, down } of WAYS) {
  test(`R10 the conversation follows the answer, pauses when the person goes up by ${by}, resumes at the bottom`, async ({
    drawer,
    model,
  }) => {
    const log = drawer.view.getByRole('log', { name: 'Conversation' });
    const toEnd = drawer.button('To the latest message');
    const reply = await beginAnswer(drawer, model);
    await expect(await say(reply, drawer, 'First mark')).toBeInViewport();
    await expect(toEnd).toHaveCount(0);

    await up(log);
    await expect(toEnd).toBeVisible();
    await expect(await say(reply, drawer, 'Second mark')).not.toBeInViewport();
    await expect(toEnd).toBeVisible();

    await down(log);
    await expect(toEnd).toHaveCount(0);
    await expect(await say(reply, drawer, 'Third mark')).toBeInViewport();

    // What belongs to the answer comes after its last word, and is in view too.
    reply.finish();
    await expect(
      drawer.answers.last().getByRole('button', { name: 'Copy', exact: true }),
    ).toBeInViewport();
    await expect(toEnd).toHaveCount(0);
  });
}

test('R10 the button goes back to the end and follows again', async ({ drawer, model }) => {
  const reply = await beginAnswer(drawer, model);
  const first = await say(reply, drawer, 'First mark');
  const log = drawer.view.getByRole('log', { name: 'Conversation' });
  await log.press('Home');
  await expect(first).not.toBeInViewport();
  await drawer.button('To the latest message').click();
  await expect(first).toBeInViewport();
  await expect(await say(reply, drawer, 'Second mark')).toBeInViewport();
  reply.finish();
  await expect(drawer.send).toBeVisible();
});
