import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTitlePattern, matchTitle } from './title-pattern.ts';

describe('title patterns', () => {
  test.each([
    [
      ':title · Issue #:n · :owner/:repo',
      'A · B · Issue #5 · acme/web',
      { title: 'A · B', n: '5', owner: 'acme', repo: 'web' },
    ],
    [
      'GitHub - :owner/:repo: *',
      'GitHub - acme/web: fast: really',
      { owner: 'acme', repo: 'web', rest: 'fast: really' },
    ],
    [':title - Wikipedia', 'A - B - Wikipedia', { title: 'A - B' }],
    [':title - Wikipedia', ' - Wikipedia', null],
    ['Inbox *', 'Inbox ', {}],
    ['Inbox', 'Inbox', {}],
    ['Inbox', 'Inbox (3)', null],
    ['(:n) :x', '(3) Home', { n: '3', x: 'Home' }],
  ])('G3 %s on %s', (pattern, title, captures) => {
    expect(matchTitle(pattern, title)).toEqual(captures);
  });

  test.each(['', 'a*b', ':a:b', ':a - :a', ':a*'])('G1 refuses "%s"', (pattern) => {
    expect(checkTitlePattern(pattern)).not.toBeNull();
  });

  test('G1 a title made by a pattern is read by it (property)', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9 ]{0,10}[A-Za-z0-9]$/).map((text) => text.trim());
    const filled = word.filter((text) => text !== '');
    fc.assert(
      fc.property(filled, filled, filled, (title, project, site) => {
        expect(
          matchTitle(`:title · :project — ${site}`, `${title} · ${project} — ${site}`),
        ).toEqual({ title, project });
        expect(matchTitle(`${site} — :project · *`, `${site} — ${project} · ${title}`)).toEqual({
          project,
          rest: title,
        });
      }),
    );
  });

  test('G1 whatever the title, a match covers it wholly (property)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '-', '|'), maxLength: 60 }),
        (title) => {
          const found = matchTitle(':a - :b | :c', title);
          if (found)
            expect(title.replaceAll(' ', '')).toBe(
              `${found.a}-${found.b}|${found.c}`.replaceAll(' ', ''),
            );
        },
      ),
    );
  });
});
