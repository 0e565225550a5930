/** Where the settings are kept: one row, changed in one step so that two contexts cannot undo each other. */
import { readSettings, type Settings } from '#lib/settings/settings.ts';
import type { WhereaboutsDatabase } from './database.ts';
import { asStoreError } from './store-error.ts';

export interface SettingsStore {
  /** What is unreadable is at its default. */
  read(): Promise<Settings>;
  /** Applies `change` to what is stored now. @returns What is stored afterwards. */
  update(change: (settings: Settings) => Settings): Promise<Settings>;
}

const ROW_ID = 'settings';

export function createDexieSettingsStore(db: WhereaboutsDatabase): SettingsStore {
  const stored = async () => readSettings((await db.settings.get(ROW_ID)) ?? {});
  return {
    async read() {
      try {
        return await stored();
      } catch (thrown) {
        throw asStoreError(thrown);
      }
    },
    async update(change) {
      try {
        return await db.transaction('rw', db.settings, async () => {
          const next = readSettings(change(await stored()));
          await db.settings.put({ ...next, id: ROW_ID });
          return next;
        });
      } catch (thrown) {
        throw asStoreError(thrown);
      }
    },
  };
}

export function createMemorySettingsStore(): SettingsStore {
  let settings = readSettings({});
  return {
    async read() {
      return settings;
    },
    async update(change) {
      settings = readSettings(change(settings));
      return settings;
    },
  };
}

/** Reads another store until something is changed, which it keeps to itself. */
export function createSettingsCopy(original: SettingsStore): SettingsStore {
  let changed: Settings | null = null;
  const read = async () => changed ?? (await original.read());
  return {
    read,
    async update(change) {
      changed = readSettings(change(await read()));
      return changed;
    },
  };
}
