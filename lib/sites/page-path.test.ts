import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderPath } from './page-path.ts';

test.each([
  ['https://me:secret@a.example:8443/x/y?token=1#frag', 'https://a.example:8443/x/y'],
  ['file:///home/me/a.html#x', 'file:///home/me/a.html'],
  ['about:blank', 'about:blank'],
  ['chrome://settings/privacy?x', 'chrome://settings/privacy'],
  ['data:text/html,secret', 'data:'],
  ['blob:https://a.example/0000', 'blob:'],
  ['javascript:alert(1)', 'javascript:'],
  ['view-source:https://me:pw@a.example/x?y', 'view-source:https://a.example/x'],
  ['not an address', null],
])('K26 the path of %s', (address, path) => {
  expect(renderPath(address)).toBe(path);
});

test('K26 only the listed keys of the query, and the hash only when it is listed', () => {
  const address = 'https://a.example/s?q=cats&session=1&q=dogs#/board/2';
  expect(renderPath(address, { query: ['q'], hash: false })).toBe(
    'https://a.example/s?q=cats&q=dogs',
  );
  expect(renderPath(address, { query: [], hash: true })).toBe('https://a.example/s#/board/2');
});

test('K26 no credential ever (property)', () => {
  const secret = fc.stringMatching(/^[A-Z]{12}$/);
  fc.assert(
    fc.property(secret, secret, fc.webPath(), (user, password, path) => {
      const rendered = renderPath(
        `https://${user}:${password}@a.example${path}?k=${user}#${password}`,
      );
      expect(rendered).not.toContain(user);
      expect(rendered).not.toContain(password);
    }),
  );
});
