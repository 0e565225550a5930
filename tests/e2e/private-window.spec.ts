/** A private window keeps its chats until it is closed, and nothing of them afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  type AttachedTarget,
  type BareChromium,
  launchBareChromium,
} from '../support/bare-chromium.ts';
import { startPageServer } from '../support/page-server.ts';

const WORKER = /^chrome-extension:\/\/[a-p]{32}\/background\.js$/;
const PAGE = '<!doctype html><title>Quiet</title><p>Nothing happens here.</p>';

async function settled(page: AttachedTarget, condition: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(`Boolean(${condition})`).catch(() => false), { timeout: 15_000 })
    .toBe(true);
}

/** How many turns the database of this page's profile holds. */
const COUNT_TURNS = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('whereabouts');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const names = opening.result.objectStoreNames;
    if (!names.contains('turns')) return resolve(0);
    const counting = opening.result.transaction('turns').objectStore('turns').count();
    counting.onsuccess = () => resolve(counting.result);
  };
})`;

/** Whether the private window's own worker, one of two, has come to hear clicks. */
async function listensPrivately(browser: BareChromium): Promise<boolean> {
  const workers = (await browser.targets()).filter(({ type }) => type === 'service_worker');
  const answers = await Promise.all(
    workers.map(async ({ targetId }) =>
      (await browser.attach(targetId)).evaluate(
        // One that has only just begun has no API yet.
        'globalThis.chrome?.extension.inIncognitoContext && chrome.action.onClicked.hasListeners()',
      ),
    ),
  );
  return answers.includes(true);
}

test('D21 a private window says that it keeps nothing, and leaves nothing in the normal profile', async () => {
  test.setTimeout(120_000);
  const profile = await mkdtemp(join(tmpdir(), 'whereabouts-private-'));
  const pages = await startPageServer({ '/': PAGE });
  try {
    const privately = await launchBareChromium({ profile, incognito: true });
    const worker = await privately.target('service_worker', WORKER);
    const extensionId = new URL(worker.url).host;
    const blank = await privately.target('page', /^about:blank$/);
    const page = await privately.attach(blank.targetId);
    await page.send('Page.navigate', { url: `${pages.origin}/` });
    await settled(page, 'document.title === "Quiet"');
    await expect.poll(() => listensPrivately(privately), { timeout: 15_000 }).toBe(true);
    await privately.clickAction(extensionId);
    const frame = await privately.target('iframe', /\/drawer\.html/);
    const drawer = await privately.attach(frame.targetId);
    await settled(drawer, 'document.body.textContent.includes("only until this window is closed")');
    await settled(drawer, 'document.querySelector("textarea")');
    await drawer.evaluate(
      `document.querySelector('textarea').focus(); document.execCommand('insertText', false, 'A secret')`,
    );
    await settled(drawer, `document.querySelector('[aria-label="Send"]:not([disabled])')`);
    await drawer.evaluate(`document.querySelector('[aria-label="Send"]').click()`);
    await settled(drawer, `document.querySelectorAll('[aria-label="Assistant"]').length === 1`);
    await settled(drawer, `document.querySelector('[aria-label="Send"]')`);
    await privately.close();

    const normally = await launchBareChromium({ profile });
    await normally.target('service_worker', WORKER);
    const own = await normally.openPage(`chrome-extension://${extensionId}/drawer.html?place=tab`);
    await settled(own, 'document.querySelector("textarea")');
    expect(await own.evaluate(COUNT_TURNS)).toBe(0);
    await normally.close();
  } finally {
    await pages.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
