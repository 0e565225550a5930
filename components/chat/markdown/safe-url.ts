const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** The target of a link that may be followed, in its normal form; `null` for anything else, relative addresses included. */
export function safeLink(href: string): URL | null {
  const url = URL.parse(href.trim());
  return url && LINK_PROTOCOLS.has(url.protocol) ? url : null;
}

/** The address of an image that may be loaded after a click. */
export function safeImage(source: string): URL | null {
  const url = safeLink(source);
  return url && url.protocol !== 'mailto:' ? url : null;
}

/** What a person should see of a link's target. */
export function shownTarget(url: URL): string {
  return url.protocol === 'mailto:' ? url.pathname : url.host;
}
