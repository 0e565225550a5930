/** Asks the page of a tab where the person is. Always afresh: what is sent is what is so at the moment of asking. */
import { api } from '#lib/browser/api.ts';
import type { ToPage } from '#lib/protocol/page-messages.ts';
import type { PageUnseenReason } from '#lib/protocol/views.ts';
import { type CapturePlan, planFor } from '#lib/sites/capture-plan.ts';
import { describePage, type PageDescription } from '#lib/sites/describe-page.ts';
import { matchPages } from '#lib/sites/match.ts';
import { type PageFacts, pageFactsSchema } from '#lib/sites/page-facts.ts';
import { injectOverlay } from './access.ts';
import type { Describer } from './descriptors.ts';

export type CaptureOutcome =
  | {
      readonly status: 'seen';
      readonly url: string;
      readonly title: string;
      readonly page: PageDescription;
      readonly drifted: boolean;
    }
  | { readonly status: 'unseen'; readonly title: string; readonly reason: PageUnseenReason };

/** A page may navigate while it is being read; after so many rounds the last reading stands. */
const MAX_ROUNDS = 4;

/**
 * Reads the document that is committed in the tab now. When the address changed before the reading came back, it is read again
 * by the new address's rules.
 *
 * @param isUnwanted Whether the person wants nothing of this extension there.
 */
export async function capturePage(
  tabId: number | null,
  descriptors: Describer,
  isUnwanted: (url: string) => Promise<boolean>,
): Promise<CaptureOutcome> {
  if (tabId === null) return unseen('no-tab');
  let tab = await api.tabs.get(tabId).catch(() => null);
  if (!tab) return unseen('no-tab');
  for (let round = 1; ; round += 1) {
    if (tab.url === undefined) return unseen('no-access', tab.title);
    const url = tab.url;
    if (await isUnwanted(url)) return unseen('never-here', tab.title);
    const matching = await descriptors.forUrl(url);
    const facts = await readFacts(tabId, planFor(url, matching));
    if (!facts) return unseen('no-access', tab.title);
    tab = await api.tabs.get(tabId).catch(() => null);
    if (!tab) return unseen('no-tab');
    const settled = facts.url === url && tab.url === url;
    if (settled || round === MAX_ROUNDS) {
      const page = describePage(facts, matchPages(facts.url, matching));
      const drifted = await descriptors.noteVisit(facts, page).catch(() => false);
      return { status: 'seen', url: facts.url, title: facts.title, page, drifted };
    }
  }
}

function unseen(reason: PageUnseenReason, title: string | undefined = ''): CaptureOutcome {
  return { status: 'unseen', reason, title };
}

/** @returns `null` when the page cannot be read, or answers something that is no reading. */
async function readFacts(tabId: number, plan: CapturePlan): Promise<PageFacts | null> {
  const answer = await askPage(tabId, { type: 'facts-request', plan });
  const facts = pageFactsSchema.safeParse(answer);
  return facts.success ? facts.data : null;
}

/** Asks the script in the tab's top document; a document that has none yet gets it, where access lasts. */
async function askPage(tabId: number, message: ToPage): Promise<unknown> {
  try {
    return await sendToPage(tabId, message);
  } catch {
    // No receiver: a new document, or a script that lost its extension.
    try {
      await injectOverlay(tabId);
      return await sendToPage(tabId, message);
    } catch {
      return null;
    }
  }
}

/** @throws Error when nobody listens in the tab's top document. */
export function sendToPage(tabId: number, message: ToPage): Promise<unknown> {
  return api.tabs.sendMessage(tabId, message, { frameId: 0 });
}
