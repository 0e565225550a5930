/**
 * PURE. Path patterns: literals, whole-segment `:name`, one `*` at the end. Matching looks at each segment once, so no pattern
 * can be slow. Empty segments (`//`, a slash at the end) do not count.
 */
export const MAX_PATH_LENGTH = 2_048;
/** The name under which the part that `*` stands for is known. */
export const REST_FIELD = 'rest';

export type Captures = Readonly<Record<string, string>>;

type Segment =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'field'; readonly name: string }
  | { readonly type: 'rest' };

const FIELD = /^:[a-z][A-Za-z0-9]{0,39}$/;

/** Says what is wrong with a path pattern; `null` when nothing is. */
export function checkPathPattern(pattern: string): string | null {
  if (!pattern.startsWith('/')) return 'a path pattern starts with "/"';
  if (pattern.length > 512) return 'a path pattern has at most 512 characters';
  if (/[?#]/.test(pattern))
    return 'a path pattern has no query and no hash; use "query" and "hash"';
  const segments = splitPath(pattern);
  if (segments.length > 32) return 'a path pattern has at most 32 segments';
  const names = new Set<string>();
  for (const [index, segment] of segments.entries()) {
    const fault = checkSegment(segment, index === segments.length - 1, names);
    if (fault) return fault;
  }
  return null;
}

function checkSegment(segment: string, isLast: boolean, names: Set<string>): string | null {
  if (segment === '*') return isLast ? null : '"*" stands only at the end of a path';
  if (segment.includes('*')) return `"*" stands alone in its segment, not as in "${segment}"`;
  if (!segment.startsWith(':')) {
    return segment.includes(':') && /:[a-z]\w*$/i.test(segment)
      ? `":name" fills a whole segment, not a part as in "${segment}"`
      : null;
  }
  if (!FIELD.test(segment)) return `"${segment}" is not a field: write ":" and a name in camelCase`;
  if (names.has(segment)) return `"${segment}" stands twice`;
  if (segment === `:${REST_FIELD}`)
    return `":${REST_FIELD}" is what "*" stands for; use another name`;
  names.add(segment);
  return null;
}

/** The names that a pattern gives, `rest` included when it ends in `*`. */
export function pathFields(pattern: string): string[] {
  return parse(pattern).flatMap((segment) =>
    segment.type === 'field' ? [segment.name] : segment.type === 'rest' ? [REST_FIELD] : [],
  );
}

/**
 * Matches a path.
 *
 * @param path As in a URL: percent-encoded, without query and hash.
 * @returns The decoded captures, or `null`. What `*` stands for is called `rest` and is absent when it is empty.
 */
export function matchPath(pattern: string, path: string): Captures | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  const expected = parse(pattern);
  const actual = splitPath(path);
  const captures: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    if (segment.type === 'rest') {
      const rest = actual.slice(index).map(decodeSegment).join('/');
      if (rest) captures[REST_FIELD] = rest;
      return captures;
    }
    const text = actual[index];
    if (text === undefined) return null;
    const decoded = decodeSegment(text);
    if (segment.type === 'field') captures[segment.name] = decoded;
    else if (segment.text !== decoded) return null;
  }
  return actual.length === expected.length ? captures : null;
}

/**
 * How specific a pattern is, as a text to compare: segment by segment a literal outranks a constrained field, that a plain
 * field, that `*`; a pattern that ends outranks one that goes on.
 */
export function pathSpecificity(pattern: string, constrained: ReadonlySet<string>): string {
  const ranks = parse(pattern).map((segment) => {
    if (segment.type === 'literal') return '4';
    if (segment.type === 'rest') return '1';
    return constrained.has(segment.name) ? '3' : '2';
  });
  return ranks.at(-1) === '1' ? ranks.join('') : `${ranks.join('')}5`;
}

function parse(pattern: string): Segment[] {
  return splitPath(pattern).map((text) => {
    if (text === '*') return { type: 'rest' };
    if (text.startsWith(':')) return { type: 'field', name: text.slice(1) };
    return { type: 'literal', text: decodeSegment(text) };
  });
}

function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Percent-decoding that leaves what is not valid as it stands. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
