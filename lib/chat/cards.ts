/**
 * PURE. Cards of plain models: a skill that wants them says so in its text, by naming a fenced `cards` block; the model then ends its
 * answer with one. It is taken out only when the answer is complete and every card in it passes the schema; else it stays text.
 */
import { z } from 'zod';
import { cardSchema } from '#lib/backends/card.ts';
import type { Card } from '#lib/backends/contract.ts';
import { SKILL_KIND } from '#lib/context/producers/skill.ts';
import type { Turn } from './turn.ts';

const FENCE = '```cards';
const MOST_CARDS = 50;

/** Models leave empty lists out. */
const cardsSchema = z
  .array(
    z.preprocess(
      (card) => (card instanceof Object ? { fields: [], tags: [], ...card } : card),
      cardSchema.strip(),
    ),
  )
  .min(1)
  .max(MOST_CARDS);

/** Whether the skill that this turn was sent with asks for cards. */
export function asksForCards({ records }: Pick<Turn, 'records'>): boolean {
  return records.some(
    ({ source, content }) => source.kind === SKILL_KIND && content.includes(FENCE),
  );
}

/** Takes the cards out of a complete answer; without a block that is wholly valid, the answer stays as it is. */
export function splitCards(text: string): {
  readonly text: string;
  readonly cards: readonly Card[];
} {
  const block = /(?:^|\n)```cards[ \t]*\n([\s\S]*?)\n```[ \t]*(?=\n|$)/.exec(text);
  const cards = block ? readCards(block[1] ?? '') : null;
  if (!block || !cards) return { text, cards: [] };
  const before = text.slice(0, block.index).trimEnd();
  const after = text.slice(block.index + block[0].length).trimStart();
  return { text: [before, after].filter((part) => part !== '').join('\n\n'), cards };
}

function readCards(json: string): readonly Card[] | null {
  try {
    return cardsSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
