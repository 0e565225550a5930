/** Another open tab: its text, read as the page's own is. Which tabs can be named depends on what the person has granted. */
import { api, type Tab } from '#lib/browser/api.ts';
import { isNeverHere } from '../never-here.ts';
import type { ContextSource } from './context-source.ts';
import { addressOf } from './page-item.ts';
import { readPageRecord } from './page-record.ts';

export const tabs: ContextSource = {
  kind: 'tabs',
  isLive: true,
  isOffered: async ({ tabId }) => tabId !== null,
  async listChoices({ tabId, services }) {
    const open = await api.tabs.query({ url: ['http://*/*', 'https://*/*'] });
    const others = open.filter(
      ({ id, discarded }) => id !== undefined && id !== tabId && !discarded,
    );
    const kept = await Promise.all(others.map(({ url }) => isNeverHere(services, url)));
    return others
      .filter((_, index) => !kept[index])
      .sort((one, other) => lastUsed(other) - lastUsed(one))
      .map(({ id, title, url }) => ({
        id: String(id),
        label: title ?? '',
        detail: url ? addressOf(url) : '',
      }));
  },
  async read(scope, choiceId) {
    const chosen = Number.parseInt(choiceId ?? '', 10);
    const { title, record } = await readPageRecord(chosen, scope);
    return { key: `tabs:${chosen}`, label: 'Tab', detail: title, record };
  },
};

function lastUsed({ lastAccessed }: Tab): number {
  return lastAccessed ?? 0;
}
