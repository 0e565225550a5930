/** PURE. Hosts match exactly, or, written with a dot in front, as the domain and all under it. Never by a substring. */

import { type Fault, fault } from './fault.ts';

/** Says what is wrong with a host pattern; `null` when nothing is. */
export function checkHostPattern(pattern: string): Fault | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(pattern) && !/^[^/:]+:\d+$/.test(pattern)) {
    return fault('a host has no scheme', 'Write "example.com", not a URL.');
  }
  if (pattern.includes('/')) return fault('a host has no path', 'Paths stand in "pages".');
  if (pattern.includes('*'))
    return fault('a host has no "*"', 'For a domain and all under it write ".example.com".');
  if (pattern !== pattern.toLowerCase()) {
    return fault('a host is written in lower case', `Write "${pattern.toLowerCase()}".`);
  }
  const [name = '', port, ...more] = pattern.replace(/^\./, '').split(':');
  const isPort = port === undefined || /^\d{1,5}$/.test(port);
  if (more.length > 0 || !isPort || !/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(name)) {
    return fault(
      'this is not a host',
      'Write it as in the address bar; international names as "xn--…".',
    );
  }
  if (pattern.startsWith('.') && !name.includes('.')) {
    return fault('a whole top-level domain is too much', 'Name the domain: ".example.com".');
  }
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
