/** What is selected on the tab's page. Kept as it was when it was added: the focus, and with it often the selection, goes on. */
import { createSelectionRecord } from '#lib/context/producers/selection.ts';
import { withLinks } from '#lib/reader/markdown-links.ts';
import type { ContextSource } from './context-source.ts';
import { createMarker } from './marker.ts';
import { addressOf, requireRecord, requireTab } from './page-item.ts';

const DETAIL_LENGTH = 80;

export const selection: ContextSource = {
  kind: 'selection',
  isOffered: async ({ tabId }) => tabId !== null,
  async read({ tabId, services }) {
    const { captured, reading, heading } = await services.pages.readSelection(requireTab(tabId));
    const { text, links } = reading.markdown;
    const record = createSelectionRecord(
      {
        title: captured.title,
        address: addressOf(captured.url),
        heading,
        text: withLinks(text, links),
      },
      createMarker(),
      null,
    );
    const detail = text.replace(/\s+/g, ' ').slice(0, DETAIL_LENGTH);
    return {
      key: 'selection',
      label: 'Selection',
      detail,
      record: requireRecord(record, 'nothing-selected'),
    };
  },
};
