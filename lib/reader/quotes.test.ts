import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMarkdownQuoteIndex, createQuoteIndex, findQuotes } from './quotes.ts';

const page = [
  '## Opening hours',
  '',
  'The shop is open **from nine** to [half past five][3], except on public holidays.',
  'It’s closed “for good” in 2031 – the owner said so.',
].join('\n');

describe('W7 quotes in an answer', () => {
  test.each([
    ['It says “open from nine to half past five”.', ['open from nine to half past five']],
    ['Er sagt „geschlossen an allen Feiertagen“.', ['geschlossen an allen Feiertagen']],
    ['Il dit « fermé tous les jours fériés ».', [' fermé tous les jours fériés ']],
    ['它说「商店从九点开到五点半不休息」。', ['商店从九点开到五点半不休息']],
    ['> The shop is open\n> from nine\n\nSo yes.', ['The shop is open\nfrom nine']],
    ['A "scare" quote', []],
    ['Code: `print("this is no quotation at all")`', []],
    ['```\n"this is no quotation at all"\n```', []],
    [
      'Two: "the first long enough one" and "the second long enough one".',
      ['the first long enough one', 'the second long enough one'],
    ],
  ])('W7 %s', (answer, quotes) => {
    expect(findQuotes(answer).map(({ text }) => text)).toEqual(quotes);
  });

  test('W7 the place of each quote includes its marks', () => {
    const answer = 'He said "open from nine to five" and left.';
    const [quote] = findQuotes(answer);
    expect(answer.slice(quote?.start, quote?.end)).toBe('"open from nine to five"');
  });
});

describe('W7 quotes in what was captured', () => {
  const index = createMarkdownQuoteIndex(page);
  test.each([
    'open from nine to half past five',
    'Open from nine to half past five, except',
    "It's closed 'for good' in 2031 - the owner",
    'The shop is open … on public holidays.',
    'The shop is open [...] on public holidays.',
  ])('W7 it stands there: %s', (quote) => {
    expect(index.locate(quote)).not.toBeNull();
  });

  test.each([
    'open from ten to half past five',
    'on public holidays … The shop is open',
    'closed for good in 2032',
    'open',
    '',
    '…',
  ])('W7 it does not: %s', (quote) => {
    expect(index.locate(quote)).toBeNull();
  });

  test('W7 the span is the passage in the text', () => {
    const text = 'One. Two words here, and more. Three.';
    const [span] = createQuoteIndex(text).locate('two words here and more') ?? [];
    expect(text.slice(span?.start, span?.end)).toBe('Two words here, and more');
  });

  test('W7 any passage of a text that is long enough is found in it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 6, maxLength: 30 }), fc.nat(20), (words, at) => {
        const text = words.join(' ');
        const from = Math.min(at, words.length - 4);
        const quote = words.slice(from, from + 4).join('\n');
        expect(createQuoteIndex(text).locate(quote)).not.toBeNull();
      }),
    );
  });
});
