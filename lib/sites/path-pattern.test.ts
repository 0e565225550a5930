import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPathPattern, matchPath, pathFields, pathSpecificity } from './path-pattern.ts';

const none = new Set<string>();

describe('path patterns', () => {
  test.each([
    ['/:owner/:repo', '/acme/web', { owner: 'acme', repo: 'web' }],
    ['/:owner/:repo', '/acme//web/', { owner: 'acme', repo: 'web' }],
    ['/:owner/:repo', '/acme', null],
    ['/wiki/*', '/wiki/A/B%20C', { rest: 'A/B C' }],
    ['/wiki/*', '/wiki', {}],
    ['/*', '/', {}],
    ['/', '///', {}],
    ['/a%20b', '/a%20b', {}],
    ['/:x', '/%E0%A4%A', { x: '%E0%A4%A' }],
    ['/:constructor', '/toString', { constructor: 'toString' }],
  ])('G1 %s on %s', (pattern, path, captures) => {
    expect(matchPath(pattern, path)).toEqual(captures);
  });

  test.each([
    'wiki',
    '/a*b',
    '/*/b',
    '/v:n',
    '/:a/:a',
    '/:__proto__',
    '/:Upper',
    '/a?b=1',
    '/a#b',
    '/:rest',
    `/${'a/'.repeat(40)}`,
  ])('G1 refuses %s and says why', (pattern) => {
    expect(checkPathPattern(pattern)).not.toBeNull();
  });

  test('G1 a path longer than 2,048 characters matches nothing', () => {
    expect(matchPath('/*', `/${'a'.repeat(2_047)}`)).not.toBeNull();
    expect(matchPath('/*', `/${'a'.repeat(2_048)}`)).toBeNull();
  });

  test('G1 what a pattern makes of its own captures is the path again (property)', () => {
    const name = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/).filter((text) => text !== 'rest');
    const literal = fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/);
    const segment = fc.oneof(
      name.map((text) => ({ pattern: `:${text}`, field: true })),
      literal.map((text) => ({ pattern: text, field: false })),
    );
    const segments = fc.uniqueArray(segment, { selector: (one) => one.pattern, maxLength: 12 });
    const value = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
    fc.assert(
      fc.property(segments, fc.array(value, { minLength: 12, maxLength: 12 }), (parts, values) => {
        const pattern = `/${parts.map((part) => part.pattern).join('/')}`;
        const texts = parts.map((part, at) => (part.field ? (values[at] ?? 'x') : part.pattern));
        fc.pre(texts.every((text) => text.isWellFormed()));
        expect(checkPathPattern(pattern)).toBeNull();
        const captures = matchPath(pattern, `/${texts.map(encodeURIComponent).join('/')}`);
        expect(Object.keys(captures ?? {}).sort()).toEqual(pathFields(pattern).sort());
        for (const [at, part] of parts.entries()) {
          if (part.field) expect(captures?.[part.pattern.slice(1)]).toBe(texts[at]);
        }
      }),
    );
  });

  test('G2 literals outrank constrained fields, those plain ones, those the star', () => {
    const ranked = ['/a/b', '/a/:n', '/a/:x', '/a/*', '/:a', '/:a/b', '/*'];
    const ranks = ranked.map((pattern) => pathSpecificity(pattern, new Set(['n'])));
    expect(ranks.toSorted().toReversed()).toEqual(ranks);
    expect(pathSpecificity('/settings', none) > pathSpecificity('/settings/*', none)).toBe(true);
  });
});
