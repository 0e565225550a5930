/** Puts a page's site on the list of those where the person wants no drawer, and takes the drawer off the page. */
import type { Tab } from '#lib/browser/api.ts';
import type { OverlayEntry } from './overlay-entry.ts';
import type { Services } from './services.ts';

/** Does nothing where the page's address is not known. */
export async function blockSite(
  tab: Tab,
  entry: OverlayEntry,
  { stores }: Pick<Services, 'stores'>,
): Promise<void> {
  const host = URL.parse(tab.url ?? '')?.hostname;
  if (!host || tab.id === undefined) return;
  const { settings } = await stores;
  await settings.update((current) => ({
    ...current,
    neverOn: [...new Set([...current.neverOn, host])],
  }));
  await entry.leave(tab.id);
}
