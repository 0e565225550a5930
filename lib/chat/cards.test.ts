import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksForCards, splitCards } from './cards.ts';

const CARD = { title: 'Login fails', fields: [{ label: 'State', value: 'open' }], tags: ['bug'] };
const block = (body: unknown) =>
  `\`\`\`cards\n${typeof body === 'string' ? body : JSON.stringify(body, null, 2)}\n\`\`\``;

test('D17 a valid block of cards is taken out of the answer', () => {
  expect(splitCards(`Two issues.\n\n${block([CARD])}\n\nThat is all.`)).toEqual({
    text: 'Two issues.\n\nThat is all.',
    cards: [CARD],
  });
  expect(splitCards(block([{ title: 'Bare' }]))).toEqual({
    text: '',
    cards: [{ title: 'Bare', fields: [], tags: [] }],
  });
});

test.each([
  ['no JSON', block('[oops')],
  ['no list', block(CARD)],
  ['an empty list', block([])],
  ['one bad card among good ones', block([CARD, { title: '' }])],
  ['no end', `\`\`\`cards\n${JSON.stringify([CARD])}`],
  ['another language', block([CARD]).replace('cards', 'json')],
  ['too many', block(Array.from({ length: 51 }, () => CARD))],
])('D17 a block with %s stays plain text', (_, text) => {
  expect(splitCards(text)).toEqual({ text, cards: [] });
});

test('D17 a card is data only: what is no part of it is left out', () => {
  const [card] = splitCards(
    block([{ ...CARD, onclick: 'alert(1)', href: 'https://a.example' }]),
  ).cards;
  expect(card).toEqual(CARD);
});

test('D17 no answer makes it throw, and without a fence nothing changes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('`', 'c', 'a', 'rds', '\n', '[', '{', '"') }),
      (text) => {
        const split = splitCards(text);
        if (!text.includes('```cards')) expect(split).toEqual({ text, cards: [] });
      },
    ),
  );
});

test('D17 only a skill that names the block asks for cards', () => {
  const record = (kind: string, content: string) => ({ id: '1', content, source: { kind } });
  const text = 'End with a ```cards block.';
  expect(asksForCards({ records: [record('skill', text)] })).toBe(true);
  expect(asksForCards({ records: [record('skill', 'Summarise.')] })).toBe(false);
  expect(asksForCards({ records: [record('page-content', text)] })).toBe(false);
});
