/** What drawers are told of the settings. */
import type { Preferences } from '#lib/protocol/views.ts';
import type { Settings } from '#lib/settings/settings.ts';

export function preferencesOf({ appearance, hidden }: Settings): Preferences {
  const { theme, language } = appearance;
  return { theme, language, hidden };
}
