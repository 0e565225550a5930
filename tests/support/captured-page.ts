/** Captures a page in the browser through the built page reader, as the background does it. */
import type { Page } from '@playwright/test';
import { capturedPageSchema, capturedSelectionSchema } from '../../lib/protocol/captured-schema.ts';
import type { CapturedSelection, ToReader } from '../../lib/protocol/reader-messages.ts';
import type { CapturedPage } from '../../lib/reader/captured-page.ts';
import type { ExtensionBrowser } from './extension-browser.ts';

/** What the function below needs of the background that it runs in. */
declare const chrome: {
  readonly tabs: {
    query(filter: object): Promise<readonly { readonly id?: number }[]>;
    sendMessage(tabId: number, message: unknown, options: { frameId: number }): Promise<unknown>;
  };
  readonly scripting: { executeScript(injection: object): Promise<unknown> };
};

/** Asks the reader in the tab that is shown. The icon must have been clicked there: nothing enters a page before. */
export async function askReader(extension: ExtensionBrowser, message: ToReader): Promise<unknown> {
  const worker = await extension.worker();
  return worker.evaluate(async (sent) => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    const tabId = tab?.id ?? -1;
    await chrome.scripting.executeScript({ target: { tabId }, files: ['/page-reader.js'] });
    return chrome.tabs.sendMessage(tabId, sent, { frameId: 0 });
  }, message);
}

export async function capturePageIn(
  extension: ExtensionBrowser,
  page: Page,
): Promise<CapturedPage> {
  await page.bringToFront();
  return capturedPageSchema.parse(await askReader(extension, { type: 'reader-page' }));
}

export async function captureSelectionIn(
  extension: ExtensionBrowser,
  page: Page,
): Promise<CapturedSelection> {
  await page.bringToFront();
  return capturedSelectionSchema.parse(await askReader(extension, { type: 'reader-selection' }));
}
