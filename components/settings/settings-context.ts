import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SettingsTexts } from '#lib/i18n/settings-catalogue.ts';
import type { Translator } from '#lib/i18n/translator.ts';
import type { OptionsModel } from '#lib/state/options-model.ts';

export interface SettingsScope {
  readonly model: OptionsModel;
  /** The texts of these pages. */
  readonly text: SettingsTexts;
  /** Numbers, dates and failures, as everywhere. */
  readonly t: Translator;
}

export const SettingsContext = createContext<SettingsScope | null>(null);

export function useSettings(): SettingsScope {
  const scope = useContext(SettingsContext);
  if (!scope) throw new Error('This part stands outside of the settings pages.');
  return scope;
}
