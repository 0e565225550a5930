/** Reads what goes along with a message: what the page's description gives, then what the person added. Always afresh. */
import type { ImagePart } from '#lib/chat/prepare-turn.ts';
import { estimateTokens } from '#lib/chat/token-estimate.ts';
import type { Turn } from '#lib/chat/turn.ts';
import { type ContextItem, newItems } from '#lib/chat/turn-records.ts';
import type { ChatChoices } from '#lib/db/choice-store.ts';
import type { ContextItemView } from '#lib/protocol/context-views.ts';
import { createItemKey, type ItemPlace, type ReadItem } from './item-source.ts';
import { ITEM_SOURCES } from './item-sources.ts';

export interface ReadItems {
  readonly items: readonly ContextItem[];
  readonly images: readonly ImagePart[];
  readonly views: readonly ContextItemView[];
}

/** @param turns The turns on the wire: what they said already is not new. */
export async function readItems(
  choices: ChatChoices,
  place: ItemPlace,
  turns: readonly Turn[],
): Promise<ReadItems> {
  const read = await Promise.all(
    choices.added.map(({ kind, choiceId }) => readOne(kind, choiceId, place)),
  );
  const items = read.flatMap((one) => ('item' in one ? [one.item] : []));
  const fresh = new Set(newItems(items, turns).map(({ id }) => id));
  return {
    items,
    images: read.flatMap((one) => ('image' in one ? [one.image] : [])),
    views: read.map((one) => viewItem(one, fresh)),
  };
}

async function readOne(
  kind: ChatChoices['added'][number]['kind'],
  choiceId: string | null,
  place: ItemPlace,
): Promise<ReadItem> {
  const source = ITEM_SOURCES.find((candidate) => candidate.kind === kind);
  const nothing = { key: createItemKey(kind, choiceId), label: kind, detail: '' };
  if (!source) return { ...nothing, problem: 'gone' };
  try {
    return await source.read(choiceId, place);
  } catch (error) {
    place.services.report(error);
    return { ...nothing, problem: 'failed' };
  }
}

function viewItem(one: ReadItem, fresh: ReadonlySet<string>): ContextItemView {
  const { key, label, detail, problem } = one;
  const tokens = 'item' in one ? estimateTokens(one.item.record.content) : null;
  const changed = 'item' in one && fresh.has(one.item.record.id);
  return { key, label, detail, problem, tokens, changed };
}
