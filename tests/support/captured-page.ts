/** Captures a page in the browser through the built page reader, and reads it in the built reading room, as the background does it. */
import type { Page } from '@playwright/test';
import { capturedPageSchema, capturedSelectionSchema } from '../../lib/protocol/captured-schema.ts';
import type { CapturedSelection, ToReader } from '../../lib/protocol/reader-messages.ts';
import {
  READING_ROOM_PAGE,
  READING_ROOM_PORT,
  type ReadingWork,
  readingReplySchema,
} from '../../lib/protocol/reading-room.ts';
import type { CapturedPage } from '../../lib/reader/captured-page.ts';
import type { Reading } from '../../lib/reader/read-captured.ts';
import type { ExtensionBrowser } from './extension-browser.ts';

interface RoomPort {
  readonly name: string;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  postMessage(message: unknown): void;
}

/** What the functions below need of the background that it runs in. */
declare const chrome: {
  readonly tabs: {
    query(filter: object): Promise<readonly { readonly id?: number }[]>;
    sendMessage(tabId: number, message: unknown, options: { frameId: number }): Promise<unknown>;
  };
  readonly runtime: {
    readonly onConnect: {
      addListener(listener: (port: RoomPort) => void): void;
      removeListener(listener: (port: RoomPort) => void): void;
    };
  };
  readonly offscreen: {
    createDocument(options: object): Promise<void>;
    closeDocument(): Promise<void>;
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

/** The extension's own reading of what was captured, in its own page. */
export async function readInRoom(extension: ExtensionBrowser, work: ReadingWork): Promise<Reading> {
  const worker = await extension.worker();
  const room = { page: READING_ROOM_PAGE, name: READING_ROOM_PORT, work };
  const reply = await worker.evaluate(async ({ page, name, work: sent }) => {
    await chrome.offscreen.closeDocument().catch(() => undefined);
    const port = await new Promise<RoomPort>((connected, failed) => {
      const onConnect = (opened: RoomPort) => {
        if (opened.name !== name) return;
        chrome.runtime.onConnect.removeListener(onConnect);
        connected(opened);
      };
      chrome.runtime.onConnect.addListener(onConnect);
      const options = { url: page, reasons: ['DOM_PARSER'], justification: 'Reads a page.' };
      chrome.offscreen.createDocument(options).catch(failed);
    });
    return new Promise<unknown>((answered) => {
      port.onMessage.addListener(answered);
      port.postMessage({ id: 0, work: sent });
    });
  }, room);
  const { reading } = readingReplySchema.parse(reply);
  if (!reading) throw new Error('The reading room could not read it.');
  return reading;
}
