import type { TokenizerAndRendererExtension, Tokens } from 'marked';

export interface QuotationToken extends Tokens.Generic {
  readonly type: 'quotation';
  readonly raw: string;
  /** The words within the marks. */
  readonly text: string;
  readonly open: string;
  readonly close: string;
}

/** Straight marks close only before what is no word, so that inches and nested marks make no quotation. */
const QUOTATION =
  /^(?:(“)([^“”\n]{10,1000})(”)|(„)([^„“\n]{10,1000})(“)|(«)([^«»\n]{10,1000})(»)|(「)([^「」\n]{6,1000})(」)|(『)([^『』\n]{6,1000})(』)|(")(?=\S)([^"\n]{9,999}\S)(")(?![\p{L}\p{N}]))/u;

/** Passages in quotation marks: where a page was read, they lead to the place that they quote. */
export const QUOTATION_EXTENSION: TokenizerAndRendererExtension = {
  name: 'quotation',
  level: 'inline',
  start: (source) => source.match(/["“„«「『]/)?.index,
  tokenizer(source) {
    const match = QUOTATION.exec(source)?.filter((group) => group !== undefined);
    const [raw, open, text, close] = match ?? [];
    if (!raw || !open || !text || !close) return undefined;
    const token: QuotationToken = { type: 'quotation', raw, text, open, close, tokens: [] };
    this.lexer.inline(text, token.tokens);
    return token;
  },
};
