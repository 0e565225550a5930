import { expect, test } from 'vitest';
import { UsageError } from '../ask/ask-arguments.ts';
import { parseStateArguments } from './state-arguments.ts';

test('pages, each with its --as, and files of addresses', () => {
  const typed = ['a.html', '--as', 'https://a.example/', 'https://b.example/', '--json'];
  expect(parseStateArguments(typed)).toEqual({
    pages: [
      { name: 'a.html', as: 'https://a.example/' },
      { name: 'https://b.example/', as: null },
    ],
    urls: null,
    descriptor: null,
    json: true,
  });
  expect(parseStateArguments(['--urls', 'u.json', '--descriptor', 'd.json'])).toMatchObject({
    pages: [],
    urls: 'u.json',
    descriptor: 'd.json',
  });
});

test.for([
  [[]],
  [['--urls']],
  [['--as', 'https://a.example/']],
  [['a', '--as', 'x']],
  [['a', '--b']],
] as const)('%j is refused with a reason', ([typed]) => {
  expect(() => parseStateArguments(typed)).toThrow(UsageError);
});
