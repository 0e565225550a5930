/** The list of kept chats as signals: read page by page, searched while a person types, mended when a change fails. */
import { batch, computed, effect, signal } from '@preact/signals';
import type { ListCursor } from '#lib/protocol/views.ts';
import type { DrawerClient } from './drawer-client.ts';
import type { ChatsModel, ChatsProblem, ChatView, PageView } from './drawer-model.ts';
import type { DrawerState } from './drawer-state.ts';

/** How long a query must stand still before it is searched. */
const SEARCH_AFTER_MS = 150;

export function createChatsModel(client: DrawerClient, state: DrawerState): ChatsModel {
  const status = signal<'idle' | 'loading' | 'ready'>('idle');
  const items = signal<readonly ChatView[]>([]);
  const next = signal<ListCursor | null>(null);
  const query = signal('');
  const problem = signal<ChatsProblem | null>(null);
  let reading = 0;

  /** A search hands out an empty page when it has looked for long; it goes on until it finds something. */
  async function readPage(after: ListCursor | null, isWanted: () => boolean) {
    for (let from = after; ; ) {
      const page = await client.call('chats-list', { query: query.value, after: from });
      if (page.items.length > 0 || page.next === null || !isWanted()) return page;
      from = page.next;
    }
  }

  /** Reads a page; one that was overtaken by a later request changes nothing. */
  async function read(after: ListCursor | null): Promise<void> {
    reading += 1;
    const request = reading;
    status.value = 'loading';
    const page = await readPage(after, () => request === reading).catch(() => null);
    if (request !== reading) return;
    batch(() => {
      status.value = 'ready';
      if (page === null) {
        problem.value = 'list';
        return;
      }
      items.value = after === null ? page.items : [...items.value, ...page.items];
      next.value = page.next;
      if (problem.value === 'list') problem.value = null;
    });
  }

  /** Makes a change and reads the list again, whether it was made or not: what is listed is what is kept. */
  async function change(kind: ChatsProblem, work: () => Promise<unknown>): Promise<void> {
    problem.value = null;
    const failed = await work().then(
      () => null,
      () => kind,
    );
    await read(null);
    if (failed) problem.value = failed;
  }

  searchWhileTyping(query, () => {
    if (status.peek() !== 'idle') void read(null);
  });
  effect(() => {
    if (state.failedSaves.value > 0) problem.value = 'save';
  });

  return {
    status,
    items,
    query,
    problem,
    hasMore: computed(() => next.value !== null),
    related: createRelatedChats(client, state),
    load: () => read(null),
    async loadMore() {
      if (next.value !== null && status.value === 'ready') await read(next.value);
    },
    rename: (sessionId, title) =>
      change('rename', () => client.call('chat-rename', { sessionId, title })),
    setPinned: (sessionId, pinned) =>
      change('pin', () => client.call('chat-pin', { sessionId, pinned })),
    async read(sessionId) {
      try {
        return await client.call('chat-read', { sessionId });
      } catch {
        problem.value = 'open';
        return null;
      }
    },
    delete: (sessionId) => change('delete', () => client.call('chat-delete', { sessionId })),
  };
}

function searchWhileTyping(query: { readonly value: string }, search: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first = true;
  effect(() => {
    void query.value;
    clearTimeout(timer);
    if (!first) timer = setTimeout(search, SEARCH_AFTER_MS);
    first = false;
  });
}

/** Chats about what the page is about, while the drawer shows none. */
function createRelatedChats(client: DrawerClient, state: DrawerState) {
  const related = signal<readonly ChatView[]>([]);
  const subject = computed(() =>
    state.session.value === null ? subjectOf(state.page.value) : null,
  );
  // Compared as text, so that a page that says the same again asks nothing.
  const key = computed(() => JSON.stringify(subject.value));
  effect(() => {
    const asked = key.value;
    const about = subject.peek();
    related.value = [];
    if (about === null) return;
    void client.call('chats-about', about).then(
      ({ items }) => {
        if (key.peek() === asked) related.value = items;
      },
      // Nothing is offered then, and nothing was asked for.
      () => undefined,
    );
  });
  return related;
}

function subjectOf(page: PageView) {
  if (page.status !== 'seen') return null;
  const { path, currentProject: project, currentTask: task } = page.state;
  const site = URL.parse(path ?? '')?.origin;
  return site === undefined || (project === null && task === null) ? null : { site, project, task };
}
