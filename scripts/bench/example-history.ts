/** A made-up history: the same one each time, with words as frequent as they are in real text, a twentieth of it without spaces. */

import { modelIdSchema } from '#lib/backends/model-id.ts';
import type { SessionId, TurnId } from '#lib/chat/ids.ts';
import { sessionIdSchema, turnIdSchema } from '#lib/chat/ids.ts';
import type { Session } from '#lib/chat/session.ts';
import type { Turn } from '#lib/chat/turn.ts';

const VOCABULARY = 40_000;
const HAN_FIRST = 0x4e00;
const HAN_COUNT = 1_500;
const HAN_WORDS = 4_000;
const CONSONANTS = 'bcdfghjklmnprstv';
const VOWELS = 'aeiou';

/** A small generator (mulberry32), so that each run measures the same texts. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The word of a rank, in syllables; low ranks are frequent. */
export function wordOf(rank: number): string {
  const syllables = CONSONANTS.length * VOWELS.length;
  const parts: string[] = [];
  for (let rest = rank + syllables; rest > 0; rest = Math.floor(rest / syllables))
    parts.push(CONSONANTS[rest % CONSONANTS.length] ?? '', VOWELS[rest % VOWELS.length] ?? '');
  return parts.join('');
}

/** A word of two characters, without spaces around it. */
function hanWordOf(rank: number): string {
  const random = createRandom(rank);
  const character = () => HAN_FIRST + Math.floor(random() * HAN_COUNT);
  return String.fromCodePoint(character(), character());
}

export interface ExampleChat {
  readonly session: Session;
  readonly turns: readonly Turn[];
}

/** Chat number `index`, with so many turns. */
export function exampleChat(index: number, turnCount: number): ExampleChat {
  const random = createRandom(index + 1);
  const id = sessionIdSchema.parse(`chat-${index}`);
  const startedAt = 1_700_000_000_000 + index * 3_600_000;
  const turns = Array.from({ length: turnCount }, (_turn, at) =>
    exampleTurn(random, id, at, startedAt + at * 60_000),
  );
  const last = turns.at(-1);
  const session: Session = {
    id,
    title: sentence(random, 6),
    createdAt: startedAt,
    updatedAt: last?.createdAt ?? startedAt,
    pinned: index % 200 === 7,
    leafId: last?.id ?? null,
    site: 'https://tracker.example',
    project: `project-${index % 50}`,
    task: null,
  };
  return { session, turns };
}

function exampleTurn(
  random: () => number,
  sessionId: SessionId,
  at: number,
  createdAt: number,
): Turn {
  const idOf = (place: number): TurnId => turnIdSchema.parse(`${sessionId}-${place}`);
  return {
    id: idOf(at),
    sessionId,
    parentId: at === 0 ? null : idOf(at - 1),
    createdAt,
    question: { text: sentence(random, 12), files: [] },
    records: [],
    appState: null,
    modelId: modelIdSchema.parse('demo/demo'),
    status: 'done',
    answer: {
      text: Array.from({ length: 8 }, () => sentence(random, 16)).join('. '),
      reasoning: '',
      cards: [],
      warnings: [],
      malformedEvents: 0,
    },
  };
}

function sentence(random: () => number, length: number): string {
  const spaced = random() > 0.05;
  const parts = Array.from({ length }, () =>
    spaced
      ? wordOf(Math.floor(VOCABULARY ** random()))
      : hanWordOf(Math.floor(HAN_WORDS ** random())),
  );
  return parts.join(spaced ? ' ' : '');
}
