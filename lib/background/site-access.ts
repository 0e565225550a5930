/**
 * Where the drawer is "always here" and where it never comes. The overlay script is registered for the sites that are both wanted and
 * granted, without those where it is never wanted; it listens there, and shows nothing by itself.
 */
import { api } from '#lib/browser/api.ts';
import { hasSiteAccess, sitePatterns, watchSiteAccess } from '#lib/browser/site-grants.ts';
import { EVERY_SITE, isAddressListed } from '#lib/settings/site-lists.ts';
import type { OverlayEntry } from './overlay-entry.ts';
import type { Services } from './services.ts';

const SCRIPT_ID = 'always-here';

export interface SiteAccess {
  /** Makes what is registered, and what is open, agree with the settings and the grants. */
  refresh(): Promise<void>;
}

export function createSiteAccess(services: Services, entry: OverlayEntry): SiteAccess {
  let latest: Promise<void> = Promise.resolve();

  async function register(): Promise<void> {
    const { settings } = await services.stores;
    const { alwaysOn, neverOn } = await settings.read();
    const granted = await Promise.all(alwaysOn.map(hasSiteAccess));
    const matches = alwaysOn.filter((_, index) => granted[index]).flatMap(sitePatterns);
    const known = await api.scripting.getRegisteredContentScripts({ ids: [SCRIPT_ID] });
    if (known.length > 0) await api.scripting.unregisterContentScripts({ ids: [SCRIPT_ID] });
    if (matches.length === 0 || neverOn.includes(EVERY_SITE)) return;
    await api.scripting.registerContentScripts([
      {
        id: SCRIPT_ID,
        js: ['overlay.js'],
        matches,
        excludeMatches: neverOn.flatMap(sitePatterns),
        runAt: 'document_idle',
        persistAcrossSessions: true,
      },
    ]);
  }

  async function leaveUnwanted(): Promise<void> {
    const { settings } = await services.stores;
    const { neverOn } = await settings.read();
    if (neverOn.length === 0) return;
    const tabs = await api.tabs.query({});
    const unwanted = tabs.filter(({ url }) => isAddressListed(neverOn, url));
    await Promise.all(unwanted.map(({ id }) => id !== undefined && entry.leave(id)));
  }

  function refresh(): Promise<void> {
    // One after the other: two at once would register the same script twice.
    latest = latest
      .catch(() => undefined)
      .then(register)
      .then(leaveUnwanted);
    return latest;
  }

  const refreshSoon = () => void refresh().catch(services.report);
  // Browsers forget registrations of unpacked copies, and of updates, at their start.
  api.runtime.onInstalled.addListener(refreshSoon);
  api.runtime.onStartup.addListener(refreshSoon);
  watchSiteAccess(refreshSoon);
  return { refresh };
}
