import { expect, test } from 'vitest';
import { BUILT_IN_SITES } from './catalog/sites.ts';
import type { KnownDescriptor } from './descriptor.ts';
import { matchPages } from './match.ts';
import { createSiteIndex, sitesForHost } from './site-index.ts';

const descriptors = BUILT_IN_SITES.map(({ descriptor }) => descriptor);
const index = createSiteIndex(descriptors);

test('G4 the index by host leaves out nothing that matches, and most of what does not', () => {
  const known = descriptors.map<KnownDescriptor>((descriptor) => ({
    descriptor,
    origin: 'built-in',
    updatedAt: 0,
  }));
  for (const { samples } of BUILT_IN_SITES) {
    for (const { matches } of Object.values(samples)) {
      for (const { url } of matches) {
        const listed = sitesForHost(index, new URL(url).host);
        const matching = matchPages(url, known).map((match) => match.known.descriptor.id);
        expect(listed).toEqual(expect.arrayContaining(matching));
        expect(listed.length).toBeLessThan(16);
      }
    }
  }
});

test('a host that is called like a member of objects is none', () => {
  expect(sitesForHost(index, 'constructor')).toEqual(index.recognized);
});
