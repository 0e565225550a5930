/** Puts a question together as it will be sent and stored: the page as it is now, the records, and the request. */
import type { BackendRequest } from '#lib/backends/contract.ts';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import { prepareTurn } from '#lib/chat/prepare-turn.ts';
import { SYSTEM_PROMPT_VERSION, systemPromptOf } from '#lib/chat/system-prompt.ts';
import type { Question, Turn } from '#lib/chat/turn.ts';
import type { ContextItem } from '#lib/chat/turn-records.ts';
import type { SiteInstructions } from '#lib/context/producers/site-instructions.ts';
import type { SelectedSkill } from '#lib/context/producers/skill.ts';
import type { CatalogEntry, StoredRecord } from '#lib/context/record.ts';
import type { Shelf } from '#lib/db/shelf-store.ts';
import type { PageDescription } from '#lib/sites/describe-page.ts';
import { siteGuidance } from '#lib/sites/guidance.ts';
import type { ResolvedModel } from '../models.ts';
import type { CaptureOutcome } from '../page-capture.ts';
import { readEnvironment } from './environment.ts';
import { recordFiles, type SentFile } from './sent-files.ts';

export interface TurnInput {
  readonly turnId: TurnId;
  readonly sessionId: SessionId;
  readonly question: Question;
  readonly model: ResolvedModel;
  readonly capture: CaptureOutcome;
  /** The context bar as the person left it. */
  readonly bar: Omit<Shelf, 'id'>;
  /** What the same question carried before. */
  readonly attached: readonly StoredRecord[];
  readonly files: readonly SentFile[];
  /** The chosen skill, filled in. */
  readonly skill: SelectedSkill | null;
  /** The skills that the model is told of; `null` where the page cannot be seen. */
  readonly skills: readonly CatalogEntry[] | null;
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
  const { question, history, capture, model, bar } = input;
  const page = bar.pageIncluded && capture.status === 'seen' ? capture.page : null;
  const appState = page?.appState ?? null;
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
      siteInstructions: page && instructionsOf(page, bar.declined),
      skills: input.skills,
      skill: input.skill,
      pageItems: page?.contextItems.filter(({ key }) => !bar.declined.includes(key)) ?? null,
      items: [
        ...input.attached.map((record) =>
          toItem(record.id, String(record.source.label), '', record),
        ),
        ...recordFiles(input.files).map((record) => toItem(record.id, 'Attachment', '', record)),
        ...bar.items.map(({ key, label, detail, record }) => toItem(key, label, detail, record)),
      ],
    },
    systemPrompt: systemPromptOf(systemPrompt ?? undefined) ?? '',
    model: {
      name: model.name,
      contextSize: model.info?.contextSize ?? null,
      images: model.info?.images ?? false,
    },
    files: input.files,
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

/** The key under which a site's instructions stand in the context bar. */
export const SITE_INSTRUCTIONS_KEY = 'site-instructions';

function instructionsOf(page: PageDescription, declined: readonly string[]): SiteInstructions {
  const { site, instructions } = siteGuidance(page.match);
  return { site, text: declined.includes(SITE_INSTRUCTIONS_KEY) ? '' : instructions };
}

function toItem(key: string, label: string, value: string, record: StoredRecord): ContextItem {
  return { key, label, value, record };
}
