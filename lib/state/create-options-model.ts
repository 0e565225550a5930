/** The model of the options and welcome pages over their line to the background. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { api } from '#lib/browser/api.ts';
import type { BackendView } from '#lib/protocol/backends-contract.ts';
import { DEFAULT_SETTINGS, type Settings } from '#lib/settings/settings.ts';
import { createBackendsModel } from './create-backends-model.ts';
import { createSitesModel } from './create-sites-model.ts';
import { createOptionsClient } from './options-client.ts';
import type { OptionsModel } from './options-model.ts';

export function createOptionsModel(): OptionsModel {
  const ready = signal(false);
  const settings = signal<Settings>(DEFAULT_SETTINGS);
  const items = signal<readonly BackendView[]>([]);
  const client = createOptionsClient((snapshot) => {
    settings.value = snapshot.settings;
    items.value = snapshot.backends;
    ready.value = true;
  });
  void client.connect();
  rereadWhenSeen(client.call);
  return {
    ready,
    settings: settings as ReadonlySignal<Settings>,
    async changeSettings(change) {
      settings.value = { ...settings.value, ...change };
      const snapshot = await client.call('settings-change', change);
      settings.value = snapshot.settings;
    },
    backends: createBackendsModel(client, items),
    sites: createSitesModel(client),
    version: api.runtime.getManifest().version,
  };

  /** Drawers and menus change settings too. */
  function rereadWhenSeen(call: typeof client.call): void {
    document.addEventListener('visibilitychange', async () => {
      if (document.visibilityState !== 'visible') return;
      const snapshot = await call('options-read', {});
      settings.value = snapshot.settings;
      items.value = snapshot.backends;
    });
  }
}
