/** PURE. What both agent protocols say to each other: `AgentRequest`, `AgentChunk`, `Result<AgentReply>`. */
import { z } from 'zod';
import type { DecodedPart } from './answer-state.ts';
import { cardSchema } from './card.ts';
import type { BackendRequest, Card } from './contract.ts';
import { lenientArray, lenientText } from './lenient.ts';
import { describeComplaint } from './server-failure.ts';
import { textParts } from './usage.ts';

/** The name of the model of an agent that does not tell any; it is not sent. */
export const AGENT_MODEL = 'agent';

/** Agents written by hand leave empty lists out. */
const agentCardSchema = z.preprocess(
  (card) => (typeof card === 'object' ? { fields: [], tags: [], ...card } : card),
  cardSchema,
);
const cardsSchema = lenientArray(agentCardSchema);

const chunkSchema = z
  .object({ delta: z.string().nullish(), cards: z.array(z.unknown()).nullish() })
  .refine(({ delta, cards }) => typeof delta === 'string' || Array.isArray(cards));

const resultSchema = z.object({
  success: z.boolean(),
  message: lenientText,
  data: z
    .object({
      text: z.string().nullish(),
      skill: lenientText,
      cards: z.array(z.unknown()).nullish().catch(null),
    })
    .nullish(),
});

export function createAgentRequest({ agent, model }: BackendRequest) {
  const { message, skill, skillPrompt, contexts, files, history } = agent;
  return {
    message,
    ...(skill !== undefined && { skill }),
    ...(skillPrompt !== undefined && { skillPrompt }),
    contexts,
    files,
    history,
    ...(model !== AGENT_MODEL && { model }),
  };
}

/** Collects what an agent says: its chunks make words appear early, its closing result is what counts. */
export interface AgentReader {
  /** @returns The words of a chunk; `null` when it is none. */
  readChunk(value: unknown): DecodedPart[] | null;
  /** @returns What the result says, to its end; `null` when it is none. @throws BackendError when it is no success. */
  readResult(value: unknown): DecodedPart[] | null;
}

export function createAgentReader(secrets: readonly string[]): AgentReader {
  /** Cards of chunks are kept back: half a card is no result. */
  let cards: readonly Card[] = [];
  return {
    readChunk(value) {
      const read = chunkSchema.safeParse(value);
      if (!read.success) return null;
      cards = [...cards, ...cardsSchema.parse(read.data.cards)];
      return textParts('text-delta', read.data.delta);
    },
    readResult(value) {
      const read = resultSchema.safeParse(value);
      if (!read.success) return null;
      const { success, message, data } = read.data;
      if (!success) {
        const complaint = { message: message ?? '', labels: '', status: undefined };
        throw describeComplaint(complaint, secrets);
      }
      if (data?.cards) cards = cardsSchema.parse(data.cards);
      return [
        ...(typeof data?.text === 'string'
          ? [{ type: 'text-final', text: data.text } as const]
          : []),
        ...(cards.length > 0 ? [{ type: 'cards', cards } as const] : []),
        ...(data?.skill ? [{ type: 'reply-skill', skill: data.skill } as const] : []),
        { type: 'finish-reason', reason: 'stop' },
        { type: 'end' },
      ];
    },
  };
}
