/** PURE. What the settings' texts look like in each language. */
import type { CatalogueOf, Texts } from './catalogue.ts';
import type { settingsEn } from './settings.en.ts';

export type SettingsCatalogue = CatalogueOf<typeof settingsEn>;
export type SettingsTexts = Texts<typeof settingsEn>;
