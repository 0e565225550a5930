/** PURE. Whether a chat is what a search looks for, and the words that show it. */
import type { TurnId } from './ids.ts';
import type { SearchQuery } from './search-text.ts';
import { foldText } from './search-text.ts';
import type { Session } from './session.ts';
import type { Turn } from './turn.ts';

/** The place in a chat that matched. */
export interface Excerpt {
  readonly turnId: TurnId;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

export interface SearchHit {
  readonly session: Session;
  /** `null` when only the title matched. */
  readonly excerpt: Excerpt | null;
}

/** How much is shown on either side of a match, in UTF-16 code units. */
const CONTEXT = 60;

/** The texts of a turn that a search looks in. */
export function searchableTexts({ question, answer }: Pick<Turn, 'question' | 'answer'>): string[] {
  return [question.text, answer.text];
}

/** `null` when the chat does not contain every piece of the query. Branches that are not shown are looked in too. */
export function matchChat(
  session: Session,
  turns: readonly Turn[],
  { pieces }: SearchQuery,
): SearchHit | null {
  const title = foldText(session.title);
  const texts = turns.flatMap((turn) =>
    searchableTexts(turn).map((text) => ({ turnId: turn.id, text, folded: foldText(text) })),
  );
  const contains = (piece: string) =>
    title.includes(piece) || texts.some(({ folded }) => folded.includes(piece));
  if (pieces.length === 0 || !pieces.every(contains)) return null;
  for (const piece of pieces) {
    const found = texts.find(({ folded }) => folded.includes(piece));
    if (found) return { session, excerpt: excerptOf(found, piece) };
  }
  return { session, excerpt: null };
}

function excerptOf(
  { turnId, text, folded }: { turnId: TurnId; text: string; folded: string },
  piece: string,
): Excerpt {
  const at = folded.indexOf(piece);
  const start = originalIndex(text, at);
  const end = originalIndex(text, at + piece.length);
  return {
    turnId,
    before: text.slice(Math.max(0, start - CONTEXT), start).toWellFormed(),
    match: text.slice(start, end),
    after: text.slice(end, end + CONTEXT).toWellFormed(),
  };
}

/** Where in the text the character stands that is at `foldedIndex` when the text is folded. */
function originalIndex(text: string, foldedIndex: number): number {
  let folded = 0;
  for (const { 0: cluster, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    if (folded >= foldedIndex) return index;
    folded += foldText(cluster).length;
  }
  return text.length;
}
