/** "Ask about the selection" in the page's menu: puts what is selected beside the page. */
import { createSelectionRecord } from '#lib/context/producers/selection.ts';
import type { ContextShelf } from './context-shelf.ts';
import { createMarker } from './marker.ts';
import { addressOf } from './page-item.ts';

export interface MenuSelection {
  readonly tabId: number;
  readonly title: string;
  /** The page's address, where the browser tells it. */
  readonly url: string;
  /** The words that the browser's event brings: all there is where the document cannot be read. */
  readonly text: string;
}

export async function addMenuSelection(
  { tabId, title, url, text }: MenuSelection,
  shelf: Pick<ContextShelf, 'add' | 'put'>,
): Promise<void> {
  try {
    await shelf.add(tabId, 'selection', null);
  } catch {
    const address = URL.canParse(url) ? addressOf(url) : '';
    const record = createSelectionRecord(
      { title, address, heading: '', text },
      createMarker(),
      null,
    );
    if (record) {
      await shelf.put(tabId, {
        key: 'selection',
        label: 'Selection',
        detail: text.slice(0, 80),
        record,
      });
    }
  }
}
