/** Firefox gives private windows no background of their own: what is said there must be kept apart all the same. */
import { expect, test } from '@playwright/test';
import { FIREFOX_ABSENT, type FirefoxView, launchFirefox } from '../support/firefox.ts';
import { startPageServer } from '../support/page-server.ts';

// biome-ignore lint/suspicious/noSkippedTests: a machine may have no Firefox; that is said.
test.skip(FIREFOX_ABSENT !== null, FIREFOX_ABSENT ?? '');

const PAGE = '<!doctype html><title>Quiet</title><p>Nothing happens here.</p>';
const SECRET = 'What should nobody know?';

/** Everything in the extension's database, as text; a page of the extension runs it. */
const WHAT_IS_STORED = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('whereabouts');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const names = [...database.objectStoreNames];
    const reading = database.transaction(names);
    const all = {};
    for (const name of names) {
      reading.objectStore(name).getAll().onsuccess = ({ target }) => {
        all[name] = target.result;
      };
    }
    reading.oncomplete = () => {
      database.close();
      resolve(JSON.stringify(all));
    };
  };
})`;

async function ask(drawer: FirefoxView, question: string): Promise<void> {
  await drawer.click('textbox', 'Message');
  await drawer.type(`${question}\uE007`);
  await drawer.until(`document.querySelector('[aria-label="Regenerate"]')`);
}

test('D21 in Firefox a private window says that it keeps nothing, and nothing of it is in the stores', async () => {
  test.setTimeout(120_000);
  const [pages, browser] = await Promise.all([
    startPageServer({ '/quiet': PAGE, '/private': PAGE }),
    launchFirefox({ privateWindows: true }),
  ]);
  try {
    const secret = await browser.openPrivatePage(`${pages.origin}/private`);
    const privately = await browser.openDrawer(secret);
    await ask(privately, SECRET);
    expect(await privately.evaluate('document.body.textContent')).toContain(
      'Chats are kept only until this window is closed.',
    );

    const ordinary = await browser.openDrawer(await browser.openPage(`${pages.origin}/quiet`));
    await ask(ordinary, 'What may be known?');
    const options = await browser.openExtensionPage('/options.html#data');
    const stored = await options.evaluate(WHAT_IS_STORED);
    expect(stored).toContain('What may be known?');
    expect(stored).not.toContain(SECRET);
    expect(stored).not.toContain('/private');

    // It is kept until the window closes, and then gone.
    await privately.until(`document.body.textContent.includes(${JSON.stringify(SECRET)})`);
    await secret.close();
    const next = await browser.openDrawer(await browser.openPrivatePage(`${pages.origin}/private`));
    await next.click('button', 'Chats');
    await next.until(`document.querySelector('[role=dialog]')`);
    const shown = await next.evaluate('document.body.textContent');
    expect(shown).not.toContain(SECRET);
    expect(shown).not.toContain('What may be known?');
  } finally {
    await browser.close();
    await pages.close();
  }
});
