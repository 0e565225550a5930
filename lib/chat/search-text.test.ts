import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleSession, exampleTurn } from '../../tests/support/chat-examples.ts';
import { matchChat } from './search-match.ts';
import { foldText, indexTerms, parseSearchQuery } from './search-text.ts';

test('case, width and accents do not matter, the vowels of other scripts do', () => {
  expect(foldText('ＣＡＦÉ')).toBe(foldText('café'));
  expect(foldText('Straße İzmir')).toBe('straße izmir');
  expect(foldText('각')).toBe('각');
  expect(foldText('กำ')).not.toBe(foldText('กา'));
});

test('words are terms where there are spaces, neighbours where there are none', () => {
  const { words, pairs } = indexTerms(['iPhone登录失败, login_page-2']);
  expect([...words]).toEqual(['iphone', 'login_page', '2']);
  expect([...pairs]).toEqual(['登录', '录失', '失败', '败']);
});

/** What the index is asked: whether the terms of a text fulfil a query's conditions. */
function indexFinds(text: string, query: string): boolean {
  const { words, pairs } = indexTerms([text]);
  return parseSearchQuery(query).conditions.every((condition) => {
    const { type, text: wanted } = condition;
    if (type === 'part-of-word') return [...words].some((word) => word.includes(wanted));
    return [...pairs].some((pair) => pair.startsWith(wanted));
  });
}

const ALPHABETS = [
  'ab12_é-. ',
  '登录失败日本語カナ 。',
  'กขค ำ่',
  'абвй ',
  'אבג ',
  '한국어각 ',
  '😀🎉a ',
];
const texts = fc
  .constantFrom(...ALPHABETS, ALPHABETS.join(''))
  .chain((alphabet) =>
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 90 }),
  );

test('F5 whatever part of a text is searched, in any script, the index leads to it', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (text, from, length) => {
      const folded = [...foldText(text)];
      const start = from % folded.length;
      const part = folded.slice(start, start + 1 + (length % 30)).join('');
      fc.pre(part.trim() !== '' && foldText(part) === part);
      expect(indexFinds(text, part)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('D18 a hit shows the words around it, as they were written', () => {
  const turn = exampleTurn('t', 'a', {
    question: { text: 'Why is the Café’s LOGIN page slow?', files: [] },
  });
  const hit = matchChat(exampleSession('a'), [turn], parseSearchQuery('cafe login'));
  expect(hit?.excerpt).toEqual({
    turnId: 't',
    before: 'Why is the ',
    match: 'Café',
    after: '’s LOGIN page slow?',
  });
});

test('D18 every word must be somewhere in the chat, its title included', () => {
  const session = exampleSession('a', { title: 'Billing' });
  const turns = [exampleTurn('t', 'a', { question: { text: 'Invoices?', files: [] } })];
  const hit = (query: string) => matchChat(session, turns, parseSearchQuery(query));
  expect(hit('bill invoice')).not.toBeNull();
  expect(hit('bill refund')).toBeNull();
  expect(hit('billing')?.excerpt).toBeNull();
  expect(hit(' ')).toBeNull();
});
