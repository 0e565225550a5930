/** A section of the tab's page that its text had no room for, as an item of its own. Kept as it was when it was added. */
import { estimateTokens } from '#lib/chat/token-estimate.ts';
import { createPageContentRecord } from '#lib/context/producers/page-content.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import { withLinks } from '#lib/reader/markdown-links.ts';
import { findSection } from '#lib/reader/page-budget.ts';
import type { ContextSource } from './context-source.ts';
import { createMarker } from './marker.ts';
import { addressOf, requireRecord, requireTab } from './page-item.ts';

export const pageSection: ContextSource = {
  kind: 'section',
  /** It is offered by the item of the page's text. */
  isOffered: async () => false,
  async read({ tabId, services }, choiceId) {
    const tab = requireTab(tabId);
    const [{ captured, reading }, budget] = await Promise.all([
      services.pages.readPage(tab),
      services.pageBudget(tab),
    ]);
    const { text, links } = reading.markdown;
    const section = findSection(text, budget, choiceId ?? '', estimateTokens);
    if (!section) throw new RequestFailed(createFailure('page-unreadable'));
    const content = {
      title: `${captured.title} › ${section.heading}`,
      address: addressOf(captured.url),
      text: withLinks(section.text, links),
      notIncluded: [],
    };
    const record = createPageContentRecord(content, createMarker(), null);
    return {
      key: `section:${choiceId}`,
      label: section.heading,
      detail: captured.title,
      record: requireRecord(record, 'page-unreadable'),
    };
  },
};
