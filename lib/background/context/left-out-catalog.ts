/** The list of the sections that a page's text had no room for, so that the model knows what it can ask for. */
import { createPageOutlineRecord } from '#lib/context/producers/page-outline.ts';
import type { ShelfItem } from '#lib/db/shelf-store.ts';
import { createMarker } from './marker.ts';

/** The items, and behind them the list of what was left out of the page's text. The whole outline stands for it where it is sent. */
export function withLeftOutCatalog(items: readonly ShelfItem[], now: number): ShelfItem[] {
  const text = items.find(({ source }) => source === 'page-text');
  if (!text || items.some(({ source }) => source === 'outline')) return [...items];
  const headings = (text.leftOut ?? []).map((section) => ({ ...section, included: false }));
  const record = createPageOutlineRecord(headings, createMarker(), null);
  if (!record) return [...items];
  const common = { source: null, choiceId: null, addedAt: now };
  const detail = headings.map(({ heading }) => heading).join(' · ');
  return [...items, { key: 'left-out', label: 'Left out', detail, record, ...common }];
}
