/** The one list of what can be sent along beside the page. */
import type { ItemSource } from './item-source.ts';

export const ITEM_SOURCES: readonly ItemSource[] = [];
