/** PURE. Hosts match exactly, or, written with a dot in front, as the domain and all under it. Never by a substring. */

/** Says what is wrong with a host pattern; `null` when nothing is. */
export function checkHostPattern(pattern: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(pattern) && !/^[^/:]+:\d+$/.test(pattern)) {
    return 'a host has no scheme: write "example.com", not a URL';
  }
  if (pattern.includes('/')) return 'a host has no path: paths stand in "pages"';
  if (pattern.includes('*')) return 'for a domain and all under it write ".example.com", not "*"';
  if (pattern !== pattern.toLowerCase()) return 'a host is written in lower case';
  const [name = '', port, ...more] = pattern.replace(/^\./, '').split(':');
  if (more.length > 0 || (port !== undefined && !/^\d{1,5}$/.test(port)))
    return 'this is not a host';
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(name)) {
    return 'this is not a host; international names are written as "xn--…"';
  }
  if (pattern.startsWith('.') && !name.includes('.')) return 'a whole top-level domain is too much';
  return null;
}

/**
 * How well a host pattern fits: 0 when it does not match, more for longer ones, an exact one most of all.
 *
 * @param host `URL.host`: with its port, where that is not the scheme's own.
 */
export function hostSpecificity(pattern: string, host: string): number {
  const hostname = host.replace(/:\d+$/, '');
  const [actual, wanted] = /:\d+$/.test(pattern) ? [host, pattern] : [hostname, pattern];
  if (!wanted.startsWith('.')) return actual === wanted ? 1_000 : 0;
  return actual === wanted.slice(1) || actual.endsWith(wanted) ? wanted.length : 0;
}
