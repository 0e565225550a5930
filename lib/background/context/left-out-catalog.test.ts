import { expect, test } from 'vitest';
import { createPageContentRecord } from '#lib/context/producers/page-content.ts';
import type { ShelfItem } from '#lib/db/shelf-store.ts';
import { withLeftOutCatalog } from './left-out-catalog.ts';

function itemOf(source: string, leftOut?: ShelfItem['leftOut']): ShelfItem {
  const content = { title: 'Page', address: 'https://a.example/', text: 'Text', notIncluded: [] };
  const record = createPageContentRecord(content, 'k3f9', null);
  if (!record) throw new Error('no record');
  const common = { label: '', detail: '', choiceId: null, addedAt: 1, leftOut };
  return { key: source, record, source, ...common };
}

const LEFT_OUT = [{ id: '4:900:Prices', heading: 'Prices', level: 2, tokens: 900 }];

test('W5 what was left out of a page is listed as a catalog', () => {
  const all = withLeftOutCatalog([itemOf('page-text', LEFT_OUT)], 5);
  expect(all).toHaveLength(2);
  expect(all.at(-1)?.record.source).toMatchObject({
    kind: 'page-outline',
    form: 'catalog',
    entries: [{ name: 'Prices', description: 'level 2, about 900 tokens, not included' }],
  });
});

test('W5 there is no second list beside the outline, and none where nothing was left out', () => {
  const both = [itemOf('page-text', LEFT_OUT), itemOf('outline')];
  expect(withLeftOutCatalog(both, 5)).toEqual(both);
  for (const item of [itemOf('page-text', []), itemOf('selection', LEFT_OUT)]) {
    expect(withLeftOutCatalog([item], 5)).toEqual([item]);
  }
});
