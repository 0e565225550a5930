import { expect, test } from 'vitest';
import { createTitle, MAX_TITLE_LENGTH, normalizeTitle } from './title.ts';

const question = (text: string) => ({ text, files: [] });

test('a chat is called by the first line of its first question', () => {
  expect(createTitle(question('\n  Why does\tlogin fail?\nHere is the log:'))).toBe(
    'Why does login fail?',
  );
});

test('without words it is called by its skill, then by its first file', () => {
  const files = [{ name: 'log.txt', type: 'text/plain', size: 1 }];
  const skill = { id: 's', name: 'Summarise' };
  expect(createTitle({ text: ' ', skill, files })).toBe('Summarise');
  expect(createTitle({ text: '', files })).toBe('log.txt');
  expect(createTitle(question(''))).toBe('');
});

test('a long title is cut, never inside a character', () => {
  const title = normalizeTitle('😀'.repeat(80));
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(title.isWellFormed()).toBe(true);
  expect(title.endsWith('…')).toBe(true);
});
