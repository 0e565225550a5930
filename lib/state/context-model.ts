/** The context bar's model: what the page offers and what the person added, over the line to the background. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { decodeDataUrl } from '#lib/backends/data-url.ts';
import { requestHostAccess, requestTabs } from '#lib/browser/host-access.ts';
import { estimateTokens } from '#lib/chat/token-estimate.ts';
import type { ContextView } from '#lib/protocol/views.ts';
import type { Attachments } from './attachments.ts';
import type { DrawerClient } from './drawer-client.ts';
import type {
  AttachmentView,
  ContextChoice,
  ContextItem,
  ContextItemView,
  ContextModel,
  PageView,
} from './drawer-model.ts';

const SCREENSHOT_KEY = 'screenshot:';

export interface ContextModelOptions {
  readonly client: DrawerClient;
  readonly context: ReadonlySignal<ContextView>;
  readonly page: ReadonlySignal<PageView>;
  /** Pictures go along as files do. */
  readonly attachments: Pick<Attachments, 'addScreenshot' | 'screenshots' | 'remove'>;
  /** Does what was asked; whatever keeps it from being done is one bubble. */
  readonly attempt: (work: () => Promise<void>) => Promise<unknown>;
}

export function createContextModel({
  client,
  context,
  page,
  attachments,
  attempt,
}: ContextModelOptions): ContextModel {
  const choices = signal<readonly ContextChoice[]>([]);
  const items = computed((): ContextItem[] => [
    ...viewOffers(page.value, context.value.declined),
    ...context.value.items,
    ...attachments.screenshots.value.map(viewScreenshot),
  ]);
  return {
    pageIncluded: computed(() => context.value.pageIncluded),
    items,
    sources: computed(() => {
      const { sources } = context.value;
      return page.value.status === 'seen' ? [...sources, 'screenshot'] : sources;
    }),
    choices,
    setPageIncluded(included) {
      void attempt(async () => {
        await client.call('context-page', { included });
      });
    },
    async listChoices(source) {
      choices.value = [];
      await attempt(async () => {
        const list = async () => (await client.call('context-choices', { source })).choices;
        choices.value = await list();
        // Tabs of sites without access have no names until the person allows it.
        if (source !== 'tabs' || choices.value.length > 0) return;
        if (await requestTabs()) choices.value = await list();
      });
    },
    async add(source, choiceId) {
      const chosen = choices.value.find(({ id }) => id === choiceId);
      const allowed =
        source === 'tabs' && chosen ? requestHostAccess([chosen.detail]) : Promise.resolve(true);
      await attempt(async () => {
        await allowed;
        if (source === 'screenshot') {
          const { dataUrl } = await client.call('screenshot-take', {});
          await attachments.addScreenshot(pictureOf(dataUrl));
          return;
        }
        await client.call('context-add', { source, choiceId: choiceId ?? null });
      });
    },
    remove(key) {
      if (key.startsWith(SCREENSHOT_KEY)) {
        attachments.remove(key.slice(SCREENSHOT_KEY.length));
        return;
      }
      void attempt(async () => {
        await client.call('context-remove', { key });
      });
    },
  };
}

function viewScreenshot({ id, name, tokens, thumbnail }: AttachmentView): ContextItem {
  return {
    key: `${SCREENSHOT_KEY}${id}`,
    label: 'Screenshot',
    detail: name,
    tokens,
    status: 'ready',
    problem: '',
    changed: true,
    thumbnail,
  };
}

function pictureOf(dataUrl: string): File {
  return new File([decodeDataUrl(dataUrl)], 'Screenshot.jpg', { type: 'image/jpeg' });
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
