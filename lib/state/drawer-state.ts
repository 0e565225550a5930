/** The signals behind the drawer, and what each message of the background does to them. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ModelId } from '#lib/backends/model-id.ts';
import type { TurnLink } from '#lib/chat/branches.ts';
import type { Session } from '#lib/chat/session.ts';
import type { DrawerEvent } from '#lib/protocol/drawer-contract.ts';
import type {
  ChatSnapshot,
  ContextView,
  DrawerSnapshot,
  FailedSend,
  Preferences,
} from '#lib/protocol/views.ts';
import { type Attachments, createAttachments } from './attachments.ts';
import type { Draft } from './draft.ts';
import type { Connection, ModelView, PageView, PendingSend, SkillsModel } from './drawer-model.ts';
import { createSkillsModel } from './skills-model.ts';
import { createTurnViews, type TurnViews } from './turn-views.ts';

export interface DrawerState {
  readonly connection: Signal<Connection>;
  readonly page: Signal<PageView>;
  readonly skills: SkillsModel;
  readonly context: Signal<ContextView>;
  readonly session: Signal<Session | null>;
  readonly views: TurnViews;
  readonly pending: Signal<PendingSend | null>;
  readonly failedSend: Signal<FailedSend | null>;
  readonly models: Signal<readonly ModelView[]>;
  readonly modelId: Signal<ModelId | null>;
  readonly focusRequests: Signal<number>;
  readonly running: ReadonlySignal<boolean>;
  readonly draft: Draft;
  /** Every turn of the shown chat, those of other branches included. */
  readonly links: Signal<readonly TurnLink[]>;
  /** Grows when an answer could not be kept. */
  readonly failedSaves: Signal<number>;
  readonly historyKept: Signal<boolean>;
  readonly preferences: Signal<Preferences>;
  readonly attachments: Attachments;
}

const DEFAULT_PREFERENCES: Preferences = {
  theme: 'system',
  language: 'system',
  hidden: { model: false, voice: false, attachments: false },
};

export function createDrawerState(
  draft: Draft,
  readPdf: (bytes: string) => Promise<string>,
): DrawerState {
  const preferences = signal<Preferences>(DEFAULT_PREFERENCES);
  const pending = signal<PendingSend | null>(null);
  const page = signal<PageView>({ status: 'unknown' });
  const views = createTurnViews();
  const streaming = computed(() => views.list.value.at(-1)?.turn.value.status === 'streaming');
  return {
    connection: signal<Connection>('connecting'),
    page,
    skills: createSkillsModel(page),
    context: signal<ContextView>({ pageIncluded: true, declined: [], items: [], sources: [] }),
    session: signal<Session | null>(null),
    views,
    pending,
    failedSend: signal<FailedSend | null>(null),
    models: signal<readonly ModelView[]>([]),
    modelId: signal<ModelId | null>(null),
    focusRequests: signal(0),
    running: computed(() => pending.value !== null || streaming.value),
    draft,
    links: signal<readonly TurnLink[]>([]),
    failedSaves: signal(0),
    historyKept: signal(true),
    preferences,
    attachments: createAttachments(
      computed(() => !preferences.value.hidden.attachments),
      readPdf,
    ),
  };
}

/** Shows everything anew: after the first greeting, and after each later one. */
export function showSnapshot(state: DrawerState, snapshot: DrawerSnapshot): void {
  batch(() => {
    state.connection.value = 'open';
    state.page.value = snapshot.page;
    state.context.value = snapshot.context;
    state.models.value = snapshot.models;
    state.modelId.value = snapshot.modelId;
    state.historyKept.value = snapshot.historyKept;
    state.preferences.value = snapshot.preferences;
    showChat(state, snapshot);
  });
}

export function showChat(state: DrawerState, chat: ChatSnapshot): void {
  batch(() => {
    if (state.session.value?.id !== chat.session?.id) state.failedSend.value = null;
    state.session.value = chat.session;
    state.views.replace(chat.turns);
    state.links.value = chat.links;
    state.pending.value = chat.pending;
    state.draft.adopt(chat.pending ? '' : chat.draft);
  });
}

/** @returns Whether words are missing, so that the chat has to be read again. */
export function applyEvent(state: DrawerState, event: DrawerEvent): 'applied' | 'words-missing' {
  switch (event.type) {
    case 'page-changed':
      state.page.value = event.page;
      return 'applied';
    case 'preferences-changed':
      state.preferences.value = event.preferences;
      return 'applied';
    case 'context-changed':
      state.context.value = event.context;
      return 'applied';
    case 'models-changed':
      state.models.value = event.models;
      state.modelId.value = event.modelId;
      return 'applied';
    case 'chat-replaced':
      showChat(state, event.chat);
      return 'applied';
    case 'save-failed':
      state.failedSaves.value += 1;
      return 'applied';
    case 'drawer-focus':
      state.focusRequests.value += 1;
      return 'applied';
    default:
      return applyRunEvent(state, event);
  }
}

type RunEvent = Extract<
  DrawerEvent,
  { type: `send-${string}` | 'turn-accepted' | 'reply-delta' | 'turn-ended' }
>;

function applyRunEvent(state: DrawerState, event: RunEvent): 'applied' | 'words-missing' {
  switch (event.type) {
    case 'send-pending':
      state.pending.value = event.pending;
      return 'applied';
    case 'send-failed':
      state.pending.value = null;
      state.attachments.putBack();
      state.failedSend.value = event.failed;
      return 'applied';
    case 'send-stopped':
      state.pending.value = null;
      state.attachments.putBack();
      state.draft.restore(event.text);
      return 'applied';
    case 'turn-accepted':
      state.pending.value = null;
      state.attachments.settle();
      state.failedSend.value = null;
      state.session.value = event.session;
      state.views.append(event.turn);
      state.links.value = [...state.links.value, event.turn];
      return 'applied';
    case 'reply-delta': {
      const { turnId, channel, at, delta } = event;
      return state.views.join(turnId, channel, at, delta) === 'gap' ? 'words-missing' : 'applied';
    }
    case 'turn-ended':
      if (state.session.value?.id === event.session.id) state.session.value = event.session;
      state.views.finish(event.turn);
      return 'applied';
  }
}
