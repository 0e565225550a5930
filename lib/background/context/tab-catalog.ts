/** The list of the tabs that go along with a message: which text is whose, at a glance. */
import { z } from 'zod';
import { createTabCatalogRecord } from '#lib/context/producers/tab-catalog.ts';
import type { ShelfItem } from '#lib/db/shelf-store.ts';
import { createMarker } from './marker.ts';

const sectionsSchema = z.array(z.object({ name: z.string(), text: z.string() }));

/** The items, and behind them the list of the tabs among them, where there are any. */
export function withTabCatalog(items: readonly ShelfItem[], now: number): ShelfItem[] {
  const shared = items
    .filter(({ source }) => source === 'tabs')
    .map(({ detail, record }) => ({ title: detail, address: addressIn(record.source.sections) }));
  const record = createTabCatalogRecord(shared, createMarker(), null);
  if (!record) return [...items];
  const detail = shared.map(({ title }) => title).join(', ');
  const common = { source: null, choiceId: null, addedAt: now };
  return [...items, { key: 'tab-catalog', label: 'Shared tabs', detail, record, ...common }];
}

function addressIn(sections: unknown): string {
  const read = sectionsSchema.safeParse(sections);
  return read.data?.find(({ name }) => name === 'Address')?.text ?? '';
}
