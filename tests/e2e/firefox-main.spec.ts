/** The main job in Firefox: from the shortcut on a page to an answer that knows it. */
import { expect, test } from '@playwright/test';
import { FIREFOX_ABSENT, launchFirefox } from '../support/firefox.ts';
import { startPageServer } from '../support/page-server.ts';

// biome-ignore lint/suspicious/noSkippedTests: a machine may have no Firefox; that is said.
test.skip(FIREFOX_ABSENT !== null, FIREFOX_ABSENT ?? '');

const PAGE = `<!doctype html><title>Quiet page</title>
  <meta name="description" content="A page on which nothing happens">
  <h1>Quiet</h1><p>Nothing happens here.</p>`;

test('D1 in Firefox the shortcut opens the drawer, the demo answers, and the receipt shows the header', async () => {
  const [pages, browser] = await Promise.all([
    startPageServer({ '/quiet': PAGE }),
    launchFirefox(),
  ]);
  try {
    const page = await browser.openPage(`${pages.origin}/quiet?secret=1`);
    const drawer = await browser.openDrawer(page);
    await drawer.until(`document.activeElement.getAttribute('aria-label') === 'Message'`);
    await drawer.type('Where am I?\uE007');
    await drawer.until(`document.querySelector('[role=log]')?.textContent.includes('Where am I?')`);
    await drawer.until(`document.querySelector('[aria-label="Copy"]')`);
    await drawer.click('button', 'What the model read');
    await drawer.until(`document.body.textContent.includes('<new_app_ui_context>')`);
    const shown = await drawer.evaluate('document.body.textContent');
    expect(shown).toContain(`Path: ${pages.origin}/quiet\n`);
    expect(shown).toContain('Page Name: Quiet page');
  } finally {
    await browser.close();
    await pages.close();
  }
});
