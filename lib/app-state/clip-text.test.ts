import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipText } from './clip-text.ts';

test('K10 a cut text ends in … and never inside a surrogate pair', () => {
  expect(clipText('abcdef', 6)).toBe('abcdef');
  expect(clipText('abcdef', 5)).toBe('abcd…');
  expect(clipText('abc😀def', 5)).toBe('abc…');
});

test('K10 whatever is cut stays well-formed, within its limit, and a prefix of what it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
      const clipped = clipText(text, limit);
      expect(clipped.isWellFormed()).toBe(true);
      expect(clipped.length).toBeLessThanOrEqual(limit);
      expect(clipped === text || text.startsWith(clipped.slice(0, -1))).toBe(true);
      expect(clipped === text).toBe(text.length <= limit);
    }),
  );
});
