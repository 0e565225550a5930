/** Another open tab: its text, read as the page's own is. Which tabs can be named depends on what the person has granted. */
import { api, type Tab } from '#lib/browser/api.ts';
import type { ContextSource } from './context-source.ts';
import { addressOf, requireTab } from './page-item.ts';
import { readPageRecord } from './page-record.ts';

export const tabs: ContextSource = {
  kind: 'tabs',
  isLive: true,
  isOffered: async ({ tabId }) => tabId !== null,
  async listChoices({ tabId }) {
    const open = await api.tabs.query({ url: ['http://*/*', 'https://*/*'] });
    return open
      .filter(({ id, discarded }) => id !== undefined && id !== tabId && !discarded)
      .sort((one, other) => lastUsed(other) - lastUsed(one))
      .map(({ id, title, url }) => ({
        id: String(id),
        label: title ?? '',
        detail: url ? addressOf(url) : '',
      }));
  },
  async read({ tabId, services }, choiceId) {
    const chosen = Number.parseInt(choiceId ?? '', 10);
    const { title, record } = await readPageRecord(chosen, requireTab(tabId), services);
    return { key: `tabs:${chosen}`, label: 'Tab', detail: title, record };
  },
};

function lastUsed({ lastAccessed }: Tab): number {
  return lastAccessed ?? 0;
}
