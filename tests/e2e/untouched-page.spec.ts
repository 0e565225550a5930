import { expect, type Page } from '@playwright/test';
import { test } from '../support/extension.ts';
import type { ExtensionBrowser } from '../support/extension-browser.ts';

const PAGE =
  '<!doctype html><link rel=icon href=data:,><title>Quiet</title><p>Nothing happens here.</p>';

/** The origins of all scripts' worlds in the page: its own, and one for each extension that runs something there. */
async function worldsOf({ context }: ExtensionBrowser, page: Page): Promise<string[]> {
  const session = await context.newCDPSession(page);
  const origins: string[] = [];
  session.on('Runtime.executionContextCreated', ({ context: world }) => {
    origins.push(world.origin);
  });
  await session.send('Runtime.enable');
  await session.detach();
  return origins.filter((origin) => origin.startsWith('chrome-extension:'));
}

/** What a page's script can find out without listening to anything. */
function lookAround(page: Page, extensionId: string) {
  return page.evaluate(async (id) => {
    const statically = await fetch(`chrome-extension://${id}/drawer.html`).then(
      ({ status }) => `answered ${status}`,
      () => 'refused',
    );
    return {
      frames: window.length,
      first: typeof window[0],
      resources: performance.getEntriesByType('resource').map(({ name }) => name),
      statically,
    };
  }, extensionId);
}

test('F1 nothing of the extension runs in a page before the drawer is asked for', async ({
  extension,
  pages,
}) => {
  pages.serve('/quiet', PAGE);
  const page = await extension.context.newPage();
  await page.goto(`${pages.origin}/quiet`);
  expect(await worldsOf(extension, page)).toEqual([]);

  await extension.openDrawer(page);
  expect(await worldsOf(extension, page)).toContain(`chrome-extension://${extension.extensionId}`);
});

test('S3 a page that looks around sees the same with the drawer open as with nothing there', async ({
  extension,
  pages,
}) => {
  pages.serve('/quiet', PAGE);
  const page = await extension.context.newPage();
  await page.goto(`${pages.origin}/quiet`);
  const before = await lookAround(page, extension.extensionId);
  expect(before).toEqual({ frames: 0, first: 'undefined', resources: [], statically: 'refused' });

  await extension.openDrawer(page);
  expect(await lookAround(page, extension.extensionId)).toEqual(before);
});
