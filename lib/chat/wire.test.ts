import { expect, test } from 'vitest';
import { createAppState } from '#lib/app-state/app-state.ts';
import { diffAppState } from '#lib/app-state/diff.ts';
import { createAppStateRecord } from '#lib/context/producers/app-state.ts';
import type { StoredRecord } from '#lib/context/record.ts';
import type { Answer } from './turn.ts';
import { renderHistory, renderUserMessage } from './wire.ts';

const skill: StoredRecord = { id: 's', content: '<skill>', source: { kind: 'skill' } };
const page: StoredRecord = {
  id: 'p',
  content: '<page>\n</page>',
  source: { kind: 'page-content' },
};
const changes = diffAppState(null, createAppState({ path: 'https://a.example/', pageName: 'A' }));
const header = createAppStateRecord(changes);
const headerText =
  '<new_app_ui_context>\nPath: https://a.example/\nPage Name: A\n</new_app_ui_context>';

function answer(text: string): Answer {
  return { text, reasoning: 'hidden', cards: [], warnings: [], malformedEvents: 0 };
}

test('K9 header, exactly one line break, then the text', () => {
  const records = header ? [{ ...header, source: { ...header.source } }] : [];
  expect(renderUserMessage({ question: { text: 'Why?' }, records })).toBe(`${headerText}\nWhy?`);
});

test('K5 no records: the text goes out unmodified', () => {
  expect(renderUserMessage({ question: { text: ' a\r\n<b> & ' }, records: [] })).toBe(
    ' a\r\n<b> & ',
  );
});

test('K9 each record and a line break, in recorded order, before the text', () => {
  expect(renderUserMessage({ question: { text: 'Why?' }, records: [page, skill] })).toBe(
    '<page>\n</page>\n<skill>\nWhy?',
  );
});

test('K9 a skill that was sent without text has its name as the text', () => {
  const question = { text: '', skill: { id: 'sum', name: 'Summarise' } };
  expect(renderUserMessage({ question, records: [skill] })).toBe('<skill>\nSummarise');
});

test('K14 a header that the user typed goes out as typed', () => {
  expect(renderUserMessage({ question: { text: headerText }, records: [] })).toBe(headerText);
});

test('B9 partial answers are re-sent as far as they were shown, empty messages never', () => {
  const turn = (text: string, said: string) => ({
    question: { text },
    records: [],
    answer: answer(said),
  });
  expect(
    renderHistory([turn('a', 'whole'), turn('b', 'par'), turn('c', ''), turn('d', ' \n')]),
  ).toEqual([
    { role: 'user', content: 'a' },
    { role: 'assistant', content: 'whole' },
    { role: 'user', content: 'b' },
    { role: 'assistant', content: 'par' },
    { role: 'user', content: 'c' },
    { role: 'user', content: 'd' },
  ]);
});
