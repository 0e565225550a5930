import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UsageError } from '../ask/ask-arguments.ts';
import { addToList, createSiteSource } from './site-source.ts';

test('G4 a new site has a page with the samples that its tests want, not filled in', () => {
  const source = createSiteSource('my-site', 'https://my.example/a/b?c=1');
  expect(source).toContain('export const mySite = defineSite({');
  expect(source).toContain("hosts: ['my.example']");
  expect(source).toContain("path: '/a/b'");
  expect(source.match(/state: \{\s*name: 'FILL IN'/g)).toHaveLength(2);
});

test('G4 a new site is one line in the list, once', () => {
  const list = readFileSync(new URL('../../lib/sites/catalog/sites.ts', import.meta.url), 'utf8');
  const longer = addToList(list, 'my-site');
  expect(longer.split('\n')).toHaveLength(list.split('\n').length + 2);
  expect(longer).toMatch(/\n {2}mySite,\n/);
  expect(() => addToList(longer, 'my-site')).toThrow(UsageError);
});

test.for([
  ['Bad Id', 'https://a.example/'],
  ['good', 'about:blank'],
  ['good', 'nothing'],
] as const)('%j is refused with a reason', ([id, address]) => {
  expect(() => createSiteSource(id, address)).toThrow(UsageError);
});
