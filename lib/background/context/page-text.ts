/** The readable text of the tab's page, as much of it as the model has room for. */
import type { ContextSource } from './context-source.ts';
import { requireTab } from './page-item.ts';
import { readPageRecord } from './page-record.ts';

export const pageText: ContextSource = {
  kind: 'page-text',
  isLive: true,
  isOffered: async ({ tabId }) => tabId !== null,
  async read(scope) {
    const { title, label, record, leftOut } = await readPageRecord(requireTab(scope.tabId), scope);
    return { key: 'page-text', label, detail: title, record, leftOut: [...leftOut] };
  },
};
