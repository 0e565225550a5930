/** Sessions and turns for tests, valid by themselves; each test changes what it is about. */
import { EMPTY_APP_STATE } from '#lib/app-state/app-state.ts';
import { modelIdSchema } from '#lib/backends/model-id.ts';
import { sessionIdSchema, turnIdSchema } from '#lib/chat/ids.ts';
import type { Session } from '#lib/chat/session.ts';
import type { Turn } from '#lib/chat/turn.ts';

export const sessionId = (name: string) => sessionIdSchema.parse(name);
export const turnId = (name: string) => turnIdSchema.parse(name);

export function exampleSession(name: string, changes: Partial<Session> = {}): Session {
  return {
    id: sessionId(name),
    title: `Chat ${name}`,
    createdAt: 1_000,
    updatedAt: 1_000,
    pinned: false,
    leafId: null,
    site: null,
    project: null,
    task: null,
    ...changes,
  };
}

export function exampleTurn(name: string, session: string, changes: Partial<Turn> = {}): Turn {
  return {
    id: turnId(name),
    sessionId: sessionId(session),
    parentId: null,
    createdAt: 2_000,
    question: { text: `Question ${name}?`, files: [] },
    records: [],
    appState: EMPTY_APP_STATE,
    modelId: modelIdSchema.parse('demo/demo'),
    status: 'streaming',
    answer: { text: '', reasoning: '', cards: [], warnings: [], malformedEvents: 0 },
    ...changes,
  };
}

/** The same turn, answered. */
export function answered(turn: Turn, text: string): Turn {
  return { ...turn, status: 'done', answer: { ...turn.answer, text, finishReason: 'stop' } };
}
