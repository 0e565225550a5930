import { Lexer, Marked, type Token, type TokensList } from 'marked';
import { EXTENSIONS } from './extensions.ts';
import { holdBack } from './hold-back.ts';
import { QUOTATION_EXTENSION } from './quotation-extension.ts';

/** One block of an answer, ready to be drawn. A finished one is the same object for ever, so that it is drawn once. */
export interface Block {
  readonly token: Token;
  /** The heading's level in the outline of the page; 0 for other blocks. */
  readonly rank: number;
  /** Its end has not been seen. */
  readonly open: boolean;
}

/** Longer blocks are shown as they are: no reader needs them formatted, and parsing them costs more than a line. */
const LONGEST_FORMATTED_BLOCK = 30_000;
/** Each level costs the parser a pass over the rest. */
const DEEP_QUOTE = /^(?:[ \t]*>){40}/m;
const FIRST_RANK = 3;
const LAST_RANK = 6;

const { defaults } = new Marked(
  { gfm: true },
  { extensions: [...EXTENSIONS, QUOTATION_EXTENSION] },
);

/** Reads Markdown that grows at its end: each finished block is parsed once, the last one again whenever it grew. */
export class BlockStream {
  #source = '';
  #complete = false;
  #finishedLength = 0;
  #finished: Block[] = [];
  #open: Block[] = [];
  #lastRank = FIRST_RANK - 1;
  #links: TokensList['links'] = {};

  /** All blocks as they stand. The finished ones at the start keep their identity from call to call. */
  get blocks(): readonly Block[] {
    return this.#open.length > 0 ? [...this.#finished, ...this.#open] : this.#finished;
  }

  /**
   * Takes the text as it is now.
   *
   * @param text Usually the earlier text and more; any other text starts afresh.
   * @param growing Whether more may come; if not, the last block is final.
   */
  update(text: string, growing: boolean): void {
    const source = text.replace(/\r\n?/g, '\n');
    if (!growing && this.#complete && source === this.#source) return;
    this.#complete = !growing;
    if (!source.startsWith(this.#source)) this.#reset();
    this.#source = source;
    if (growing) this.#readGrowing(source);
    else this.#readAll(source);
  }

  /** Blocks may refer to a definition that came after them: then the whole is read once more. */
  #readAll(source: string): void {
    let tokens = this.#parse(source.slice(this.#finishedLength));
    const defines =
      Object.keys(this.#links).length > 0 || tokens.some(({ type }) => type === 'def');
    if (this.#finishedLength > 0 && defines) {
      this.#startOver();
      tokens = this.#parse(source);
    }
    for (const token of tokens) this.#finish(token);
    this.#finishedLength = source.length;
    this.#open = [];
  }

  #readGrowing(source: string): void {
    const tokens = this.#parse(source.slice(this.#finishedLength));
    const last = tokens.findLastIndex(({ type }) => type !== 'space');
    for (const token of tokens.slice(0, Math.max(last, 0))) this.#finish(token);
    this.#open = this.#readOpen(source.slice(this.#finishedLength));
  }

  #reset(): void {
    this.#startOver();
    this.#links = {};
  }

  #startOver(): void {
    this.#finishedLength = 0;
    this.#finished = [];
    this.#lastRank = FIRST_RANK - 1;
  }

  #finish(token: Token): void {
    this.#finishedLength += token.raw.length;
    if (token.type === 'def') {
      this.#links[token.tag] ??= { href: token.href, title: token.title };
    }
    if (token.type === 'space' || token.type === 'def') return;
    const block = this.#createBlock(token, false);
    this.#lastRank = block.rank || this.#lastRank;
    this.#finished.push(block);
  }

  #readOpen(rest: string): Block[] {
    return this.#parse(holdBack(rest))
      .filter(({ type }) => type !== 'space' && type !== 'def')
      .map((token) => this.#createBlock(token, true));
  }

  #createBlock(token: Token, open: boolean): Block {
    const rank =
      token.type === 'heading' ? Math.min(token.depth + 2, this.#lastRank + 1, LAST_RANK) : 0;
    return { token, rank, open };
  }

  #parse(source: string): Token[] {
    if (isBeyondFormatting(source)) return [plainBlock(source)];
    const lexer = new Lexer(defaults);
    Object.assign(lexer.tokens.links, this.#links);
    try {
      const tokens = lexer.lex(source);
      return [...tokens];
    } catch {
      // Nesting of thousands of levels exhausts the stack: such a text is shown as it is.
      return [plainBlock(source)];
    }
  }
}

function isBeyondFormatting(source: string): boolean {
  if (DEEP_QUOTE.test(source)) return true;
  const start = source.slice(0, LONGEST_FORMATTED_BLOCK);
  return source.length > start.length && !/\n[ \t]*\n|^ {0,3}(?:```|~~~)/.test(start);
}

function plainBlock(source: string): Token {
  return { type: 'plain', raw: source, text: source };
}
