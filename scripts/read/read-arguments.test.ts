import { expect, test } from 'vitest';
import { parseReadArguments, UsageError } from './read-arguments.ts';

test('a page alone is read as text', () => {
  expect(parseReadArguments(['page.html'])).toEqual({
    page: { name: 'page.html', as: null },
    parts: ['text'],
    json: false,
  });
});

test('a selector may hold commas: it goes to the end', () => {
  const { parts, page, json } = parseReadArguments(
    'p.html --as https://a.example/ --what outline,text,selection:main,aside --json'.split(' '),
  );
  expect(parts).toEqual(['outline', 'text', { selection: 'main,aside' }]);
  expect(page.as).toBe('https://a.example/');
  expect(json).toBe(true);
});

test.each([
  [],
  ['a', 'b'],
  ['a', '--what', 'words'],
  ['a', '--as', 'nowhere'],
  ['a', '--as'],
  ['--x'],
])('what makes no sense is said with the usage (%#)', (...argv) => {
  expect(() => parseReadArguments(argv.filter((word) => word !== undefined))).toThrow(UsageError);
});
