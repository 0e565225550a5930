/** A backend may be silent for longer than a worker may idle. No debugger is attached to the worker here: it would keep it awake. */
import { expect, test } from '@playwright/test';
import { saveBackend } from '../support/add-backend.ts';
import {
  type AttachedTarget,
  type BareChromium,
  launchBareChromium,
} from '../support/bare-chromium.ts';
import { MODEL_NAME, startModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

const BEFORE_THE_FIRST_BYTE = 90_000;
const IN_MID_STREAM = 60_000;

const WORKER = /^chrome-extension:\/\/[a-p]{32}\/background\.js$/;

/** Gives the backend to the extension, as its options page does. */
async function setUpBackend(browser: BareChromium, extensionId: string, baseUrl: string) {
  const extensions = await browser.openPage('chrome://extensions');
  await settled(extensions, 'Boolean(chrome.developerPrivate)');
  await extensions.evaluate(
    `chrome.developerPrivate.addHostPermission('${extensionId}', 'http://127.0.0.1/*')`,
  );
  const options = await browser.openPage(`chrome-extension://${extensionId}/options.html`);
  await settled(options, 'document.readyState === "complete" && Boolean(chrome.permissions)');
  await options.evaluate(`chrome.permissions.request({ origins: ['http://127.0.0.1/*'] })`);
  const backend = { label: 'Silent', baseUrl, model: MODEL_NAME };
  await options.evaluate(`(${saveBackend})(${JSON.stringify(backend)})`);
}

/** Waits for something to be so in a page; looking does not wake the worker. */
async function settled(page: AttachedTarget, condition: string, timeout = 10_000): Promise<void> {
  await expect
    .poll(() => page.evaluate(`Boolean(${condition})`).catch(() => false), { timeout })
    .toBe(true);
}

test('R14 an answer comes through 90 s of silence before its first byte and 60 s in mid-stream', async () => {
  test.setTimeout(BEFORE_THE_FIRST_BYTE + IN_MID_STREAM + 90_000);
  const [model, pages, browser] = await Promise.all([
    startModelServer(),
    startPageServer({ '/': '<!doctype html><title>Quiet</title><p>Nothing happens here.</p>' }),
    launchBareChromium(),
  ]);
  try {
    const worker = await browser.target('service_worker', WORKER);
    const extensionId = new URL(worker.url).host;
    await setUpBackend(browser, extensionId, model.baseUrl);
    model.enqueue(async (reply) => {
      await reply.silence(BEFORE_THE_FIRST_BYTE);
      reply.delta('One half');
      await reply.silence(IN_MID_STREAM);
      reply.delta(' and the other.');
      reply.finish();
    });

    const page = await browser.openPage(`${pages.origin}/`);
    await settled(page, 'document.readyState === "complete"');
    await browser.clickAction(extensionId);
    const frame = await browser.target('iframe', /\/drawer\.html/);
    const drawer = await browser.attach(frame.targetId);
    await settled(drawer, 'document.querySelector("textarea")');
    await drawer.evaluate(
      `(() => {
        const box = document.querySelector('textarea');
        box.focus();
        document.execCommand('insertText', false, 'Are you there?');
      })()`,
    );
    await settled(drawer, `document.querySelector('[aria-label="Send"]:not([disabled])')`);
    await drawer.evaluate(`document.querySelector('[aria-label="Send"]').click()`);
    const chat = await model.chat(0);
    const timeout = BEFORE_THE_FIRST_BYTE + IN_MID_STREAM + 30_000;
    await settled(drawer, `document.body.textContent.includes('One half and the other.')`, timeout);
    expect(await chat.closed).toBe('server');
    expect(model.chats).toHaveLength(1);
    expect((await browser.target('service_worker', WORKER)).targetId).toBe(worker.targetId);
  } finally {
    await browser.close();
    await Promise.all([model.close(), pages.close()]);
  }
});
