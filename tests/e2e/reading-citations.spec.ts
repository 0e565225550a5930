import { expect } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';

const SENTENCE = 'The harbour is open from six in the morning until ten at night.';

test('W7 a quote that was read leads to its place in the page and marks it until the next click; others say that they were not found', async ({
  extension,
  pages,
}) => {
  pages.serve(
    '/harbour',
    `<!doctype html><meta charset=utf-8><link rel=icon href=data:,><title>Harbour</title><article><h1>Hours</h1>
     <div style="height:3000px"></div><p>The harbour is <b>open</b> from six
     in the morning until ten at night.</p></article>`,
  );
  const page = await extension.context.newPage();
  await page.goto(`${pages.origin}/harbour`);
  const { view, button, askAndSettle } = createDrawer(await extension.openDrawer(page));
  await button('Add context').click();
  await view.getByRole('menuitem', { name: 'Page text' }).click();
  // The demo says again what it was asked.
  await askAndSettle(
    'Is it "open from six in the morning until ten at night" or "closed on all days of the year"?',
  );

  const absent = view.locator('.quotation.absent', { hasText: 'closed on all days' });
  await expect(absent).toContainText('closed on all days of the year');
  await expect(absent).toContainText('Not found in what was read of the page');

  const marked = () =>
    page.evaluate(() =>
      Array.from(CSS.highlights.values()).flatMap((highlight) =>
        Array.from(highlight, (range) => String(range).replace(/\s+/g, ' ')),
      ),
    );
  const html = () => page.evaluate(() => document.body.innerHTML);
  const before = await html();
  expect(await marked()).toEqual([]);
  await view.getByRole('button', { name: /open from six/ }).click();
  await expect.poll(marked).toEqual(['open from six in the morning until ten at night']);
  await expect(page.getByText(SENTENCE)).toBeInViewport();
  expect(await html()).toBe(before);
  await page.mouse.click(100, 100);
  await expect.poll(marked).toEqual([]);

  await page.evaluate(() => document.querySelector('article')?.remove());
  await view.getByRole('button', { name: /open from six/ }).click();
  await expect(view.getByText('No longer on the page')).toBeVisible();
});
