import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTemplate, fillTemplate, templateFields } from './template.ts';

const values = new Map([
  ['repo', 'acme/web'],
  ['slug', 'my_first-page'],
  ['n', '#12'],
]);

describe('templates', () => {
  test.each([
    ['Issue {n|digits} in {repo}', 'Issue 12 in acme/web'],
    ['{slug|words|capitalize}', 'My first page'],
    ['{repo|before:/} {repo|after:/|upper}', 'acme WEB'],
    ['{repo|clip:5}', 'acme…'],
    ['In {repo}[, state {state}][, page {slug|spaces}]', 'In acme/web, page my first-page'],
    ['State: {state}', 'State: [loading]'],
  ])('G3 %s', (template, text) => {
    expect(fillTemplate(template, values, '[loading]')).toBe(text);
  });

  test('G3 without a stand-in a missing field leaves the whole text out, an optional part only itself', () => {
    expect(fillTemplate('{repo}/{state}', values, null)).toBeNull();
    expect(fillTemplate('{repo}[/{state}]', values, null)).toBe('acme/web');
  });

  test.each([
    '{',
    'a}',
    '{a',
    '[a',
    'a]',
    '[a[b]]',
    '{A}',
    '{a|nope}',
    '{a|clip}',
    '{a|clip:x}',
    '{a|before}',
    '{a|lower:x}',
    '{__proto__}',
  ])('G1 refuses "%s"', (template) => {
    expect(checkTemplate(template)).not.toBeNull();
  });

  test('G3 values are never read as templates (property)', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (before, value) => {
        const literal = before.replace(/[{}[\]]/g, '');
        expect(fillTemplate(`${literal}{x}`, new Map([['x', value]]), null)).toBe(literal + value);
      }),
    );
  });

  test('its fields', () => {
    expect(templateFields('{a}[{b}]{c|lower}')).toEqual(['a', 'b', 'c']);
    expect(templateFields('{a}[{b}]{c|lower}', { optionalToo: false })).toEqual(['a', 'c']);
  });
});
