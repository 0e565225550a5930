import { expect, test } from 'vitest';
import { issue13, pageItem, readState, send, userMessages } from '../../tests/support/sent-chat.ts';

test('B9 a chat that does not fit loses its oldest turns, says how many, and keeps the question whole', () => {
  const long = 'word '.repeat(400);
  const first = send([], { text: `first ${long}` });
  const second = send([first.turn], { text: `second ${long}`, appState: issue13 });
  const question = `third ${long}${long}`;
  const third = send([first.turn, second.turn], {
    text: question,
    appState: issue13,
    contextSize: 2_400,
  });
  expect(third.prepared.includedTurnIds).toEqual([second.turn.id]);
  expect(third.prepared.trimmed).toEqual({ omittedTurns: 1, shortenedRecords: 0 });
  expect(userMessages(third.prepared).at(-1)).toContain(question);
  expect(userMessages(third.prepared).at(-1)).toContain(
    'Left out to fit the context window: 1 earlier question with its answer.',
  );
  expect(readState(userMessages(third.prepared))).toEqual(issue13);
});

test('B9 the question goes out whole even when it alone is too long', () => {
  const question = 'word '.repeat(3_000).trim();
  const first = send([]);
  const second = send([first.turn], { text: question, contextSize: 512 });
  expect(second.prepared.includedTurnIds).toEqual([]);
  expect(userMessages(second.prepared).at(-1)?.endsWith(question)).toBe(true);
});

test('B9 superseded page contents become one line before any turn goes, oldest first', () => {
  const page = (name: string) => `${name} ${'word '.repeat(400)}`;
  const first = send([], { items: [pageItem(page('one'))] });
  const second = send([first.turn], { items: [pageItem(page('two'))] });
  const third = send([first.turn, second.turn], { items: [pageItem(page('three'))] });
  const turns = [first.turn, second.turn, third.turn];
  const fourth = send(turns, { contextSize: 1_900 });
  expect(fourth.prepared.trimmed).toEqual({ omittedTurns: 0, shortenedRecords: 1 });
  const [one, two, three] = userMessages(fourth.prepared);
  expect(one?.split('\n')[0]).toBe(
    '<context kind="page-content" form="snapshot" left-out="superseded by a later message"/>',
  );
  expect(one).not.toContain('one word');
  expect(two).toContain('two word');
  expect(three).toContain('three word');
  expect(first.turn.records[0]?.content).toContain('one word');
});

test('B9 a page text that nothing replaces is never shortened, also when the person attaches it again', () => {
  const text = 'word '.repeat(400);
  const first = send([], { items: [pageItem(text)] });
  const again = send([first.turn], { items: [pageItem(text)], contextSize: 1_200 });
  expect(again.prepared.trimmed.shortenedRecords).toBe(0);
  expect(userMessages(again.prepared).join('\n').split('word word').length).toBeGreaterThan(1);
});

test('B9 a server that is told the window is told what this chat needs, and never more than the model takes', () => {
  const sizeFor = (text: string, contextSize: number | null) =>
    send([], { text, contextSize }).prepared.request.contextSize;
  const long = 'word '.repeat(10_000);
  expect(sizeFor('Why?', 131_072)).toBe(8_192);
  expect(sizeFor(long, 131_072)).toBe(16_384);
  expect(sizeFor(long, 12_000)).toBe(12_000);
  expect(sizeFor('Why?', 2_048)).toBe(2_048);
  expect(sizeFor('Why?', null)).toBeUndefined();
});
