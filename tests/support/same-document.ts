import { expect, type Page } from '@playwright/test';

/** Marks the document that a page shows. @returns What expects it to be there still: never loaded anew. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
  return async () =>
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
}
