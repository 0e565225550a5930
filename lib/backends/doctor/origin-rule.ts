/**
 * PURE. The rule by which our own requests to one local server go out without an Origin, as data for `declarativeNetRequest`.
 * Servers like Ollama refuse extensions by it. Nobody else's requests match: neither a page's nor another extension's.
 */
import { isLocalHost } from '../local-host.ts';

export interface OriginRule {
  readonly id: number;
  readonly action: {
    readonly type: 'modifyHeaders';
    readonly requestHeaders: readonly { readonly header: string; readonly operation: 'remove' }[];
  };
  readonly condition: {
    readonly initiatorDomains: readonly string[];
    readonly tabIds: readonly number[];
    readonly urlFilter: string;
    readonly resourceTypes: readonly ['xmlhttprequest'];
  };
}

/** The tab id of requests that belong to no tab. */
const NO_TAB = -1;

/** Whether servers at this origin are known to refuse extensions: those on a machine or network of one's own. */
export function needsOriginRule(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && isLocalHost(url.hostname);
}

/**
 * One rule for each of these origins. A port in `requestDomains` never matches, so the origin stands in the URL filter.
 *
 * @param extensionHost The host of the extension's own pages.
 */
export function createOriginRules(
  origins: readonly string[],
  extensionHost: string,
): readonly OriginRule[] {
  return [...new Set(origins)].toSorted().map((origin, index) => ({
    id: index + 1,
    action: {
      type: 'modifyHeaders',
      requestHeaders: [{ header: 'origin', operation: 'remove' }],
    },
    condition: {
      initiatorDomains: [extensionHost],
      tabIds: [NO_TAB],
      urlFilter: `|${origin}/`,
      resourceTypes: ['xmlhttprequest'],
    },
  }));
}
