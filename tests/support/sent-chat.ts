/** A chat as it is sent, turn by turn, and what a model that reads the wire and nothing else makes of it. */
import { type AppState, createAppState, EMPTY_APP_STATE } from '#lib/app-state/app-state.ts';
import { applyChanges } from '#lib/app-state/diff.ts';
import { parseHeader } from '#lib/app-state/header.ts';
import { modelIdSchema } from '#lib/backends/model-id.ts';
import { sessionIdSchema, turnIdSchema } from '#lib/chat/ids.ts';
import { type PreparedTurn, prepareTurn, type TurnInput } from '#lib/chat/prepare-turn.ts';
import type { Turn, TurnStatus } from '#lib/chat/turn.ts';
import type { ContextItem } from '#lib/chat/turn-records.ts';
import { createSnapshotRecord } from '#lib/context/create-snapshot.ts';

export const issue12 = createAppState({
  path: 'https://t.example/12',
  pageName: 'Issue',
  currentTask: '12',
});
export const issue13 = createAppState({
  path: 'https://t.example/13',
  pageName: 'Issue',
  currentTask: '13',
});

export interface Sending {
  text?: string;
  appState?: AppState | null;
  contextSize?: number | null;
  openedAt?: number | null;
  items?: readonly ContextItem[];
  files?: TurnInput['files'];
  images?: boolean;
  context?: Partial<TurnInput['context']>;
}

export function inputOf(turns: readonly Turn[], sending: Sending): TurnInput {
  const {
    text = 'Why?',
    appState = issue12,
    contextSize = null,
    openedAt = null,
    items = [],
  } = sending;
  const files = sending.files ?? [];
  return {
    turns,
    openedAt,
    question: { text, files: files.map(({ name, type }) => ({ name, type, size: 1 })) },
    context: {
      appState,
      environment: null,
      userInstructions: '',
      siteInstructions: null,
      skills: [],
      skill: null,
      pageItems: null,
      items,
      ...sending.context,
    },
    systemPrompt: 'Be brief.',
    model: { name: 'm', contextSize, images: sending.images ?? false },
    files,
    earlierImages: new Map(),
  };
}

let clock = 0;

/** A moment after everything so far. */
export function tick(): number {
  clock += 1;
  return clock;
}

export function turnOf(
  input: TurnInput,
  { records }: PreparedTurn,
  said = 'Because.',
  status: TurnStatus = 'done',
): Turn {
  const createdAt = tick();
  return {
    id: turnIdSchema.parse(`t${createdAt}`),
    sessionId: sessionIdSchema.parse('s'),
    parentId: input.turns.at(-1)?.id ?? null,
    createdAt,
    question: input.question,
    records: structuredClone(records),
    appState: input.context.appState,
    modelId: modelIdSchema.parse('b/m'),
    status,
    answer: { text: said, reasoning: '', cards: [], warnings: [], malformedEvents: 0 },
  };
}

export function send(
  turns: readonly Turn[],
  sending: Sending = {},
  said?: string,
  status?: TurnStatus,
) {
  const input = inputOf(turns, sending);
  const prepared = prepareTurn(input);
  return { prepared, turn: turnOf(input, prepared, said, status) };
}

export function userMessages({ request }: PreparedTurn): string[] {
  return request.messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => String(content));
}

/** What a model that reads these messages, and nothing else, takes to be so. */
export function readState(messages: readonly string[]): AppState {
  return messages.reduce((state: AppState, message) => {
    const header = /^<new_app_ui_context>\n[\s\S]*?\n<\/new_app_ui_context>$/m.exec(message)?.[0];
    return header === undefined ? state : applyChanges(state, parseHeader(header) ?? []);
  }, EMPTY_APP_STATE);
}

export function pageItem(text: string): ContextItem {
  const record = createSnapshotRecord(
    { kind: 'page-content', label: 'Page text', sections: [{ name: 'Text', text }] },
    null,
  );
  if (!record) throw new Error('a first snapshot is always made');
  return { key: 'page-text', label: 'Page text', value: text, record };
}
