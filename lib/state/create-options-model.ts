/** The model of the options and welcome pages over their line to the background. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { api } from '#lib/browser/api.ts';
import type { OwnSkill } from '#lib/chat/skills/skill.ts';
import type { BackendView } from '#lib/protocol/backends-contract.ts';
import type { OptionsSnapshot } from '#lib/protocol/options-contract.ts';
import { MAX_DRAWER_WIDTH, MIN_DRAWER_WIDTH } from '#lib/settings/drawer-width.ts';
import { DEFAULT_SETTINGS, type Settings } from '#lib/settings/settings.ts';
import { createAccessModel } from './create-access-model.ts';
import { createBackendsModel } from './create-backends-model.ts';
import { createDataModel } from './create-data-model.ts';
import { createOwnSkillsModel } from './create-own-skills-model.ts';
import { createSitesModel } from './create-sites-model.ts';
import { createOptionsClient } from './options-client.ts';
import type { OptionsModel, SettingsModel } from './options-model.ts';

export function createOptionsModel(): OptionsModel {
  const ready = signal(false);
  const settings = signal<Settings>(DEFAULT_SETTINGS);
  const backends = signal<readonly BackendView[]>([]);
  const skills = signal<readonly OwnSkill[]>([]);

  function show(snapshot: OptionsSnapshot): void {
    batch(() => {
      settings.value = snapshot.settings;
      backends.value = snapshot.backends;
      skills.value = snapshot.skills;
      ready.value = true;
    });
  }

  const client = createOptionsClient(show);
  void client.connect();
  // Drawers and menus change settings too.
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState === 'visible') show(await client.call('options-read', {}));
  });
  const ofSettings: SettingsModel = {
    settings,
    async changeSettings(change) {
      settings.value = { ...settings.value, ...change };
      show(await client.call('settings-change', change));
    },
  };
  return {
    ...ofSettings,
    ready,
    backends: createBackendsModel(client, backends),
    skills: createOwnSkillsModel(client, skills, ofSettings),
    sites: createSitesModel(client),
    access: createAccessModel(ofSettings),
    data: createDataModel(client),
    drawerWidths: { min: MIN_DRAWER_WIDTH, max: MAX_DRAWER_WIDTH },
    shortcut: readShortcut(),
    version: api.runtime.getManifest().version,
  };
}

/** People change shortcuts in the browser's own settings. */
function readShortcut(): ReadonlySignal<string> {
  const shortcut = signal('');
  void api.commands.getAll().then((commands) => {
    shortcut.value = commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '';
  });
  return shortcut;
}
