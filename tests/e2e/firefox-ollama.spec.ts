/** An Ollama that refuses extensions, asked by Firefox, whose extensions have an Origin of another form. */
import { expect, test } from '@playwright/test';
import { OLLAMA_MODEL, startFakeOllama } from '../support/fake-ollama.ts';
import { FIREFOX_ABSENT, launchFirefox } from '../support/firefox.ts';
import { startPageServer } from '../support/page-server.ts';

// biome-ignore lint/suspicious/noSkippedTests: a machine may have no Firefox; that is said.
test.skip(FIREFOX_ABSENT !== null, FIREFOX_ABSENT ?? '');

test('B4 in Firefox an Ollama that refuses extensions answers, and a page’s request to it keeps its Origin', async () => {
  const [ollama, pages, browser] = await Promise.all([
    startFakeOllama(),
    startPageServer({ '/': '<!doctype html><title>Quiet</title><p>Nothing happens here.</p>' }),
    launchFirefox(),
  ]);
  try {
    const backend = { kind: 'ollama', label: 'Local', baseUrl: ollama.origin, model: OLLAMA_MODEL };
    await browser.addBackend(backend);
    const page = await browser.openPage(`${pages.origin}/`);
    const drawer = await browser.openDrawer(page);
    await drawer.click('textbox', 'Message');
    await drawer.type('Hello?\uE007');
    await drawer.until(`document.body.textContent.includes('Hello from Ollama.')`);
    await page.evaluate(
      `fetch('${ollama.origin}/api/chat', { method: 'POST', body: '{}', mode: 'no-cors' }).then(() => null)`,
    );
    const origins = ollama.questions().map(({ headers }) => headers.origin);
    expect(origins).toEqual([undefined, pages.origin]);
  } finally {
    await browser.close();
    await Promise.all([ollama.close(), pages.close()]);
  }
});
