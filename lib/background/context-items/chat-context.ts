/** The context bar of each tab: what the person chose for its chat, and what that comes to now. */

import type { ContextSourceKind } from '#lib/chat/context-source-kind.ts';
import type { Turn } from '#lib/chat/turn.ts';
import { type ChatChoices, defaultChoices } from '#lib/db/choice-store.ts';
import type { ContextChoice, ContextView } from '#lib/protocol/context-views.ts';
import type { DescriptorSource } from '../descriptors.ts';
import { type CaptureOutcome, capturePage } from '../page-capture.ts';
import { draftId } from '../runs/run-manager.ts';
import type { Services } from '../services.ts';
import { createItemKey, type ItemPlace } from './item-source.ts';
import { ITEM_SOURCES } from './item-sources.ts';
import { readItems } from './read-items.ts';

export interface ChatContext {
  view(tabId: number | null): Promise<ContextView>;
  includePage(tabId: number | null, included: boolean): Promise<ContextView>;
  add(tabId: number | null, kind: ContextSourceKind, choiceId: string | null): Promise<ContextView>;
  remove(tabId: number | null, key: string): Promise<ContextView>;
  listChoices(tabId: number | null, kind: ContextSourceKind): Promise<readonly ContextChoice[]>;
  /** What the person chose for the chat that the tab shows. */
  choices(tabId: number | null): Promise<ChatChoices>;
}

export function createChatContext(services: Services, descriptors: DescriptorSource): ChatContext {
  const { peers } = services;
  const idOf = (tabId: number | null) => draftId(tabId, peers.shown(tabId));

  async function choices(tabId: number | null): Promise<ChatChoices> {
    const { choices: store } = await services.stores;
    const id = idOf(tabId);
    return (await store.get(id)) ?? defaultChoices(id);
  }

  async function change(
    tabId: number | null,
    edit: (current: ChatChoices) => ChatChoices,
  ): Promise<ContextView> {
    const { choices: store } = await services.stores;
    await store.put(edit(await choices(tabId)));
    const context = await view(tabId);
    peers.toTab(tabId, { type: 'context-changed', context });
    return context;
  }

  async function view(tabId: number | null): Promise<ContextView> {
    const [chosen, place, turns] = await Promise.all([
      choices(tabId),
      placeOf(tabId),
      turnsOf(tabId),
    ]);
    const { views } = await readItems(chosen, place, turns);
    const taken = new Set(views.map(({ key }) => key));
    return {
      pageIncluded: chosen.pageIncluded,
      items: [...views],
      sources: ITEM_SOURCES.filter(
        (source) => source.isOffered(place) && (source.listChoices || !taken.has(source.kind)),
      ).map(({ kind }) => kind),
    };
  }

  async function turnsOf(tabId: number | null): Promise<readonly Turn[]> {
    const sessionId = peers.shown(tabId);
    if (sessionId === null) return [];
    const { chats } = await services.stores;
    return chats.open(sessionId).then(
      (chat) => chat.turns,
      () => [],
    );
  }

  async function placeOf(tabId: number | null): Promise<ItemPlace> {
    const capture = await capturePage(tabId, descriptors);
    return createItemPlace(services, tabId, capture);
  }

  return {
    view,
    choices,
    includePage: (tabId, pageIncluded) =>
      change(tabId, (current) => ({ ...current, pageIncluded })),
    add: (tabId, kind, choiceId) =>
      change(tabId, (current) => ({
        ...current,
        added: [...without(current.added, createItemKey(kind, choiceId)), { kind, choiceId }],
      })),
    remove: (tabId, key) =>
      change(tabId, (current) => ({
        ...current,
        added: without(current.added, key),
        removed: key.startsWith('site:')
          ? [...new Set([...current.removed, key])]
          : current.removed,
      })),
    async listChoices(tabId, kind) {
      const source = ITEM_SOURCES.find((candidate) => candidate.kind === kind);
      return (await source?.listChoices?.(await placeOf(tabId))) ?? [];
    },
  };
}

/** A place for a look ahead: no question yet, and nothing known of the model. */
function createItemPlace(
  services: Services,
  tabId: number | null,
  capture: CaptureOutcome,
): ItemPlace {
  return { services, tabId, capture, question: '', contextSize: null, images: true };
}

function without(added: ChatChoices['added'], key: string): ChatChoices['added'] {
  return added.filter(({ kind, choiceId }) => createItemKey(kind, choiceId) !== key);
}
