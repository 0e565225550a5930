/** Reading in Firefox, which has no debugger to count listeners by: nothing in the document changes. */
import { expect, test } from '@playwright/test';
import {
  defuddleFixtures,
  FIXTURES_ABSENT,
  readabilityFixtures,
} from '../support/captured-fixtures.ts';
import { FIREFOX_ABSENT, launchFirefox } from '../support/firefox.ts';
import { startPageServer } from '../support/page-server.ts';

const ABSENT = FIREFOX_ABSENT ?? FIXTURES_ABSENT;
// biome-ignore lint/suspicious/noSkippedTests: a machine may have no Firefox, or no captured pages; that is said.
test.skip(ABSENT !== null, ABSENT ?? '');

/** The pages are held still, so that whatever changes was changed by us. */
const STILL = {
  'content-security-policy': "script-src 'none'; frame-src 'none'; img-src data:; font-src 'none'",
};

/** What the scripts of a page that hides itself until they have run would do. */
const UNVEIL = `document.documentElement.style.setProperty('display', 'block', 'important')`;

const WATCH = `(() => {
  window.changes = [];
  new MutationObserver((records) => {
    for (const { type, target } of records) window.changes.push(type + ' ' + target.nodeName);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})()`;

test('W2 in Firefox reading brings no mutation record, on all captured pages', async () => {
  test.setTimeout(300_000);
  const [pages, browser] = await Promise.all([startPageServer(), launchFirefox()]);
  try {
    for (const { name, html } of [...readabilityFixtures(), ...defuddleFixtures()]) {
      pages.serve('/page', { body: html, headers: STILL });
      const page = await browser.openPage(`${pages.origin}/page`);
      const drawer = await browser.openDrawer(page);
      await page.evaluate(UNVEIL);
      await page.evaluate(WATCH);
      await drawer.click('button', 'Add context');
      await drawer.click('menuitem', 'Page text');
      await drawer.until(`document.querySelector('[aria-label="Remove Page text"]')`);
      await drawer.until(
        `/\\d|not|no /.test(document.querySelector('[aria-label="Remove Page text"]').closest('li').textContent)`,
      );
      expect.soft(await page.evaluate('JSON.stringify(window.changes)'), name).toBe('[]');
      await page.close();
    }
  } finally {
    await browser.close();
    await pages.close();
  }
});
