/**
 * PURE. Path patterns: literals, whole-segment `:name`, one `*` at the end. Matching looks at each segment once, so no pattern
 * can be slow. Empty segments (`//`, a slash at the end) do not count.
 */
import { type Fault, fault } from './fault.ts';

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
export function checkPathPattern(pattern: string): Fault | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(pattern)) {
    return fault(
      'a path has no scheme and no host',
      'Name the site in "hosts" and begin the path with "/".',
    );
  }
  if (!pattern.startsWith('/')) return fault('a path begins with "/"', `Write "/${pattern}".`);
  if (pattern.length > 512)
    return fault('the path pattern is too long', 'Use at most 512 characters.');
  if (/[?#]/.test(pattern)) {
    return fault(
      'a path pattern has no query and no hash',
      'Use "query" and "hash" of the page instead.',
    );
  }
  const segments = splitPath(pattern);
  if (segments.length > 32)
    return fault('the path pattern has too many segments', 'Use at most 32.');
  const names = new Set<string>();
  for (const [index, segment] of segments.entries()) {
    const found = checkSegment(segment, index === segments.length - 1, names);
    if (found) return found;
  }
  return null;
}

function checkSegment(segment: string, isLast: boolean, names: Set<string>): Fault | null {
  if (segment === '*' && isLast) return null;
  if (segment.includes('*')) {
    return fault(
      `"*" stands alone and only at the end of a path, not as in "${segment}"`,
      'Use ":name" for a segment in the middle.',
    );
  }
  if (!segment.startsWith(':')) {
    return /:[a-z]\w*$/.test(segment)
      ? fault(
          `":name" fills a whole segment, not a part as in "${segment}"`,
          'Make the whole segment a field and add a condition in "where".',
        )
      : null;
  }
  if (!FIELD.test(segment)) {
    return fault(
      `"${segment}" is not a field`,
      'Write ":" and a name in camelCase, at most 40 characters.',
    );
  }
  if (names.has(segment))
    return fault(`"${segment}" stands twice in one path`, 'Give one of them another name.');
  if (segment === `:${REST_FIELD}`) {
    return fault(`":${REST_FIELD}" is the name of what "*" stands for`, 'Use another name.');
  }
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
