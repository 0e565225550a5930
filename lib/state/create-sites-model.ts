/** The site descriptors as a signal, over the options page's line to the background. */
import { signal } from '@preact/signals';
import type { SitesSnapshot } from '#lib/protocol/sites-contract.ts';
import type { OptionsClient } from './options-client.ts';
import type { SitesModel } from './sites-model.ts';

export function createSitesModel(client: OptionsClient): SitesModel {
  const sites = signal<SitesSnapshot | null>(null);
  return {
    sites,
    async load() {
      sites.value = await client.call('sites-read', {});
    },
    read: async (id) => (await client.call('site-text', { id })).text,
    async take(text) {
      const imported = await client.call('sites-import', { text });
      sites.value = imported.sites;
      return imported;
    },
    async remove(id) {
      sites.value = await client.call('site-remove', { id });
    },
    async setEnabled(id, enabled) {
      sites.value = await client.call('site-enable', { id, enabled });
    },
    exportOwn: async () => (await client.call('sites-export', {})).text,
    listTabs: async () => (await client.call('site-tabs', {})).tabs,
    tryOn: (text, tabId) => client.call('site-try', { text, tabId }),
  };
}
