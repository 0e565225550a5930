/** Lists of sites in the settings: host names, each with the hosts below it, or `*` for every site. */

export const EVERY_SITE = '*';

/** Whether a list holds this host. */
export function isListed(sites: readonly string[], host: string): boolean {
  return sites.some((site) => site === EVERY_SITE || site === host || host.endsWith(`.${site}`));
}

/** The same for an address; one that has no host is on no list. */
export function isAddressListed(sites: readonly string[], address: string | undefined): boolean {
  const host = URL.parse(address ?? '')?.hostname;
  return Boolean(host) && isListed(sites, host ?? '');
}

/**
 * Reads what a person typed as a site: a host name, or an address of which only the host counts.
 *
 * @returns `null` when it is neither.
 */
export function readSite(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || /\s/.test(typed)) return null;
  const url = URL.parse(typed.includes('://') ? typed : `https://${typed.replace(/^\*\./, '')}`);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.hostname !== '' && !url.hostname.includes('*') ? url.hostname : null;
}
