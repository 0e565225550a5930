/** The headings of the tab's page, with the size of what stands under each. */
import { estimateTokens } from '#lib/chat/token-estimate.ts';
import { createPageOutlineRecord } from '#lib/context/producers/page-outline.ts';
import { outlineOf, splitSections } from '#lib/reader/outline.ts';
import type { ContextSource } from './context-source.ts';
import { createMarker } from './marker.ts';
import { requireRecord, requireTab } from './page-item.ts';

export const pageOutline: ContextSource = {
  kind: 'outline',
  isLive: true,
  isOffered: async ({ tabId }) => tabId !== null,
  async read({ tabId, services }) {
    const { captured, reading } = await services.pages.readPage(requireTab(tabId));
    const sections = splitSections(reading.markdown.text, estimateTokens);
    const headings = outlineOf(sections).map((entry) => ({ ...entry, included: false }));
    const made = createPageOutlineRecord(headings, createMarker(), null);
    const record = requireRecord(made, 'no-headings');
    return { key: 'outline', label: 'Outline', detail: captured.title, record };
  },
};
