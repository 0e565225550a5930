/** Which skills the page permits, and the one that the person chose: it stays chosen until it is chosen again or cleared. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PageView, SkillsModel } from './drawer-model.ts';

export function createSkillsModel(page: ReadonlySignal<PageView>): SkillsModel {
  const chosenId = signal<string | null>(null);
  const available = computed(() =>
    page.value.status === 'unknown' ? [] : (page.value.skills ?? []),
  );
  return {
    available,
    // One that this page does not permit waits for a page that does.
    selectedId: computed(() =>
      available.value.some(({ id }) => id === chosenId.value) ? chosenId.value : null,
    ),
    choose(id) {
      chosenId.value = id;
    },
  };
}
