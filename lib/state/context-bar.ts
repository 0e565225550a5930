/** The context bar over the line to the background. */
import { computed, signal } from '@preact/signals';
import type { ContextProblem, ContextView } from '#lib/protocol/context-views.ts';
import type { DrawerClient } from './drawer-client.ts';
import type { ContextChoice, ContextItemView, ContextModel } from './drawer-model.ts';

export interface ContextBar extends ContextModel {
  /** Shows what the background says. */
  show(view: ContextView): void;
  /** Reads it afresh; what was shown stays until then. */
  refresh(): Promise<void>;
}

/** @param explain Says in the person's language why an item has nothing to give. */
export function createContextBar(
  client: () => DrawerClient,
  explain: (problem: ContextProblem) => string,
): ContextBar {
  const view = signal<ContextView>({ pageIncluded: true, items: [], sources: [] });
  const reading = signal<readonly ContextItemView[]>([]);
  const choices = signal<readonly ContextChoice[]>([]);
  const items = computed(() => [
    ...view.value.items.map(
      ({ problem, ...item }): ContextItemView => ({
        ...item,
        status: problem ? 'failed' : 'ready',
        problem: problem ? explain(problem) : '',
      }),
    ),
    ...reading.value,
  ]);

  function show(next: ContextView): void {
    view.value = next;
    const known = new Set(next.items.map(({ key }) => key));
    reading.value = reading.value.filter(({ key }) => !known.has(key));
  }

  return {
    pageIncluded: computed(() => view.value.pageIncluded),
    items,
    sources: computed(() => view.value.sources),
    choices,
    show,
    async refresh() {
      show(await client().call('context-read', {}));
    },
    setPageIncluded(included) {
      view.value = { ...view.value, pageIncluded: included };
      void client().call('context-page', { included }).then(show);
    },
    async listChoices(kind) {
      choices.value = [];
      choices.value = (await client().call('context-choices', { kind })).choices;
    },
    async add(kind, choiceId) {
      const key = choiceId === undefined ? kind : `${kind}:${choiceId}`;
      const choice = choices.value.find(({ id }) => id === choiceId);
      const label = choice?.label ?? kind;
      const placeholder = {
        key,
        label,
        detail: '',
        tokens: null,
        status: 'reading',
        problem: '',
        changed: true,
      } as const;
      reading.value = [...reading.value.filter((item) => item.key !== key), placeholder];
      try {
        show(await client().call('context-add', { kind, choiceId: choiceId ?? null }));
      } finally {
        reading.value = reading.value.filter((item) => item.key !== key);
      }
    },
    remove(key) {
      view.value = { ...view.value, items: view.value.items.filter((item) => item.key !== key) };
      void client().call('context-remove', { key }).then(show);
    },
  };
}
