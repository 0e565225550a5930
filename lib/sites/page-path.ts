/** PURE. The `path` that goes out: never credentials; of query and hash only what a descriptor lists. */
export interface KeptParts {
  readonly query: readonly string[];
  readonly hash: boolean;
}

const NOTHING: KeptParts = { query: [], hash: false };

/** Schemes whose address is all there is to say, and harmless. */
const ADDRESSED = new Set([
  'http:',
  'https:',
  'file:',
  'chrome:',
  'about:',
  'moz-extension:',
  'chrome-extension:',
  'edge:',
]);

/** Renders an address; `null` when it is none. Of `data:`, `blob:` and the like only the scheme is told. */
export function renderPath(address: string, kept: KeptParts = NOTHING): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  if (url.protocol === 'view-source:') {
    const inner = renderPath(url.pathname + url.search);
    return inner === null ? 'view-source:' : `view-source:${inner}`;
  }
  if (!ADDRESSED.has(url.protocol)) return url.protocol;
  const start = url.protocol === 'about:' ? url.protocol : `${url.protocol}//${url.host}`;
  return start + url.pathname + keptQuery(url, kept.query) + (kept.hash ? url.hash : '');
}

function keptQuery(url: URL, keys: readonly string[]): string {
  const query = new URLSearchParams();
  for (const [key, value] of url.searchParams) if (keys.includes(key)) query.append(key, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
