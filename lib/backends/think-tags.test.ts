import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createThinkSplitter } from './think-tags.ts';

function split(pieces: readonly string[]): { text: string; reasoning: string } {
  const splitter = createThinkSplitter();
  const parts = [...pieces.flatMap((piece) => splitter.feed(piece)), ...splitter.end()];
  const join = (type: string) =>
    parts
      .filter((part) => part.type === type)
      .map((part) => part.text)
      .join('');
  return { text: join('text-delta'), reasoning: join('reasoning-delta') };
}

test.each([
  ['<think>why</think>\n\nbecause', { reasoning: 'why', text: 'because' }],
  ['\n <thinking>a < b</thinking>c', { reasoning: 'a < b', text: 'c' }],
  ['no tags', { reasoning: '', text: 'no tags' }],
  ['say <think>x</think>', { reasoning: '', text: 'say <think>x</think>' }],
  ['<think>never closed</thi', { reasoning: 'never closed</thi', text: '' }],
  ['<thi', { reasoning: '', text: '<thi' }],
  ['<think></think>x', { reasoning: '', text: 'x' }],
  ['<think>a</think>b</think>', { reasoning: 'a', text: 'b</think>' }],
  ['', { reasoning: '', text: '' }],
])('D24 reasoning in %j is told apart', (answer, expected) => {
  expect(split([answer])).toEqual(expected);
  expect(split([...answer])).toEqual(expected);
});

test('D24 the split of the pieces changes nothing', () => {
  const token = fc.constantFrom('<think>', '</think>', '<', 'think', '>', '/', '\n', 'words ');
  fc.assert(
    fc.property(fc.array(fc.array(token).map((tokens) => tokens.join(''))), (pieces) => {
      expect(split(pieces)).toEqual(split([pieces.join('')]));
    }),
  );
});
