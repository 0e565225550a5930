import { jsonLanguage } from '@codemirror/lang-json';
import { expect, test } from 'vitest';
import { cursorPlace } from './cursor-place.ts';

/** `|` is the cursor. */
function placeIn(marked: string) {
  const text = marked.replace('|', '');
  return cursorPlace(jsonLanguage.parser.parse(text), text, marked.indexOf('|'));
}

test.each([
  ['{"pages": [{"i|": 1}]}', { kind: 'key', path: ['pages', 0] }],
  ['{"id": "a", |}', { kind: 'key', path: [], taken: ['id'] }],
  ['{"id": "a", "n|"}', { kind: 'key', path: [], taken: ['id'] }],
  [
    '{"pages": [{"where": {"n": {"is": "|"}}}]}',
    { kind: 'value', path: ['pages', 0, 'where', 'n', 'is'] },
  ],
  ['{"pages": [{"where": {"n": {|}}}]}', { kind: 'key', path: ['pages', 0, 'where', 'n'] }],
])('G6 %s', (marked, place) => {
  expect(placeIn(marked)).toMatchObject(place);
});

test('G6 outside an object there is nothing to complete', () => {
  expect(placeIn('|')).toBeNull();
});
