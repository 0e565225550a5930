/** Access to whole sites, which people give one by one or for all: "always here". */
import { api } from './api.ts';

const EVERY_SITE = '*';

/** The match patterns of a site and of what is below it; an address in numbers has nothing below it. */
export function sitePatterns(site: string): string[] {
  const isName = site !== EVERY_SITE && !/^[\d.]+$|^\[|^[^.]+$/.test(site);
  const host = isName ? `*.${site}` : site;
  return [`http://${host}/*`, `https://${host}/*`];
}

export function hasSiteAccess(site: string): Promise<boolean> {
  return api.permissions.contains({ origins: sitePatterns(site) });
}

/** Asks the person. Must be called inside a gesture, before anything is awaited. */
export function requestSiteAccess(site: string): Promise<boolean> {
  return api.permissions.request({ origins: sitePatterns(site) });
}

export async function dropSiteAccess(site: string): Promise<void> {
  await api.permissions.remove({ origins: sitePatterns(site) });
}

/** Calls back when the person gave or took access, here or in the browser's own settings. */
export function watchSiteAccess(onChange: () => void): void {
  api.permissions.onAdded.addListener(onChange);
  api.permissions.onRemoved.addListener(onChange);
}
