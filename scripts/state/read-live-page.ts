/** Reads a page through the built extension: the same script, injected by the same click. */
import type { Page } from '@playwright/test';
import { planFor } from '#lib/sites/capture-plan.ts';
import type { KnownDescriptor } from '#lib/sites/descriptor.ts';
import { factsFromUrl, type PageFacts, pageFactsSchema } from '#lib/sites/page-facts.ts';
import type { ExtensionBrowser } from '../../tests/support/extension-browser.ts';

/** @returns The page's facts; those of its address and title alone where it cannot be read. */
export async function readLivePage(
  extension: ExtensionBrowser,
  page: Page,
  descriptors: readonly KnownDescriptor[],
): Promise<{ facts: PageFacts; readable: boolean }> {
  const alone = { facts: factsFromUrl(page.url(), await page.title()), readable: false };
  const drawer = await extension.openDrawer(page).catch(() => null);
  if (!drawer) return alone;
  const worker = await extension.worker();
  const answer = await worker.evaluate(REQUEST_FACTS, planFor(page.url(), descriptors));
  const facts = pageFactsSchema.safeParse(answer);
  return facts.success ? { facts: facts.data, readable: true } : alone;
}

/** Runs in the worker, whose API has no types here. */
const REQUEST_FACTS = async (plan: unknown): Promise<unknown> => {
  const { tabs } = Reflect.get(globalThis, 'chrome') as {
    tabs: {
      query(filter: object): Promise<{ id: number }[]>;
      sendMessage(tabId: number, message: object, options: object): Promise<unknown>;
    };
  };
  const [tab] = await tabs.query({ active: true, lastFocusedWindow: true });
  return tab && tabs.sendMessage(tab.id, { type: 'facts-request', plan }, { frameId: 0 });
};
