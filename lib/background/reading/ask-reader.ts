/** The background's line to the page reader of a tab, which is injected on the first question. */
import type { z } from 'zod';
import { api } from '#lib/browser/api.ts';
import type { ToReader } from '#lib/protocol/reader-messages.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';

const READER_SCRIPT = '/page-reader.js';
/** The first injection after a click fails now and then although access was given. */
const ATTEMPTS = 3;
const RETRY_AFTER_MS = 100;

/** @throws RequestFailed `page-unreadable` when the tab cannot be entered, or answers something that is no reading. */
export async function askReader<Reply>(
  tabId: number,
  message: ToReader,
  schema: z.ZodType<Reply>,
): Promise<Reply> {
  try {
    await injectReader(tabId);
    return schema.parse(await api.tabs.sendMessage(tabId, message, { frameId: 0 }));
  } catch (cause) {
    throw new RequestFailed(createFailure('page-unreadable'), { cause });
  }
}

async function injectReader(tabId: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await api.scripting.executeScript({ target: { tabId }, files: [READER_SCRIPT] });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}
