/** What assistive technology hears of an answer while it is written, and what moves for whom. */
import { expect } from '@playwright/test';
import { test } from '../support/extension-with-model.ts';
import type { ModelReply } from '../support/model-reply.ts';

const WORDS = 60;

test('D29 an answer is announced at its beginning and its end, not word by word, and nothing moves for who wants that', async ({
  drawer,
  issuePage,
  model,
}) => {
  await issuePage.emulateMedia({ reducedMotion: 'reduce' });
  await drawer.view.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(globalThis, 'heard', heard);
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const live = element?.closest('[aria-live], [role=status], [role=alert], [role=log]');
        if (live?.getAttribute('aria-live') !== 'off') heard.push(live?.textContent ?? '');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const { promise, resolve } = Promise.withResolvers<ModelReply>();
  model.enqueue((reply) => {
    reply.open();
    resolve(reply);
  });
  await drawer.ask('Speak');
  const reply = await promise;
  for (let word = 0; word < WORDS; word += 1) {
    reply.delta(`word${word} `);
    await expect(drawer.answers.last()).toContainText(`word${word}`);
  }
  const moving = () =>
    drawer.view.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
          ).length,
    );
  expect(await moving()).toBe(0);
  reply.finish();
  await expect(
    drawer.view.getByRole('status').filter({ hasText: 'Answer complete' }),
  ).toBeAttached();
  const heard: string[] = await drawer.view.evaluate(() => Reflect.get(globalThis, 'heard'));
  const said = [...new Set(heard.filter((text) => text.trim() !== ''))];
  expect(said.filter((text) => text.includes('word'))).toHaveLength(1);
  expect(said.length).toBeLessThan(6);
});
