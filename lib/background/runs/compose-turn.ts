/** Puts a question together as it will be sent and stored: the page as it is now, the records, and the request. */
import { diffAppState } from '#lib/app-state/diff.ts';
import type { BackendRequest } from '#lib/backends/contract.ts';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import { foldKnownState } from '#lib/chat/known-state.ts';
import type { Question, Turn } from '#lib/chat/turn.ts';
import { renderHistory, renderUserMessage } from '#lib/chat/wire.ts';
import { createAppStateRecord } from '#lib/context/producers/app-state.ts';
import type { ResolvedModel } from '../models.ts';
import type { CaptureOutcome } from '../page-capture.ts';

export interface TurnInput {
  readonly turnId: TurnId;
  readonly sessionId: SessionId;
  readonly question: Question;
  readonly model: ResolvedModel;
  readonly capture: CaptureOutcome;
  /** The turns that this question answers to, oldest first. */
  readonly history: readonly Turn[];
  /** When the chat was opened from Chats in this tab; `null` when it was not. */
  readonly openedAt: number | null;
  readonly now: number;
}

export interface ComposedTurn {
  /** As it will be stored once a backend has accepted it. */
  readonly turn: Turn;
  readonly request: BackendRequest;
}

export function composeTurn(input: TurnInput): ComposedTurn {
  const { question, history, capture, model } = input;
  const appState = capture.status === 'seen' ? capture.page.appState : null;
  const known = foldKnownState(history, input.openedAt);
  const header = appState && createAppStateRecord(diffAppState(known, appState));
  const records = header
    ? [header].map((record) => ({ ...record, source: { ...record.source } }))
    : [];
  const message = renderUserMessage({ question, records });
  const messages = renderHistory(history);
  return {
    turn: {
      id: input.turnId,
      sessionId: input.sessionId,
      parentId: history.at(-1)?.id ?? null,
      createdAt: input.now,
      question,
      records,
      appState,
      modelId: model.id,
      status: 'streaming',
      answer: { text: '', reasoning: '', cards: [], warnings: [], malformedEvents: 0 },
    },
    request: {
      model: model.name,
      messages: [...messages, { role: 'user', content: message }],
      agent: {
        message,
        text: question.text,
        contexts: [],
        files: [],
        history: messages.flatMap(({ role, content }) =>
          role !== 'system' && typeof content === 'string' ? [{ role, text: content }] : [],
        ),
      },
    },
  };
}
