import { expect, test, vi } from 'vitest';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import { onlyWhereWanted } from './only-where-wanted.ts';

const WANTED = 1;
const UNWANTED = 2;

test('D33 nothing is read, marked or pictured where the person wants nothing of it', async () => {
  const touched = vi.fn(async (_tabId: number) => {
    throw new RequestFailed(createFailure('nothing-selected'));
  });
  const inner = {
    readPage: touched,
    readPdf: async () => 'not of a tab',
    readSelection: touched,
    showQuote: touched,
    takeScreenshot: touched,
  };
  const pages = onlyWhereWanted(inner, async (tabId) => tabId === UNWANTED);
  const ways = [
    (tabId: number) => pages.readPage(tabId),
    (tabId: number) => pages.readSelection(tabId),
    (tabId: number) => pages.showQuote(tabId, 'words'),
    (tabId: number) => pages.takeScreenshot(tabId),
  ];
  for (const way of ways) await expect(way(UNWANTED)).rejects.toThrow('page-unreadable');
  expect(touched).not.toHaveBeenCalled();
  for (const way of ways) await expect(way(WANTED)).rejects.toThrow('nothing-selected');
  expect(touched).toHaveBeenCalledTimes(ways.length);
});
