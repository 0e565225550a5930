/** Puts a question together as it will be sent and stored: the page as it is now, the records, and the request. */
import type { BackendRequest } from '#lib/backends/contract.ts';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import { prepareTurn } from '#lib/chat/prepare-turn.ts';
import { SYSTEM_PROMPT_VERSION, systemPromptOf } from '#lib/chat/system-prompt.ts';
import type { Question, Turn } from '#lib/chat/turn.ts';
import type { ContextItem } from '#lib/chat/turn-records.ts';
import type { ResolvedModel } from '../models.ts';
import type { CaptureOutcome } from '../page-capture.ts';
import { readEnvironment } from './environment.ts';

export interface TurnInput {
  readonly turnId: TurnId;
  readonly sessionId: SessionId;
  readonly question: Question;
  readonly model: ResolvedModel;
  readonly capture: CaptureOutcome;
  /** What the person put beside the page. */
  readonly items: readonly ContextItem[];
  /** The person's own instructions, from the settings. */
  readonly instructions: string;
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

/** Agents bring their own system prompt; their protocol has no place for ours. */
const KINDS_WITHOUT_SYSTEM_PROMPT: ReadonlySet<string> = new Set(['agent-service', 'agent-hub']);

export function composeTurn(input: TurnInput): ComposedTurn {
  const { question, history, capture, model } = input;
  const appState = capture.status === 'seen' ? capture.page.appState : null;
  const systemPrompt = KINDS_WITHOUT_SYSTEM_PROMPT.has(model.backend.kind)
    ? null
    : SYSTEM_PROMPT_VERSION;
  const { records, request } = prepareTurn({
    turns: history,
    openedAt: input.openedAt,
    question,
    context: {
      appState,
      environment: readEnvironment(input.now),
      userInstructions: input.instructions,
      skills: [],
      skill: null,
      items: input.items,
    },
    systemPrompt: systemPromptOf(systemPrompt ?? undefined) ?? '',
    model: {
      name: model.name,
      contextSize: model.info?.contextSize ?? null,
      images: model.info?.images ?? false,
    },
    files: [],
    earlierImages: new Map(),
  });
  return {
    turn: {
      id: input.turnId,
      sessionId: input.sessionId,
      parentId: history.at(-1)?.id ?? null,
      createdAt: input.now,
      question,
      records,
      appState,
      ...(systemPrompt === null ? {} : { systemPrompt }),
      modelId: model.id,
      status: 'streaming',
      answer: { text: '', reasoning: '', cards: [], warnings: [], malformedEvents: 0 },
    },
    request,
  };
}
