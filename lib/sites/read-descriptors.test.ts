import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_FILE_LENGTH, readDescriptors } from './read-descriptors.ts';

const page = { id: 'p', path: '/:a', name: 'P' };
const good = { version: 1, id: 'good', name: 'Good', hosts: ['a.example'], pages: [page] };
const text = (value: unknown) => JSON.stringify(value, null, 2);
const withPage = (changes: object) => text({ ...good, pages: [{ ...page, ...changes }] });

/** The hostile and the mistaken, each with the place and the words that it must be refused with. */
const REFUSED: [
  string,
  string,
  { line: number; column: number; reason: RegExp; remedy: RegExp },
][] = [
  ['no JSON', '{\n  "version": 1,\n}', { line: 3, column: 1, reason: /not JSON/, remedy: /Mend/ }],
  ['nothing', '', { line: 1, column: 1, reason: /not JSON/, remedy: /Mend/ }],
  [
    'deep nesting',
    '['.repeat(100_000),
    { line: 1, column: 1, reason: /nested too deeply/, remedy: /./ },
  ],
  [
    '__proto__',
    '{\n "__proto__": {"version": 1}}',
    { line: 2, column: 2, reason: /"__proto__" is not allowed/, remedy: /Remove/ },
  ],
  [
    'constructor in a page',
    withPage({ fields: { constructor: { meta: 'x' } } }),
    { line: 14, column: 9, reason: /"constructor"/, remedy: /Remove/ },
  ],
  [
    'a key twice',
    '{"version": 1,\n "id": "a", "id": "b"}',
    { line: 2, column: 13, reason: /"id" stands twice/, remedy: /Keep one/ },
  ],
  [
    'huge',
    `"${'x'.repeat(MAX_FILE_LENGTH)}"`,
    { line: 1, column: 1, reason: /characters/, remedy: /at most/ },
  ],
  [
    'a newer version',
    text({ ...good, version: 2, pages: 'other' }),
    { line: 2, column: 14, reason: /version 2/, remedy: /Update/ },
  ],
  [
    'a script URL',
    text({ ...good, instructions: ' javascript:alert(1)' }),
    { line: 15, column: 19, reason: /script/, remedy: /Remove/ },
  ],
  [
    'another site’s origin in a path',
    withPage({ path: 'https://bank.example/login' }),
    { line: 11, column: 15, reason: /no scheme and no host/, remedy: /"hosts"/ },
  ],
  [
    'a URL as host',
    text({ ...good, hosts: ['https://a.example'] }),
    { line: 6, column: 5, reason: /no scheme/, remedy: /not a URL/ },
  ],
  [
    'every host',
    text({ ...good, hosts: ['*'] }),
    { line: 6, column: 5, reason: /no "\*"/, remedy: /\.example\.com/ },
  ],
  [
    'a top-level domain',
    text({ ...good, hosts: ['.com'] }),
    { line: 6, column: 5, reason: /too much/, remedy: /Name the domain/ },
  ],
  [
    'no host',
    text({ ...good, hosts: [] }),
    { line: 5, column: 12, reason: /no site/, remedy: /Add "hosts"/ },
  ],
  [
    'a star in the middle',
    withPage({ path: '/a/*/b' }),
    { line: 11, column: 15, reason: /only at the end/, remedy: /:name/ },
  ],
  [
    'stars in a segment',
    withPage({ path: '/*a*b*c*d' }),
    { line: 11, column: 15, reason: /stands alone/, remedy: /:name/ },
  ],
  [
    'a regular expression',
    withPage({ fields: { t: { regex: '(a+)+$' } } }),
    { line: 14, column: 14, reason: /no source/, remedy: /title, select/ },
  ],
  [
    'a slow selector',
    withPage({ fields: { t: { select: ['a:has(b)'] } } }),
    { line: 16, column: 13, reason: /slow/, remedy: /itself/ },
  ],
  [
    'a broken selector',
    withPage({ fields: { t: { select: ['a['] } } }),
    { line: 16, column: 13, reason: /not a CSS selector/, remedy: /querySelector/ },
  ],
  [
    'a broken template',
    withPage({ name: 'A {b' }),
    { line: 12, column: 15, reason: /no partner/, remedy: /\{name\}/ },
  ],
  [
    'an unknown filter',
    withPage({ name: '{a|eval}' }),
    { line: 12, column: 15, reason: /no filter "eval"/, remedy: /lower/ },
  ],
  [
    'an unknown field',
    withPage({ description: 'X {b}' }),
    { line: 13, column: 22, reason: /defines the field "b"/, remedy: /host, pageTitle, a/ },
  ],
  [
    'an unknown key',
    withPage({ discription: 'X' }),
    { line: 13, column: 7, reason: /"discription" is not known/, remedy: /spelling/ },
  ],
  [
    'code',
    withPage({ onMatch: '() => {}' }),
    { line: 13, column: 7, reason: /not known/, remedy: /Remove/ },
  ],
  [
    'a missing name',
    text({ ...good, pages: [{ id: 'p', path: '/' }] }),
    { line: 9, column: 5, reason: /missing/, remedy: /Add a text/ },
  ],
  [
    'a number as name',
    text({ ...good, name: 7 }),
    { line: 4, column: 11, reason: /a text is expected/, remedy: /Write a text/ },
  ],
  [
    'no page',
    text({ ...good, pages: [] }),
    { line: 8, column: 12, reason: /short/, remedy: /at least 1/ },
  ],
  [
    'one page twice',
    text({ ...good, pages: [page, page] }),
    { line: 15, column: 13, reason: /twice/, remedy: /another id/ },
  ],
];

describe('what is refused', () => {
  test.each(REFUSED)('G5 S18 %s, with line, column, reason and remedy', (_name, file, expected) => {
    const { accepted, refused } = readDescriptors(file);
    expect(accepted).toEqual([]);
    expect(refused[0]?.faults[0]).toMatchObject({
      line: expected.line,
      column: expected.column,
      reason: expect.stringMatching(expected.reason),
      remedy: expect.stringMatching(expected.remedy),
    });
  });

  test('G5 S18 one bad descriptor of a file leaves the others', () => {
    const bad = { ...good, id: 'bad', hosts: ['*'] };
    const newer = { ...good, id: 'newer', version: 9 };
    const read = readDescriptors(
      text({ descriptors: [good, bad, newer, { ...good, id: 'last' }] }),
    );
    expect(read.accepted.map(({ id }) => id)).toEqual(['good', 'last']);
    expect(read.refused.map(({ id }) => id)).toEqual(['bad', 'newer']);
    expect(read.refused[0]?.faults[0]?.line).toBe(23);
  });

  test('S18 nothing of a refused key reaches an object', () => {
    readDescriptors('{"__proto__": {"polluted": 1}, "version": 1}');
    expect('polluted' in {}).toBe(false);
  });

  test('G5 whatever the text, reading it never throws (property)', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (file) => void readDescriptors(file)));
  });
});

test('a good descriptor is accepted as it is', () => {
  expect(readDescriptors(text(good))).toEqual({ accepted: [good], refused: [] });
});
