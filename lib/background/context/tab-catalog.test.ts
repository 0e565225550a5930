import { expect, test } from 'vitest';
import { createPageContentRecord } from '#lib/context/producers/page-content.ts';
import type { ShelfItem } from '#lib/db/shelf-store.ts';
import { withTabCatalog } from './tab-catalog.ts';

function itemOf(source: string, title: string): ShelfItem {
  const address = `https://a.example/${title}`;
  const content = { title, address, text: 'Text', notIncluded: [] };
  const record = createPageContentRecord(content, 'k3f9', null);
  if (!record) throw new Error('no record');
  return { key: title, label: 'Tab', detail: title, record, source, choiceId: '1', addedAt: 1 };
}

test('W1 tabs that are shared are listed by title and address, and the page itself is not', () => {
  const items = [itemOf('page-text', 'Here'), itemOf('tabs', 'One'), itemOf('tabs', 'Two')];
  const all = withTabCatalog(items, 5);
  expect(all).toHaveLength(4);
  expect(all.at(-1)?.record.source).toMatchObject({
    form: 'catalog',
    entries: [
      { name: 'One', description: 'https://a.example/One' },
      { name: 'Two', description: 'https://a.example/Two' },
    ],
  });
});

test('without shared tabs there is no list', () => {
  const items = [itemOf('page-text', 'Here')];
  expect(withTabCatalog(items, 5)).toEqual(items);
});
