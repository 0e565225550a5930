/**
 * PURE. How text of any script is searched: folded, so that case, width and accents do not matter, and cut into terms for an
 * index. Where a script puts spaces between words, a word is a term; where it does not, each two neighbours are one.
 */

const UNSPACED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}ー々〆\p{Extended_Pictographic}`;
const RUNS = new RegExp(
  String.raw`([${UNSPACED}]+)|((?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}_])+)`,
  'gu',
);

/** A longer word is indexed in pieces that overlap by half, so that any part of it up to that half is whole in one of them. */
const MAX_WORD = 40;
const MAX_PART = MAX_WORD / 2;

/** The form in which texts are compared. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
}

export interface IndexTerms {
  /** Found by any part of them. */
  readonly words: ReadonlySet<string>;
  /** Two neighbours each, and the last one of a run by itself. */
  readonly pairs: ReadonlySet<string>;
}

/** The terms under which these texts are found. */
export function indexTerms(texts: Iterable<string>): IndexTerms {
  const words = new Set<string>();
  const pairs = new Set<string>();
  for (const text of texts) {
    for (const [, unspaced, word] of foldText(text).matchAll(RUNS)) {
      if (word !== undefined) for (const piece of piecesOf(word)) words.add(piece);
      if (unspaced !== undefined) for (const pair of pairsOf([...unspaced])) pairs.add(pair);
    }
  }
  return { words, pairs };
}

function piecesOf(word: string): string[] {
  if (word.length <= MAX_WORD) return [word];
  const pieces: string[] = [];
  for (let at = 0; at < word.length - MAX_PART; at += MAX_PART)
    pieces.push(word.slice(at, at + MAX_WORD));
  return pieces;
}

const pairsOf = (characters: readonly string[]) =>
  characters.map((character, at) => character + (characters[at + 1] ?? ''));

/** What one condition of a query asks of the index; each chat that matches fulfils it, not each that fulfils it matches. */
export type TermCondition =
  | { readonly type: 'part-of-word'; readonly text: string }
  /** Two neighbours, or the first of two. */
  | { readonly type: 'pair'; readonly text: string };

export interface SearchQuery {
  /** Folded; a chat matches when it contains each of them. */
  readonly pieces: readonly string[];
  readonly conditions: readonly TermCondition[];
}

/** Reads what a person typed in a search box. Nothing in it is syntax. */
export function parseSearchQuery(text: string): SearchQuery {
  const pieces = foldText(text).split(/\s+/u).filter(Boolean);
  return { pieces, conditions: pieces.flatMap(conditionsOf) };
}

function conditionsOf(piece: string): TermCondition[] {
  return [...piece.matchAll(RUNS)].flatMap(([, unspaced, word]): TermCondition[] => {
    if (word !== undefined) return [{ type: 'part-of-word', text: word.slice(0, MAX_PART) }];
    const characters = [...(unspaced ?? '')];
    const pairs = characters.length === 1 ? characters : pairsOf(characters).slice(0, -1);
    return pairs.map((pair) => ({ type: 'pair', text: pair }));
  });
}
