/** Firefox's event page may be silent with a backend for longer than it may idle. Nothing is attached to it here. */
import { expect, test } from '@playwright/test';
import { FIREFOX_ABSENT, launchFirefox } from '../support/firefox.ts';
import { MODEL_NAME, startModelServer } from '../support/model-server.ts';
import { startPageServer } from '../support/page-server.ts';

const BEFORE_THE_FIRST_BYTE = 90_000;
const IN_MID_STREAM = 60_000;

// biome-ignore lint/suspicious/noSkippedTests: a machine may have no Firefox; that is said.
test.skip(FIREFOX_ABSENT !== null, FIREFOX_ABSENT ?? '');

test('R14 in Firefox an answer comes through 90 s of silence before its first byte and 60 s in mid-stream', async () => {
  test.setTimeout(BEFORE_THE_FIRST_BYTE + IN_MID_STREAM + 90_000);
  const [model, pages, browser] = await Promise.all([
    startModelServer(),
    startPageServer({ '/': '<!doctype html><title>Quiet</title><p>Nothing happens here.</p>' }),
    launchFirefox(),
  ]);
  try {
    const backend = { label: 'Silent', baseUrl: model.baseUrl, model: MODEL_NAME };
    await browser.addBackend(backend);
    model.enqueue(async (reply) => {
      await reply.silence(BEFORE_THE_FIRST_BYTE);
      reply.delta('One half');
      await reply.silence(IN_MID_STREAM);
      reply.delta(' and the other.');
      reply.finish();
    });
    const drawer = await browser.openDrawer(await browser.openPage(`${pages.origin}/`));
    await drawer.click('textbox', 'Message');
    await drawer.type('Are you there?\uE007');
    const chat = await model.chat(0);
    await drawer.until(
      `document.body.textContent.includes('One half and the other.')`,
      BEFORE_THE_FIRST_BYTE + IN_MID_STREAM + 30_000,
    );
    expect(await chat.closed).toBe('server');
    expect(model.chats).toHaveLength(1);
  } finally {
    await browser.close();
    await Promise.all([model.close(), pages.close()]);
  }
});
