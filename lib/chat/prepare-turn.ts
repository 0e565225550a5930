/**
 * PURE. From a chat and a question to the records that are stored and the request that is sent. One function, so that what the model
 * is told is always the difference to what this very request contains.
 */
import { EMPTY_APP_STATE } from '#lib/app-state/app-state.ts';
import type {
  AgentExtras,
  BackendRequest,
  ContentPart,
  RequestMessage,
} from '#lib/backends/contract.ts';
import type { Trimmed } from '#lib/context/producers/context-trimmed.ts';
import { SKILL_KIND } from '#lib/context/producers/skill.ts';
import type { StoredRecord } from '#lib/context/record.ts';
import { type FittedTurns, fitTurns, neededWindow } from './budget.ts';
import type { TurnId } from './ids.ts';
import { estimateMessageTokens, estimateTokens } from './token-estimate.ts';
import type { Question, Turn } from './turn.ts';
import { buildTurnRecords, newItems, type TurnContext, uniqueItems } from './turn-records.ts';
import { renderHistory, renderQuestionText, renderUserMessage, type WireTurn } from './wire.ts';

export type ImagePart = Extract<ContentPart, { type: 'image' }>;

export interface TurnInput {
  /** The chat before this question: the ancestors of the new turn, oldest first. */
  readonly turns: readonly Turn[];
  /** When the chat was opened from Chats; `null` when it was not. */
  readonly openedAt: number | null;
  readonly question: Question;
  readonly context: TurnContext;
  /** Empty where the protocol has no place for one. */
  readonly systemPrompt: string;
  readonly model: {
    /** The backend's own name of it. */
    readonly name: string;
    readonly contextSize: number | null;
    readonly images: boolean;
  };
  readonly parameters?: BackendRequest['parameters'];
  /** The files of this question with their bytes. */
  readonly files: AgentExtras['files'];
  /** The images of earlier turns whose bytes are still there. */
  readonly earlierImages: ReadonlyMap<TurnId, readonly ImagePart[]>;
}

export interface PreparedTurn {
  /** What the new turn stores. */
  readonly records: StoredRecord[];
  readonly request: BackendRequest;
  /** The earlier turns that the request contains. */
  readonly includedTurnIds: readonly TurnId[];
  readonly trimmed: Trimmed;
}

export function prepareTurn(input: TurnInput): PreparedTurn {
  const fitted = fitChat(input);
  const images = input.model.images ? imagesOf(input.files) : [];
  const earlierImages = input.model.images ? input.earlierImages : new Map<TurnId, ImagePart[]>();
  const records = buildTurnRecords(input.context, {
    ...fitted,
    openedAt: input.openedAt,
    droppedAttachments: findDroppedImages(input, fitted.turns, earlierImages),
  });
  const next: WireTurn = { question: input.question, records };
  const messages: RequestMessage[] = [
    ...(input.systemPrompt === ''
      ? []
      : [{ role: 'system' as const, content: input.systemPrompt }]),
    ...fitted.turns.flatMap((turn) =>
      renderHistory([turn]).map((message) => withImages(message, earlierImages.get(turn.id) ?? [])),
    ),
    withImages({ role: 'user', content: renderUserMessage(next) }, images),
  ];
  const { contextSize } = input.model;
  return {
    records,
    request: {
      model: input.model.name,
      messages,
      agent: describeForAgent(input, next, fitted),
      ...(input.parameters ? { parameters: input.parameters } : {}),
      ...(contextSize === null ? {} : { contextSize: neededWindow(messages, contextSize) }),
    },
    includedTurnIds: fitted.turns.map(({ id }) => id),
    trimmed: fitted.trimmed,
  };
}

/** Fits the chat beside the largest message that this question can become: as if nothing were known yet. */
function fitChat({ turns, question, context, systemPrompt, model, files }: TurnInput): FittedTurns {
  if (model.contextSize === null) return fitTurns(turns, 0, null);
  const records = buildTurnRecords(
    { ...context, appState: context.appState ?? EMPTY_APP_STATE },
    {
      turns: [],
      openedAt: null,
      trimmed: { omittedTurns: turns.length, shortenedRecords: turns.length },
      droppedAttachments: [],
    },
  );
  const largest: RequestMessage = {
    role: 'user',
    content: [
      { type: 'text', text: renderUserMessage({ question, records }) },
      ...(model.images ? imagesOf(files) : []),
    ],
  };
  const nextTokens = estimateTokens(systemPrompt) + estimateMessageTokens(largest);
  const newKinds = new Set(newItems(context.items, turns).map(({ source }) => source.kind));
  return fitTurns(turns, nextTokens, model.contextSize, newKinds);
}

function describeForAgent(
  { question, context, files }: TurnInput,
  next: WireTurn,
  fitted: FittedTurns,
): AgentExtras {
  return {
    message: renderUserMessage(withoutSkill(next)),
    text: renderQuestionText(question),
    ...(context.skill ? { skill: context.skill.name, skillPrompt: context.skill.prompt } : {}),
    contexts: [
      ...describePage(context.appState),
      ...(context.pageItems ?? []),
      ...uniqueItems(context.items).map(({ record: _, ...item }) => item),
    ],
    files,
    history: fitted.turns.flatMap((turn) =>
      renderHistory([{ ...turn, ...withoutSkill(turn) }]).flatMap(({ role, content }) =>
        role === 'system' || typeof content !== 'string' ? [] : [{ role, text: content }],
      ),
    ),
  };
}

function describePage(appState: TurnContext['appState']): AgentExtras['contexts'] {
  if (!appState?.path) return [];
  return [{ key: 'page', label: appState.pageName ?? appState.path, value: appState.path }];
}

function withoutSkill({ question, records }: WireTurn): WireTurn {
  return { question, records: records.filter(({ source }) => source.kind !== SKILL_KIND) };
}

function withImages(message: RequestMessage, images: readonly ImagePart[]): RequestMessage {
  if (message.role !== 'user' || images.length === 0) return message;
  const text =
    typeof message.content === 'string'
      ? [{ type: 'text' as const, text: message.content }]
      : message.content;
  return { role: message.role, content: [...text, ...images] };
}

function imagesOf(files: AgentExtras['files']): ImagePart[] {
  return files
    .filter(({ type }) => type.startsWith('image/'))
    .map(({ name, dataUrl }) => ({ type: 'image', name, dataUrl }));
}

function findDroppedImages(
  { question, model }: TurnInput,
  turns: readonly Turn[],
  earlierImages: ReadonlyMap<TurnId, readonly ImagePart[]>,
): string[] {
  const earlier = turns.flatMap((turn) => {
    const kept = new Set(earlierImages.get(turn.id)?.map(({ name }) => name));
    return imageNames(turn.question).filter((name) => !kept.has(name));
  });
  return model.images ? earlier : [...earlier, ...imageNames(question)];
}

function imageNames({ files }: Question): string[] {
  return files.filter(({ type }) => type.startsWith('image/')).map(({ name }) => name);
}
