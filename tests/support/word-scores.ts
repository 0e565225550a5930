/** How well a reading agrees with a golden text: its words, each as often as it stands there, whatever their order. */
import { JSDOM } from 'jsdom';

export interface WordScore {
  /** The share of the golden words that were read. */
  readonly recall: number;
  /** The share of the words read that are golden. */
  readonly precision: number;
}

export function scoreWords(read: readonly string[], golden: readonly string[]): WordScore {
  const left = countWords(golden);
  let shared = 0;
  for (const word of read) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return {
    recall: golden.length === 0 ? 1 : shared / golden.length,
    precision: read.length === 0 ? Number(golden.length === 0) : shared / read.length,
  };
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Words of any script; where words are not set apart, each character is one. */
export function wordsOf(text: string): string[] {
  const scripts = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]|[\\p{L}\\p{N}\\p{M}]+';
  return text.normalize('NFKC').toLowerCase().match(new RegExp(scripts, 'gu')) ?? [];
}

/** The words of HTML, blocks kept apart. */
export function wordsOfHtml(html: string): string[] {
  const { body } = new JSDOM(html).window.document;
  for (const code of body.querySelectorAll('script, style, noscript, template')) code.remove();
  for (const element of body.querySelectorAll('*')) {
    if (/^(?:B|I|EM|STRONG|SPAN|CODE|SUP|SUB|FONT)$/.test(element.tagName)) continue;
    element.before(' ');
    element.after(' ');
  }
  return wordsOf(body.textContent ?? '');
}

/** The words of the reader's Markdown: alternative texts, reference numbers and marks are none of the golden texts. */
export function wordsOfMarkdown(markdown: string): string[] {
  return wordsOf(
    markdown
      .replace(/!\[[^\]]*\]/g, ' ')
      .replace(/\]\[\d+\]/g, '] ')
      .replace(/[*_\\]/g, ''),
  );
}
