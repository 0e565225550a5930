import remend from 'remend';

/** A last line that may still become something else: a list item, a heading, a fence, a quote, a rule, a formula. */
const UNDECIDED_LINE =
  /(?:^|\n)[ \t>]*(?:#{1,6}|[-*+_][-*_ \t]*|\d{1,9}[.)]?|>|`{1,2}|`{3,}[^\n`]*|~{2,}[^\n]*|\$\$?|\\\[?|\[\^?|\[\^[^\]\n]*\]:?)[ \t]*$/;
/** Words in brackets at the very end may be a link's. */
const UNDECIDED_LINK = /(?<![\w\]!])\[([^[\]\n^ ][^[\]\n]{0,200})\]$/;
/** A table is one from its second line on. */
const TABLE_WITHOUT_DELIMITER = /(?:^|\n)[ \t>]*\|[^\n]*(?:\n[ \t>]*\|?[-: |]*)?$/;
const HAS_DELIMITER = /\n[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)*\n/;
const OPEN_FORMULA = /(?:\$(?![\s\d$])[^\n$]{0,200}|\\\((?:(?!\\\))[\s\S]){0,400})$/;
const TRAILING_MARKER = /(?:[*_~`$\\[!]+|<[^\n>]{0,60})$/;

/**
 * What can be shown of a block that is still being written: constructs that cannot be told yet are held back, begun ones are
 * closed, so that no marker ever flashes as text and nothing that was shown changes its kind.
 *
 * @param block The source of the last, unfinished block.
 */
export function holdBack(block: string): string {
  if (isOpenFence(block)) return holdBackInFence(block);
  let text = block;
  if (TABLE_WITHOUT_DELIMITER.test(text) && !HAS_DELIMITER.test(text)) {
    text = text.replace(TABLE_WITHOUT_DELIMITER, '');
  } else {
    text = text.replace(UNDECIDED_LINE, '');
  }
  text = withoutOpenFormula(text).replace(TRAILING_MARKER, (marker) =>
    closesSomething(text, marker) ? marker : '',
  );
  text = text.replace(UNDECIDED_LINK, '$1');
  return remend(text, { linkMode: 'text-only', katex: false });
}

const FENCE_START = /^ {0,3}(`{3,}|~{3,})[^\n]*\n/;

function isOpenFence(block: string): boolean {
  const fence = FENCE_START.exec(block)?.[1];
  return fence !== undefined && !new RegExp(`\\n {0,3}${fence}[\`~]*[ \\t]*$`).test(block);
}

/** Backticks at the start of the last line may be the end of the fence. */
function holdBackInFence(block: string): string {
  return block.replace(/\n {0,3}(?:`+|~+)$/, '\n');
}

function withoutOpenFormula(text: string): string {
  const match = OPEN_FORMULA.exec(text);
  if (!match) return text;
  const before = text.slice(0, match.index);
  const isClosing = match[0].startsWith('$') && hasOpenDollar(before);
  return isClosing || hasOpenBacktick(before) ? text : before;
}

function hasOpenDollar(text: string): boolean {
  const line = text.slice(text.lastIndexOf('\n') + 1);
  return /(?:^|[^\\$])\$(?![\s\d$])[^$]*$/.test(line);
}

function hasOpenBacktick(text: string): boolean {
  return (text.match(/`/g)?.length ?? 0) % 2 === 1;
}

/** Whether the marker at the end closes what an equal one opened before. */
function closesSomething(text: string, marker: string): boolean {
  const before = text.slice(0, text.length - marker.length);
  const symbol = marker[0];
  if (symbol === '`') return before.includes('`');
  if (symbol === '*' || symbol === '_' || symbol === '~') {
    const run = before.split(marker).length - 1;
    return run % 2 === 1;
  }
  return symbol === '$' && hasOpenDollar(before);
}
