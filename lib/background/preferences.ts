/** What drawers are told of the settings. */

import type { StoredBackend } from '#lib/db/backend-store.ts';
import type { Stores } from '#lib/db/open-stores.ts';
import type { Preferences } from '#lib/protocol/views.ts';

export async function readPreferences({
  settings,
  notKept,
}: Pick<Stores<StoredBackend>, 'settings' | 'notKept'>): Promise<Preferences> {
  const { appearance, hidden } = await settings.read();
  const { theme, language } = appearance;
  return { theme, language, hidden, historyKept: notKept === null };
}
