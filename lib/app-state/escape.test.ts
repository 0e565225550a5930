import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../tests/support/arbitraries.ts';
import { escapeAttribute, escapeBlock, escapeText, unescapeText } from './escape.ts';

test('K10 markup and every kind of line break become references', () => {
  expect(escapeText('a&b<c>d')).toBe('a&amp;b&lt;c&gt;d');
  expect(escapeText('\n\v\f\r\u0085\u2028\u2029')).toBe(
    '&#xA;&#xB;&#xC;&#xD;&#x85;&#x2028;&#x2029;',
  );
});

test('K10 a text that holds references itself is told apart from what it refers to', () => {
  expect(escapeText('&lt;')).toBe('&amp;lt;');
  expect(escapeText('&#xA;')).not.toBe(escapeText('\n'));
});

describe.each([
  ['line', escapeText, /[<>\n\v\f\r\u0085\u2028\u2029]/],
  ['block', escapeBlock, /[<>\v\f\r\u0085\u2028\u2029]/],
  ['attribute', escapeAttribute, /[<>"\n\v\f\r\u0085\u2028\u2029]/],
])('a %s', (_, render, forbidden) => {
  test('K11 gives back exactly what went in', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(unescapeText(render(text))).toBe(text);
      }),
    );
  });

  test('K11 holds nothing that could end it', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(render(text)).not.toMatch(forbidden);
      }),
    );
  });
});
