/** Every state of the gallery, in both themes, under the rules of axe. */
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, expect, test } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { type GallerySite, openGallery } from '../support/gallery-site.ts';

let gallery: GallerySite;
let browser: Browser;

test.beforeAll(async () => {
  gallery = await openGallery();
  const executablePath = await findChromium();
  browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: ['--no-sandbox'],
  });
});
test.afterAll(async () => {
  await browser.close();
  await gallery.close();
});

/**
 * An answer brings its own headings, whatever their level; and the names of record rows and chats are shorter than what stands
 * in them, on purpose: they are read in lists.
 */
const NOT_OURS = ['heading-order', 'label-content-name-mismatch'];

for (const theme of ['light', 'dark'] as const) {
  test(`D28 no state has an accessibility violation (${theme})`, async () => {
    test.setTimeout(240_000);
    const page = await (
      await browser.newContext({ viewport: { width: 380, height: 760 }, reducedMotion: 'reduce' })
    ).newPage();
    const found: string[] = [];
    for (const state of await gallery.listStates(page)) {
      await gallery.show(page, state, { theme, locale: 'en' });
      const { violations } = await new AxeBuilder({ page }).disableRules(NOT_OURS).analyze();
      for (const { id, nodes } of violations) {
        for (const { target } of nodes) found.push(`${state.name}: ${id} at ${target.join(' ')}`);
      }
    }
    expect(found).toEqual([]);
  });
}
