/** A run goes on without its drawer, and its words outlive the background. */
import { expect, type Page, type Worker } from '@playwright/test';
import { createDrawer, type Drawer } from '../support/drawer.ts';
import { type ExtensionBrowser, waitForDrawer } from '../support/extension-browser.ts';
import { test } from '../support/extension-with-model.ts';
import type { ModelReply } from '../support/model-reply.ts';
import { readStoredTurns } from '../support/stored-rows.ts';

/** A script that says words when told to, and ends when told to. */
function createSpeaker() {
  const started = Promise.withResolvers<ModelReply>();
  return {
    script(reply: ModelReply) {
      reply.open();
      started.resolve(reply);
    },
    async say(words: string) {
      (await started.promise).delta(words);
    },
    async finish() {
      (await started.promise).finish();
    },
  };
}

/** Numbered words, so that a lost one shows. */
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_word, at) => `w${from + at} `).join('');

async function lastStored(extension: ExtensionBrowser) {
  return (await readStoredTurns(await extension.worker())).at(-1);
}

async function reattached(page: Page): Promise<Drawer> {
  return createDrawer(await waitForDrawer(page));
}

test('R11 a navigation while an answer streams loses no word', async ({
  drawer,
  extension,
  issuePage,
  model,
  site,
}) => {
  const speaker = createSpeaker();
  model.enqueue(speaker.script);
  await drawer.ask('Count');
  await speaker.say(numbered(0, 50));
  await expect(drawer.answers).toContainText('w49');

  const navigated = issuePage.goto(`${site.origin}/acme/web/issues/13`);
  await speaker.say(numbered(50, 100));
  await navigated;
  const back = await reattached(issuePage);
  await speaker.say(numbered(100, 150));
  await expect(back.answers).toContainText('w149');
  await speaker.finish();
  await back.send.waitFor();
  await expect(back.answers).toContainText(numbered(0, 150).trim());
  expect((await lastStored(extension))?.answer.text).toBe(numbered(0, 150));
  expect(model.chats).toHaveLength(1);
});

test('R11 where access ends with the page, the badge says that the answer is ready and one click shows it', async ({
  drawer,
  extension,
  issuePage,
  model,
  pages,
}) => {
  const speaker = createSpeaker();
  model.enqueue(speaker.script);
  await drawer.ask('Count');
  await speaker.say(numbered(0, 50));
  await expect(drawer.answers).toContainText('w49');

  pages.serve('/elsewhere', '<!doctype html><title>Elsewhere</title><p>Another origin.</p>');
  // Another host: the backend's own is one that the extension may read.
  await issuePage.goto(`${pages.origin.replace('127.0.0.1', 'localhost')}/elsewhere`);
  await speaker.say(numbered(50, 100));
  await speaker.finish();
  await expect.poll(() => badgeText(extension)).toBe('1');
  const opened = createDrawer(await extension.openDrawer(issuePage));
  await expect(opened.answers).toContainText(numbered(0, 100).trim());
  await expect.poll(() => badgeText(extension)).toBe('');
});

/** What stands on the icon of the tab that is in front. */
async function badgeText(extension: ExtensionBrowser): Promise<string> {
  const worker = await extension.worker();
  return worker.evaluate(async () => {
    const { tabs, action } = Reflect.get(globalThis, 'chrome');
    const [tab] = await tabs.query({ active: true, lastFocusedWindow: true });
    return action.getBadgeText({ tabId: tab.id });
  });
}

test('R12 closing the drawer does not stop its run, closing its last tab does', async ({
  drawer,
  extension,
  issuePage,
  model,
}) => {
  const speaker = createSpeaker();
  model.enqueue(speaker.script);
  await drawer.ask('Count');
  await speaker.say(numbered(0, 50));
  await expect(drawer.answers).toContainText('w49');

  await drawer.button('Close').click();
  await expect.poll(() => issuePage.frames().length).toBe(1);
  await speaker.say(numbered(50, 100));
  const opened = createDrawer(await extension.openDrawer(issuePage));
  await expect(opened.answers).toContainText('w99');

  const closedAt = Date.now();
  await issuePage.close();
  expect(await (await model.chat(0)).closed).toBe('client');
  expect(Date.now() - closedAt).toBeLessThan(10_000);
  await expect.poll(async () => (await lastStored(extension))?.status).toBe('interrupted');
  expect((await lastStored(extension))?.answer.text).toBe(numbered(0, 100));
});

test('R13 when the background dies in mid-stream the drawer says so, keeps every word, and Retry works', async ({
  drawer,
  extension,
  model,
}) => {
  const speaker = createSpeaker();
  model.enqueue(speaker.script, (reply) => reply.answer('A whole answer.'));
  await drawer.ask('Count');
  await speaker.say(numbered(0, 100));
  await expect(drawer.answers).toContainText('w99');

  await extension.killWorker();
  await expect(drawer.failure).toBeVisible({ timeout: 5_000 });
  await expect(drawer.answers).toContainText(numbered(0, 100).trim());
  expect(await lastStored(extension)).toMatchObject({
    status: 'interrupted',
    answer: { text: numbered(0, 100) },
  });
  await drawer.failure.getByRole('button', { name: 'Retry' }).click();
  await expect(drawer.answers).toContainText('A whole answer.');
  await expect(drawer.questions).toHaveCount(1);
});

const KILLS = 20;
const TOKENS = 3_000;

test('R13 killed at 20 random moments of a long answer, no word that was shown is lost', async ({
  drawer,
  extension,
  model,
}) => {
  test.setTimeout(300_000);
  const lost: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const moment = Math.floor(Math.random() * TOKENS);
    const reached = Promise.withResolvers<void>();
    model.enqueue(async (reply) => {
      for (let token = 0; token < TOKENS; token++) {
        if (token === moment) reached.resolve();
        reply.delta(`w${token} `);
        if (token % 10 === 9) await reply.silence(5);
      }
      reply.finish();
    });
    await drawer.ask(`Count ${kill}`);
    await reached.promise;
    await drawer.answers.last().getByText('w0').first().waitFor();
    const shown = watchLastWord(drawer);
    await extension.killWorker();
    await drawer.failure.waitFor({ timeout: 5_000 });
    const last = await shown;
    const turn = await lastStored(extension);
    if (turn?.status !== 'interrupted' || !turn.answer.text.startsWith(numbered(0, last + 1)))
      lost.push(
        `at ${moment}: shown to w${last}, kept ${turn?.status} ${turn?.answer.text.length}`,
      );
    await drawer.button('New chat').click();
    await expect(drawer.answers).toHaveCount(0);
  }
  expect(lost).toEqual([]);
});

/** The number of the last word that the latest answer ever showed, until its failure shows. */
function watchLastWord(drawer: Drawer): Promise<number> {
  return drawer.view.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = -1;
        const look = () => {
          const answer = [...document.querySelectorAll('[aria-label="Assistant"]')].at(-1);
          const numbers = (answer?.textContent ?? '').match(/w\d+(?= )/g) ?? [];
          last = Math.max(last, ...numbers.slice(-1).map((word) => Number(word.slice(1))));
          if (document.querySelector('[role="alert"]')) {
            observer.disconnect();
            resolve(last);
          }
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
  );
}

test('R15 two tabs on the same chat show one run, and only one', async ({
  drawer,
  extension,
  model,
  site,
}) => {
  model.enqueue((reply) => reply.answer('Hello.'));
  await drawer.askAndSettle('Say hello');
  const page = await extension.context.newPage();
  await page.goto(`${site.origin}/acme/web/issues/13`);
  const second = createDrawer(await extension.openDrawer(page));
  await openChat(second, 'Say hello');
  await expect(second.answers).toContainText('Hello.');

  const speaker = createSpeaker();
  model.enqueue(speaker.script);
  await drawer.ask('Count');
  await speaker.say(numbered(0, 20));
  await expect(drawer.answers.last()).toContainText('w19');
  await expect(second.answers.last()).toContainText('w19');
  await second.ask('Me too');
  await expect(second.box).toHaveValue('Me too');
  expect(model.chats).toHaveLength(2);

  await second.stop.click();
  await drawer.send.waitFor();
  await second.send.waitFor();
  await expect(drawer.answers.last()).toContainText('Stopped');
  await expect(second.answers.last()).toContainText('Stopped');
});

async function openChat(drawer: Drawer, title: string): Promise<void> {
  await drawer.button('Chats').click();
  const chats = drawer.view.getByRole('dialog', { name: 'Chats' });
  await chats.getByRole('button', { name: title, exact: true }).click();
}

test('R18 a Stop that finds no run is logged with the run’s id', async ({
  drawer,
  extension,
  model,
}) => {
  await drawer.askAndSettle('Hello');
  void model;
  const turn = await lastStored(extension);
  const worker: Worker = await extension.worker();
  const logged = worker.waitForEvent('console', {
    predicate: (line) => line.text().includes('stop'),
  });
  const page = await extension.context.newPage();
  await page.goto(`chrome-extension://${extension.extensionId}/drawer.html?place=tab`);
  await page.evaluate(stopRun, String(turn?.id));
  expect((await logged).text()).toContain(String(turn?.id));
});

/** Runs in a drawer page of its own: what a drawer sends whose Stop crosses the end of its run. */
function stopRun(turnId: string): Promise<void> {
  return new Promise((resolve) => {
    const port = Reflect.get(globalThis, 'chrome').runtime.connect({ name: 'drawer' });
    port.onMessage.addListener(({ id }: { id: number }) => {
      if (id === 1) port.postMessage({ id: 2, name: 'run-stop', payload: { turnId } });
      else if (id === 2) resolve();
    });
    port.postMessage({ id: 1, name: 'hello', payload: { place: 'tab', tabId: null } });
  });
}
