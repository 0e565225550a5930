import type { TokenizerAndRendererExtension, Tokens } from 'marked';

export interface MathToken extends Tokens.Generic {
  readonly type: 'math';
  readonly raw: string;
  readonly text: string;
  readonly display: boolean;
  /** Its end has not been seen (yet). */
  readonly open: boolean;
}

export interface FootnoteToken extends Tokens.Generic {
  readonly type: 'footnote' | 'footnote-reference';
  readonly raw: string;
  readonly label: string;
}

const DISPLAY_MATH = /^ {0,3}(?:\$\$([\s\S]+?)(\$\$|$(?![\s\S]))|\\\[([\s\S]+?)(\\\]|$(?![\s\S])))/;
const INLINE_DISPLAY_MATH = /^(?:\$\$([^\n$]+?)\$\$|\\\[([\s\S]+?)\\\])/;
/** As in pandoc: no space inside the dollars, no digit after them, so that prices stay prices. */
const INLINE_MATH = /^(?:\$(?!\s|\$)((?:\\[\s\S]|[^$\\\n])+?)(?<!\s)\$(?!\d)|\\\(([\s\S]+?)\\\))/;
const FOOTNOTE = /^\[\^([^\]\s]{1,40})\]:[ \t]+([^\n]+(?:\n(?!\s*\n|\[\^)[^\n]+)*)/;
const FOOTNOTE_REFERENCE = /^\[\^([^\]\s]{1,40})\](?!:)/;

const math = (raw: string, text: string, display: boolean, open = false): MathToken => ({
  type: 'math',
  raw,
  text: text.trim(),
  display,
  open,
});

/** Where one of these stands first. Called for each piece of text, so it must not cost more than looking. */
function firstOf(source: string, beginnings: readonly string[]): number | undefined {
  const found = beginnings.map((text) => source.indexOf(text)).filter((index) => index >= 0);
  return found.length > 0 ? Math.min(...found) : undefined;
}

/** Math in dollars and backslashes, and footnotes: what GitHub's Markdown has beyond marked's. */
export const EXTENSIONS: TokenizerAndRendererExtension[] = [
  {
    name: 'math',
    level: 'block',
    start: (source) => firstOf(source, ['\n$$', '\n\\[']),
    tokenizer(source) {
      const match = DISPLAY_MATH.exec(source);
      if (!match) return undefined;
      const end = match[2] ?? match[4];
      return math(match[0], match[1] ?? match[3] ?? '', true, end === '');
    },
  },
  {
    name: 'math-inline',
    level: 'inline',
    start: (source) => firstOf(source, ['$', '\\']),
    tokenizer(source) {
      const display = INLINE_DISPLAY_MATH.exec(source);
      if (display) return math(display[0], display[1] ?? display[2] ?? '', true);
      const match = INLINE_MATH.exec(source);
      return match ? math(match[0], match[1] ?? match[2] ?? '', false) : undefined;
    },
  },
  {
    name: 'footnote',
    level: 'block',
    start: (source) => firstOf(source, ['\n[^']),
    tokenizer(source) {
      const match = FOOTNOTE.exec(source);
      if (!match) return undefined;
      const token: FootnoteToken = {
        type: 'footnote',
        raw: match[0],
        label: match[1] ?? '',
        tokens: [],
      };
      this.lexer.inline(match[2] ?? '', token.tokens);
      return token;
    },
  },
  {
    name: 'footnote-reference',
    level: 'inline',
    start: (source) => firstOf(source, ['[']),
    tokenizer(source) {
      const match = FOOTNOTE_REFERENCE.exec(source);
      return match
        ? { type: 'footnote-reference', raw: match[0], label: match[1] ?? '' }
        : undefined;
    },
  },
];
