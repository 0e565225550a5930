/** PURE. Whatever people paste as an address of a server, made into the one base URL that requests are built from. */

import { isLocalHost } from './local-host.ts';

export interface BaseUrlRules {
  /** The version path that is added where the address has none, such as `/v1`. */
  readonly versionPath: string;
  /** Paths of single operations, which people paste as well; the longest first. */
  readonly endpoints: readonly string[];
}

export type BaseUrlProblem = 'empty' | 'not-an-address' | 'not-http' | 'has-credentials';

export type NormalizedBaseUrl =
  | { readonly ok: true; readonly baseUrl: string }
  | { readonly ok: false; readonly problem: BaseUrlProblem };

const VERSION_SEGMENT = /^v\d+(?:(?:alpha|beta)\d*)?$/;
/**
 * Accepts an address bare, with or without a scheme, a version path or a slash at its end, as the full path of an
 * operation, and with stray spaces. Normalising twice changes nothing.
 *
 * A full path without a version is kept as it is: whoever gives it has no version path.
 */
export function normalizeBaseUrl(input: string, rules: BaseUrlRules): NormalizedBaseUrl {
  const compact = input.replace(/[\s\u200b-\u200d\ufeff"'<>`]+/g, '');
  if (compact === '') return { ok: false, problem: 'empty' };
  const url = readAddress(compact);
  if (!url) return { ok: false, problem: 'not-an-address' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { ok: false, problem: 'not-http' };
  if (url.username || url.password) return { ok: false, problem: 'has-credentials' };
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  return {
    ok: true,
    baseUrl: `${url.origin}${normalizePath(url.pathname, rules)}${url.search}`,
  };
}

function readAddress(text: string): URL | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text);
  if (hasScheme) return URL.parse(text);
  if (/^(?:javascript|data|file|about|blob|mailto):/i.test(text)) return null;
  const bare = text.replace(/^\/+/, '');
  const host = URL.parse(`http://${bare}`)?.hostname ?? '';
  return URL.parse(`${isLocalHost(host) ? 'http' : 'https'}://${bare}`);
}

function normalizePath(pathname: string, rules: BaseUrlRules): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/\/+$/, '');
  const root = withoutEndpoint(path, rules.endpoints);
  if (hasVersion(root) || rules.versionPath === '') return root;
  return root === path ? `${root}${rules.versionPath}` : path;
}

function withoutEndpoint(path: string, endpoints: readonly string[]): string {
  const endpoint = endpoints.find((candidate) => path.endsWith(candidate));
  return endpoint ? withoutEndpoint(path.slice(0, -endpoint.length), endpoints) : path;
}

function hasVersion(path: string): boolean {
  return path.split('/').some((segment) => VERSION_SEGMENT.test(segment));
}

/**
 * The address of one operation: origin, proxy path, the base URL's own path, then `path`. A query of the base URL stays.
 *
 * @param baseUrl A normalised base URL.
 */
export function operationUrl(
  baseUrl: string,
  path: string,
  options: { readonly proxyPath?: string; readonly endpoints: readonly string[] },
): string {
  const url = new URL(baseUrl);
  const root = withoutEndpoint(url.pathname, options.endpoints);
  const proxy = (options.proxyPath ?? '').replace(/^\/*/, '/');
  const [ownPath = '', query] = path.split('?');
  url.pathname = [proxy, root, ownPath]
    .filter(Boolean)
    .join('/')
    .replace(/\/{2,}/g, '/');
  for (const [key, value] of new URLSearchParams(query)) url.searchParams.set(key, value);
  return url.href;
}
