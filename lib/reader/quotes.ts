/**
 * PURE. Quotes: finding them in an answer, and finding where they stand in a text. Compared are letters, digits and signs that carry
 * meaning; white space, punctuation and marks of Markdown differ between what is read, what is quoted and what is on the page.
 */

export interface Quote {
  /** The words within the quotation marks. */
  readonly text: string;
  /** Where it stands in the answer, marks included, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
];
const LONGEST_QUOTE = 1_000;
/** Shorter ones are words in quotation marks, not quotations. */
const SHORTEST_QUOTE = 10;
const SHORTEST_PART = 6;
const CODE = /(`{3,})[\s\S]*?(?:\1|$)|`[^`\n]+`/g;
const ELLIPSIS = /\s*(?:\[\s*(?:…|\.{3})\s*\]|…|\.{3})\s*/;

/** The quotations in an answer, in order, those in code left out. */
export function findQuotes(answer: string): Quote[] {
  const text = answer.replace(CODE, (code) => ' '.repeat(code.length));
  const inMarks = PAIRS.flatMap(([open, close]) => findPairs(text, open, close));
  const all = [...inMarks, ...findBlockQuotes(text)].sort((one, other) => one.start - other.start);
  const outermost = all.filter(
    (one) =>
      !all.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
  );
  return outermost.filter((quote) => isQuotable(quote.text));
}

function findPairs(text: string, open: string, close: string): Quote[] {
  const pattern = new RegExp(`${open}([^${open}${close}]{1,${LONGEST_QUOTE}}?)${close}`, 'g');
  return Array.from(text.matchAll(pattern))
    .filter((match) => !/\n\s*\n/.test(match[0]))
    .map((match) => ({
      text: match[1] ?? '',
      start: match.index,
      end: match.index + match[0].length,
    }));
}

function findBlockQuotes(text: string): Quote[] {
  return Array.from(text.matchAll(/^(?:> ?[^\n]*(?:\n|$))+/gm)).map((match) => ({
    text: match[0].replace(/^> ?/gm, '').trim(),
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));
}

/** Whether these words are enough to be looked up: fewer are words in quotation marks, not a quotation. */
export function isQuotable(words: string): boolean {
  return comparable(words).text.length >= SHORTEST_QUOTE;
}

/** A text in which quotes can be looked up. */
export interface QuoteIndex {
  /** The spans of the text that the quote covers: several when it leaves something out; `null` when it does not stand there. */
  locate(quote: string): readonly TextSpan[] | null;
}

export function createQuoteIndex(text: string): QuoteIndex {
  const { text: haystack, offsets } = comparable(text);
  return {
    locate(quote) {
      const parts = quote.split(ELLIPSIS).map((part) => comparable(part).text);
      const telling = parts.filter((part) => part.length >= SHORTEST_PART);
      if (telling.join('').length < SHORTEST_QUOTE) return null;
      const spans: TextSpan[] = [];
      let from = 0;
      for (const part of telling) {
        const at = haystack.indexOf(part, from);
        if (at < 0) return null;
        from = at + part.length;
        spans.push({ start: offsets[at] ?? 0, end: (offsets[from - 1] ?? 0) + 1 });
      }
      return spans;
    },
  };
}

/** The index of a text in Markdown as the reader renders it: its link references are no text. */
export function createMarkdownQuoteIndex(markdown: string): QuoteIndex {
  return createQuoteIndex(markdown.replace(/\]\[\d+\]/g, (mark) => ']'.repeat(mark.length)));
}

/** What is compared, with the place of each of its code units in the text. */
function comparable(text: string): { readonly text: string; readonly offsets: readonly number[] } {
  const kept: string[] = [];
  const offsets: number[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}%$€£¥°+=<>]|[-−](?=\d)/gu)) {
    const folded = match[0] === '−' ? '-' : match[0].normalize('NFKC').toLowerCase();
    for (const unit of folded.split('')) {
      kept.push(unit);
      offsets.push(match.index + match[0].length - 1);
    }
  }
  return { text: kept.join(''), offsets };
}
