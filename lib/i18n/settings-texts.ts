/** PURE. The texts of the options and welcome pages, apart from the drawer's: a drawer on a page does not load them. */
import { settingsEn } from './settings.en.ts';
import { settingsZhCN } from './settings.zh-CN.ts';
import type { SettingsCatalogue, SettingsTexts } from './settings-catalogue.ts';
import { createTexts } from './translator.ts';

/** By the locale of each language. */
export const SETTINGS_CATALOGUES: Readonly<Record<string, SettingsCatalogue>> = {
  en: settingsEn,
  'zh-CN': settingsZhCN,
};

/** @param locale A locale of `LANGUAGES`. */
export function createSettingsTexts(locale: string): SettingsTexts {
  return createTexts<typeof settingsEn>(locale, SETTINGS_CATALOGUES[locale] ?? settingsEn);
}
