/** The context bar of each tab: what goes along with its next message, and goes only once. */
import { estimateTokens } from '#lib/chat/token-estimate.ts';
import { type Shelf, type ShelfItem, shelfId } from '#lib/db/shelf-store.ts';
import { createFailure, RequestFailed } from '#lib/protocol/rpc.ts';
import type {
  ContextChoice,
  ContextItemView,
  ContextSourceKind,
  ContextView,
} from '#lib/protocol/views.ts';
import type { Asked, ContextServices, ContextSource, ReadItem } from './context-source.ts';
import { withLeftOutCatalog } from './left-out-catalog.ts';
import { CONTEXT_SOURCES } from './sources.ts';
import { withTabCatalog } from './tab-catalog.ts';

type TabId = number | null;

export interface ContextShelf {
  /** What goes along with a message that is sent now; live sources are read afresh, for what is asked. */
  take(tabId: TabId, question: string): Promise<Shelf>;
  view(tabId: TabId): Promise<ContextView>;
  /** @throws RequestFailed when the source cannot be read */
  add(tabId: TabId, kind: ContextSourceKind, choiceId: string | null): Promise<void>;
  /** Puts something there that is no source's. */
  put(tabId: TabId, item: ReadItem): Promise<void>;
  /** Takes an item, or what the page offers under this key, off the bar. */
  remove(tabId: TabId, key: string): Promise<void>;
  includePage(tabId: TabId, included: boolean): Promise<void>;
  listChoices(tabId: TabId, kind: ContextSourceKind): Promise<readonly ContextChoice[]>;
  /** Takes off what a message carried, but not what was put there since. */
  settle(tabId: TabId, sent: readonly ShelfItem[]): Promise<void>;
  /** Empties it: the tab goes on to another chat. */
  clear(tabId: TabId): Promise<void>;
}

/** Something that is being read. Once it is placed, the item itself is shown, and a message waits only for it to be stored. */
interface Ongoing {
  readonly kind: ContextSourceKind;
  placed: boolean;
}

export function createContextShelf(services: ContextServices): ContextShelf {
  let last: Promise<unknown> = Promise.resolve();
  /** What is being read for a tab right now. A message that is sent meanwhile waits for it. */
  const reading = new Map<TabId, Map<Promise<unknown>, Ongoing>>();

  async function read(tabId: TabId): Promise<Shelf> {
    const { shelves } = await services.stores;
    const id = shelfId(tabId);
    return (await shelves.get(id)) ?? { id, pageIncluded: true, declined: [], items: [] };
  }

  /** Changes are made one after the other, and told to the tab's drawers. */
  function change(tabId: TabId, next: (shelf: Shelf) => Partial<Shelf>): Promise<void> {
    const changed = last.then(async () => {
      const { shelves } = await services.stores;
      const shelf = await read(tabId);
      await shelves.put({ ...shelf, ...next(shelf) });
      services.peers.toTab(tabId, { type: 'context-changed', context: await view(tabId) });
    });
    last = changed.catch(() => undefined);
    return changed;
  }

  async function view(tabId: TabId): Promise<ContextView> {
    const { pageIncluded, declined, items } = await read(tabId);
    const offered = await Promise.all(
      CONTEXT_SOURCES.map(
        async (source) => [source.kind, await source.isOffered({ tabId, services })] as const,
      ),
    );
    return {
      pageIncluded,
      declined,
      items: [
        ...items.map((item) => viewItem(item, items)),
        ...kindsBeingRead(tabId).map(viewReading),
      ],
      sources: offered.flatMap(([kind, isOffered]) => (isOffered ? [kind] : [])),
    };
  }

  function kindsBeingRead(tabId: TabId): ContextSourceKind[] {
    const ongoing = [...(reading.get(tabId)?.values() ?? [])].filter(({ placed }) => !placed);
    return [...new Set(ongoing.map(({ kind }) => kind))];
  }

  async function readAndPut(
    tabId: TabId,
    ongoing: Ongoing,
    choiceId: string | null,
  ): Promise<void> {
    const { kind } = ongoing;
    const read = await sourceOf(kind).read({ tabId, services }, choiceId);
    const item = { ...read, source: kind, choiceId, addedAt: services.now() };
    await change(tabId, (shelf) => {
      ongoing.placed = true;
      return placeItem(shelf, item);
    });
  }

  /** What was read before stands where a live source cannot be read any more. */
  async function readAgain(tabId: TabId, item: ShelfItem, asked: Asked): Promise<ShelfItem> {
    const source = CONTEXT_SOURCES.find(({ kind }) => kind === item.source);
    if (!source?.isLive) return item;
    const read = await source.read({ tabId, services, asked }, item.choiceId).catch(() => null);
    return read ? { ...item, ...read } : item;
  }

  return {
    view,
    async take(tabId, question) {
      await Promise.allSettled(reading.get(tabId)?.keys() ?? []);
      const shelf = await read(tabId);
      const selection = shelf.items.find(({ key }) => key === 'selection')?.detail ?? '';
      const asked = { question, selection, elsewhere: sectionsAmong(shelf.items) };
      const items = await Promise.all(shelf.items.map((item) => readAgain(tabId, item, asked)));
      const now = services.now();
      return { ...shelf, items: withLeftOutCatalog(withTabCatalog(items, now), now) };
    },
    put: (tabId, item) =>
      change(tabId, (shelf) =>
        placeItem(shelf, { ...item, source: null, choiceId: null, addedAt: services.now() }),
      ),
    async add(tabId, kind, choiceId) {
      const ofTab = reading.get(tabId) ?? new Map<Promise<unknown>, Ongoing>();
      reading.set(tabId, ofTab);
      const ongoing = { kind, placed: false };
      const added = readAndPut(tabId, ongoing, choiceId);
      ofTab.set(added, ongoing);
      const shown = change(tabId, () => ({}));
      try {
        await added;
      } finally {
        ofTab.delete(added);
        await shown;
        await change(tabId, () => ({}));
      }
    },
    remove: (tabId, key) =>
      change(tabId, ({ items, declined }) => {
        const kept = items.filter((item) => item.key !== key);
        return kept.length < items.length ? { items: kept } : { declined: [...declined, key] };
      }),
    includePage: (tabId, pageIncluded) => change(tabId, () => ({ pageIncluded })),
    listChoices: async (tabId, kind) =>
      (await sourceOf(kind).listChoices?.({ tabId, services })) ?? [],
    settle: (tabId, sent) =>
      change(tabId, ({ items }) => ({
        items: items.filter(
          ({ key, addedAt }) => !sent.some((one) => one.key === key && one.addedAt === addedAt),
        ),
      })),
    clear: (tabId) => change(tabId, () => ({ pageIncluded: true, declined: [], items: [] })),
  };
}

/** Of the same key, the later item takes the place of the earlier. */
function placeItem({ items }: Shelf, item: ShelfItem): Partial<Shelf> {
  return { items: [...items.filter(({ key }) => key !== item.key), item] };
}

function viewItem(item: ShelfItem, all: readonly ShelfItem[]): ContextItemView {
  const { key, label, detail, record } = item;
  const tokens = estimateTokens(record.content);
  const added = sectionsAmong(all);
  const leftOut = item.leftOut?.filter(({ id }) => !added.includes(id));
  return { key, label, detail, tokens, status: 'ready', problem: '', changed: true, leftOut };
}

/** The ids of the sections that are items of their own. */
function sectionsAmong(items: readonly ShelfItem[]): string[] {
  return items.flatMap(({ source, choiceId }) =>
    source === 'section' && choiceId !== null ? [choiceId] : [],
  );
}

const READING_LABELS: Readonly<Record<ContextSourceKind, string>> = {
  selection: 'Selection',
  'page-text': 'Page text',
  section: 'Section',
  outline: 'Outline',
  screenshot: 'Screenshot',
  tabs: 'Tab',
  'earlier-chat': 'Earlier chat',
};

function viewReading(kind: ContextSourceKind): ContextItemView {
  const label = READING_LABELS[kind];
  const key = `${kind}:reading`;
  return { key, label, detail: '', tokens: null, status: 'reading', problem: '', changed: true };
}

function sourceOf(kind: ContextSourceKind): ContextSource {
  const source = CONTEXT_SOURCES.find((candidate) => candidate.kind === kind);
  if (!source) throw new RequestFailed(createFailure('message-invalid', kind));
  return source;
}
