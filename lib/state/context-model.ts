/** The context bar's model: what the page offers and what the person added, over the line to the background. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { estimateTokens } from '#lib/chat/token-estimate.ts';
import type { ContextView } from '#lib/protocol/views.ts';
import type { DrawerClient } from './drawer-client.ts';
import type { ContextChoice, ContextItemView, ContextModel, PageView } from './drawer-model.ts';

export interface ContextModelOptions {
  readonly client: DrawerClient;
  readonly context: ReadonlySignal<ContextView>;
  readonly page: ReadonlySignal<PageView>;
  /** Does what was asked; whatever keeps it from being done is one bubble. */
  readonly attempt: (work: () => Promise<void>) => Promise<unknown>;
}

export function createContextModel({
  client,
  context,
  page,
  attempt,
}: ContextModelOptions): ContextModel {
  const choices = signal<readonly ContextChoice[]>([]);
  const items = computed(() => [
    ...viewOffers(page.value, context.value.declined),
    ...context.value.items,
  ]);
  return {
    pageIncluded: computed(() => context.value.pageIncluded),
    items,
    sources: computed(() => context.value.sources),
    choices,
    setPageIncluded(included) {
      void attempt(async () => {
        await client.call('context-page', { included });
      });
    },
    async listChoices(source) {
      choices.value = [];
      await attempt(async () => {
        choices.value = (await client.call('context-choices', { source })).choices;
      });
    },
    async add(source, choiceId) {
      await attempt(async () => {
        await client.call('context-add', { source, choiceId: choiceId ?? null });
      });
    },
    remove(key) {
      void attempt(async () => {
        await client.call('context-remove', { key });
      });
    },
  };
}

function viewOffers(page: PageView, declined: readonly string[]): ContextItemView[] {
  if (page.status !== 'seen') return [];
  return page.offers
    .filter(({ key }) => !declined.includes(key))
    .map(({ key, label, value }) => ({
      key,
      label,
      detail: value,
      tokens: estimateTokens(value),
      status: 'ready',
      problem: '',
      changed: false,
    }));
}
