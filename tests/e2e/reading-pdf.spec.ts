/** PDFs: the one that a tab shows, and the one that is dropped. */
import { expect } from '@playwright/test';
import { createDrawer } from '../support/drawer.ts';
import { test } from '../support/extension.ts';
import { waitForDrawer } from '../support/extension-browser.ts';
import { createPdf } from '../support/pdf-file.ts';
import { addContext, openPageWithDrawer, readSections } from '../support/reading.ts';
import { readStoredTurns } from '../support/stored-rows.ts';

test('W1 W6 a PDF goes out with the numbers of its pages, and a scanned one says so', async ({
  extension,
  pages,
}) => {
  const headers = { 'content-type': 'application/pdf' };
  pages.serve('/text.pdf', { body: createPdf('The harbour opens at six.'), headers });
  pages.serve('/scan.pdf', { body: createPdf(''), headers });
  const [page, drawer] = await openPageWithDrawer(extension, `${pages.origin}/text.pdf`);
  await addContext(drawer, 'Page text');
  const bar = drawer.view.getByRole('list', { name: 'Context' });
  await expect(bar.getByRole('listitem').filter({ hasText: 'PDF text' })).toContainText(/\d/);
  await drawer.askAndSettle('When does it open?');
  const [record] = await readSections(extension, 'page-content');
  expect(record?.sections.Text).toBe('## Page 1\n\nThe harbour opens at six.');
  await page.goto(`${pages.origin}/scan.pdf`);
  const again = createDrawer(await waitForDrawer(page));
  await addContext(again, 'Page text');
  await again.askAndSettle('And this one?');
  const [scan] = await readSections(extension, 'page-content');
  expect(scan?.sections.Text).toContain('No text on this page: it may be scanned');
});

test('W1 a PDF in a Chinese font that it does not bring along goes out in its letters', async ({
  extension,
  pages,
}) => {
  const headers = { 'content-type': 'application/pdf' };
  pages.serve('/hours.pdf', { body: createPdf('港口六点开门'), headers });
  const [, drawer] = await openPageWithDrawer(extension, `${pages.origin}/hours.pdf`);
  await addContext(drawer, 'Page text');
  await drawer.askAndSettle('When does it open?');
  const [record] = await readSections(extension, 'page-content');
  expect(record?.sections.Text).toBe('## Page 1\n\n港口六点开门');
});

test('W1 W6 a PDF that is dropped goes out as its text with the numbers of its pages, and one that is none is refused', async ({
  drawer,
  extension,
}) => {
  const chooser = drawer.view.locator('input[type=file]');
  const file = (name: string, body: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(body, 'latin1'),
  });
  await chooser.setInputFiles(file('hours.pdf', createPdf('The harbour opens at six.')));
  await expect(drawer.view.getByRole('listitem').filter({ hasText: 'hours.pdf' })).toBeVisible();
  await drawer.askAndSettle('When does it open?');
  const turns = await readStoredTurns(await extension.worker());
  const said = JSON.stringify(turns.at(-1)?.records);
  expect(said).toContain('## Page 1');
  expect(said).toContain('The harbour opens at six.');
  await chooser.setInputFiles(file('broken.pdf', 'no PDF at all'));
  await expect(drawer.failure).toContainText('broken.pdf');
});
