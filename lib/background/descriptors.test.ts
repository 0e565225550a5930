import { expect, test } from 'vitest';
import { createMemoryCollection } from '#lib/db/collection.ts';
import { BUILT_IN_SITES } from '#lib/sites/catalog/sites.ts';
import { describePage } from '#lib/sites/describe-page.ts';
import { choiceRowId, descriptorRowSchema, ownRowId } from '#lib/sites/descriptor-row.ts';
import { matchPages } from '#lib/sites/match.ts';
import { factsFromUrl } from '#lib/sites/page-facts.ts';
import { createSiteIndex } from '#lib/sites/site-index.ts';
import { createDescriptorSource } from './descriptors.ts';

const ISSUE = 'https://github.com/acme/web/issues/12';

function setUp() {
  const shipped = BUILT_IN_SITES.map(({ descriptor }) => descriptor);
  const read: string[] = [];
  const rows = createMemoryCollection(descriptorRowSchema);
  const source = createDescriptorSource(Promise.resolve(rows), {
    async readJson(path) {
      read.push(path);
      if (path === 'sites/index.json') return createSiteIndex(shipped);
      return shipped.find(({ id }) => path === `sites/${id}.json`);
    },
  });
  const describe = async (title: string) => {
    const facts = { ...factsFromUrl(ISSUE, title), loaded: true };
    const page = describePage(facts, matchPages(ISSUE, await source.forUrl(ISSUE)));
    return { facts, page };
  };
  return { rows, read, source, describe };
}

test('G4 loads what speaks of the page at hand, once, and no other site', async () => {
  const { read, source } = setUp();
  await source.forUrl(ISSUE);
  const first = [...read];
  expect(first).toContain('sites/github.json');
  expect(first).not.toContain('sites/reddit.json');
  expect(first.length).toBeLessThan(16);
  await source.forUrl(ISSUE);
  expect(read).toEqual(first);
});

test('G6 the person’s descriptor outranks the built-in one of the same page, and leaves it its other pages', async () => {
  const { rows, describe, source } = setUp();
  const mine = {
    version: 1,
    id: 'my-github',
    name: 'Mine',
    hosts: ['github.com'],
    pages: [
      {
        id: 'issue',
        path: '/:owner/:repo/issues/:number',
        where: { number: { is: 'digits' } },
        name: 'My issue',
      },
    ],
  };
  const id = ownRowId('my-github');
  await rows.put({ id, kind: 'own', text: JSON.stringify(mine), updatedAt: 1 });
  const { page } = await describe('T');
  expect([page.descriptorId, page.appState.pageName]).toEqual(['my-github', 'My issue']);
  const pulls = 'https://github.com/acme/web/pulls';
  expect(matchPages(pulls, await source.forUrl(pulls))[0]?.known.descriptor.id).toBe('github');
});

test('a descriptor that was switched off is not used', async () => {
  const { rows, describe } = setUp();
  const descriptorId = 'github';
  await rows.put({ id: choiceRowId(descriptorId), kind: 'choice', descriptorId, enabled: false });
  expect((await describe('T')).page.descriptorId).toBeNull();
});

test('G7 remembers misses until a page is right again', async () => {
  const { rows, describe, source } = setUp();
  const visit = async (title: string, number: number) => {
    const { facts, page } = await describe(title);
    await source.noteVisit({ ...facts, url: `${ISSUE}${number}` }, page);
    return (await rows.list()).map((row) => (row.kind === 'drift' ? row.drift.misses.length : 0));
  };
  expect(await visit('Something else', 1)).toEqual([1]);
  expect(await visit('Something else', 2)).toEqual([2]);
  expect(await visit('A title · Issue #12 · acme/web', 3)).toEqual([]);
});
