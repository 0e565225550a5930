/** Models of the drawer that are nothing but signals: every state that the interface has can be put together from them. */
import { signal } from '@preact/signals';
import { createAppState } from '#lib/app-state/app-state.ts';
import { sessionIdSchema, turnIdSchema } from '#lib/chat/ids.ts';
import type { Session } from '#lib/chat/session.ts';
import { type Turn, turnSchema } from '#lib/chat/turn.ts';
import type {
  AttachmentsModel,
  ChatsModel,
  ContextModel,
  DrawerModel,
  PageView,
  SkillsModel,
  TurnView,
  VoiceModel,
} from '#lib/state/drawer-model.ts';
import { CHATS, MODELS, SKILLS } from './sample-lists.ts';

/** The moment at which all galleries are taken, so that their pictures can be compared. */
export const NOW = Date.UTC(2026, 4, 14, 9, 41);

export const PAGE: PageView = {
  status: 'seen',
  title: 'Login fails after the upgrade · Issue 12 · acme/web',
  state: createAppState({
    path: 'https://tracker.example/acme/web/issues/12',
    pageName: 'Issue',
    pageDescription: 'Issue 12 in acme/web, titled "Login fails after the upgrade". State: open',
    currentProject: 'acme/web',
    currentTask: '12',
  }),
  changed: ['path', 'pageName', 'pageDescription', 'currentProject', 'currentTask'],
  offers: [],
};

export const SESSION: Session = {
  id: sessionIdSchema.parse('s1'),
  title: 'Why the login fails',
  createdAt: NOW,
  updatedAt: NOW,
  pinned: false,
  leafId: turnIdSchema.parse('t1'),
  site: 'https://tracker.example',
  project: 'acme/web',
  task: '12',
};

const HEADER = `<new_app_ui_context>
Path: https://tracker.example/acme/web/issues/12
Page Name: Issue
Page Description: Issue 12 in acme/web, titled "Login fails after the upgrade". State: open
Current Project: acme/web
Current Task: 12
</new_app_ui_context>`;

export const APP_STATE_RECORD = {
  id: 'r1',
  content: HEADER,
  source: {
    kind: 'app-state',
    form: 'snapshot',
    update: true,
    sections: [
      { name: 'path', text: 'https://tracker.example/acme/web/issues/12' },
      { name: 'pageName', text: 'Issue' },
      { name: 'currentProject', text: 'acme/web' },
      { name: 'currentTask', text: '12' },
    ],
  },
};

/** A stored turn; what is not given is an ordinary finished one. */
export function createTurn(id: string, overrides: Record<string, unknown> = {}): Turn {
  const { answer, question, ...rest } = overrides;
  return turnSchema.parse({
    id,
    sessionId: 's1',
    parentId: null,
    createdAt: NOW - 60_000,
    records: [APP_STATE_RECORD],
    appState: PAGE.status === 'seen' ? PAGE.state : null,
    modelId: 'ollama/qwen3:8b',
    status: 'done',
    ...rest,
    question: { text: 'Why does the login fail?', ...(question as object) },
    answer: { text: 'Because the session cookie is no longer sent.', ...(answer as object) },
  });
}

export function createTurnView(turn: Turn): TurnView {
  return {
    turn: signal(turn),
    text: signal(turn.answer.text),
    reasoning: signal(turn.answer.reasoning),
  };
}

export function createSkills(selected: string | null = null, skills = SKILLS): SkillsModel {
  const selectedId = signal(selected);
  return {
    available: signal(skills),
    selectedId,
    choose: (id) => {
      selectedId.value = id;
    },
    saveAsSkill: nothing,
  };
}

export function createContext(overrides: Partial<ContextModel> = {}): ContextModel {
  const pageIncluded = signal(true);
  return {
    pageIncluded,
    setPageIncluded: (included) => {
      pageIncluded.value = included;
    },
    items: signal([]),
    sources: signal(['selection', 'page-text', 'outline', 'screenshot', 'tabs', 'earlier-chat']),
    choices: signal([]),
    listChoices: nothing,
    add: nothing,
    remove: () => undefined,
    ...overrides,
  };
}

export function createAttachments(overrides: Partial<AttachmentsModel> = {}): AttachmentsModel {
  return {
    offered: signal(true),
    accept: 'image/*,text/*',
    files: signal([]),
    problems: signal([]),
    add: nothing,
    remove: () => undefined,
    dismissProblems: () => undefined,
    ...overrides,
  };
}

export function createChats(overrides: Partial<ChatsModel> = {}): ChatsModel {
  return {
    status: signal('ready'),
    items: signal(CHATS),
    query: signal(''),
    problem: signal(null),
    load: nothing,
    rename: nothing,
    setPinned: nothing,
    delete: nothing,
    attach: nothing,
    ...overrides,
  };
}

export function createVoice(overrides: Partial<VoiceModel> = {}): VoiceModel {
  return {
    offered: signal(true),
    state: signal({ status: 'idle' }),
    start: nothing,
    stop: nothing,
    consent: nothing,
    dismiss: () => undefined,
    ...overrides,
  };
}

async function nothing(): Promise<void> {}

/** A drawer in which nothing has happened yet. */
export function createFakeModel(overrides: Partial<DrawerModel> = {}): DrawerModel {
  return {
    place: 'overlay',
    connection: signal('open'),
    page: signal(PAGE),
    session: signal(null),
    turns: signal([]),
    pending: signal(null),
    failedSend: signal(null),
    models: signal(MODELS),
    modelId: signal(MODELS[0]?.id ?? null),
    draft: signal(''),
    running: signal(false),
    skills: createSkills(),
    context: createContext(),
    attachments: createAttachments(),
    chats: createChats(),
    voice: createVoice(),
    send: nothing,
    stop: nothing,
    retry: nothing,
    dismissFailure: () => undefined,
    newChat: nothing,
    openChat: nothing,
    chooseModel: nothing,
    openSettings: nothing,
    close: nothing,
    editQuestion: nothing,
    regenerate: nothing,
    continueAnswer: nothing,
    handOver: nothing,
    blockSite: nothing,
    refreshModels: nothing,
    ...overrides,
  };
}

/** A chat with these turns, the last of which may still be running. */
export function createChatModel(
  turns: readonly Turn[],
  overrides: Partial<DrawerModel> = {},
): DrawerModel {
  return createFakeModel({
    session: signal(SESSION),
    turns: signal(turns.map(createTurnView)),
    running: signal(turns.at(-1)?.status === 'streaming'),
    page: signal(PAGE.status === 'seen' ? { ...PAGE, changed: [] } : PAGE),
    ...overrides,
  });
}
