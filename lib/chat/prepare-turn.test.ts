import { expect, test } from 'vitest';
import {
  inputOf,
  issue12,
  issue13,
  pageItem,
  readState,
  send,
  tick,
  turnOf,
  userMessages,
} from '../../tests/support/sent-chat.ts';
import { attachedRecords } from './turn-records.ts';

test('K13 earlier messages go out byte for byte as they were sent', () => {
  const first = send([], { items: [pageItem('The <b>text</b>')] });
  const second = send([first.turn], { appState: issue13 });
  const third = send([first.turn, second.turn], { appState: issue13 });
  const sent = [first, second, third].map(({ prepared }) => userMessages(prepared).at(-1));
  expect(userMessages(third.prepared)).toEqual(sent);
});

test('K5 nothing changed: the text is sent unmodified and no record is stored', () => {
  const first = send([]);
  const second = send([first.turn], { text: 'And now?' });
  expect(second.prepared.records).toEqual([]);
  expect(userMessages(second.prepared).at(-1)).toBe('And now?');
});

test('K12 the stored question never contains the header', () => {
  const { turn, prepared } = send([], { text: 'Why?' });
  expect(userMessages(prepared)[0]).toContain('<new_app_ui_context>');
  expect(turn.question.text).toBe('Why?');
});

test('K28 a page that cannot be seen says nothing and is no change', () => {
  const first = send([]);
  const blind = send([first.turn], { appState: null });
  expect(userMessages(blind.prepared).at(-1)).toBe('Why?');
  expect(blind.turn.appState).toBeNull();
  expect(send([first.turn, blind.turn]).prepared.records).toEqual([]);
});

test('K19 the first message after opening from Chats carries all fields, the one after it none', () => {
  const first = send([]);
  const openedAt = tick();
  const second = send([first.turn], { openedAt });
  expect(readState(userMessages(second.prepared).slice(-1))).toEqual(issue12);
  expect(send([first.turn, second.turn], { openedAt }).prepared.records).toEqual([]);
});

test('C11 an item is sent again only when its facts changed', () => {
  const first = send([], { items: [pageItem('a')] });
  expect(send([first.turn], { items: [pageItem('a')] }).prepared.records).toEqual([]);
  expect(send([first.turn], { items: [pageItem('b')] }).prepared.records).toHaveLength(1);
});

test('D8 of two items with the same key the later one counts', () => {
  const { prepared } = send([], { items: [pageItem('a'), pageItem('b')] });
  expect(prepared.request.agent.contexts.filter(({ key }) => key === 'page-text')).toEqual([
    { key: 'page-text', label: 'Page text', value: 'b' },
  ]);
  expect(userMessages(prepared)[0]).not.toContain('>a<');
});

test('B11 agents get the same string without the skill, which goes beside it', () => {
  const skill = { id: 'sum', name: 'Summarise', prompt: 'Be short.' };
  const first = send([], { context: { skill } });
  const { agent } = first.prepared.request;
  expect(userMessages(first.prepared)[0]).toContain('Be short.');
  expect(agent.message).not.toContain('Be short.');
  expect(agent.message.endsWith('</new_app_ui_context>\nWhy?')).toBe(true);
  expect(agent).toMatchObject({ skill: 'Summarise', skillPrompt: 'Be short.' });
  const second = send([first.turn]);
  expect(second.prepared.request.agent.history).toEqual([
    { role: 'user', text: agent.message },
    { role: 'assistant', text: 'Because.' },
  ]);
});

test('K9 the skill is the last record before the header', () => {
  const skill = { id: 'sum', name: 'Summarise', prompt: 'Be short.' };
  const context = {
    skill,
    environment: { date: '2026-11-30', timeZone: 'UTC', language: 'en' },
    userInstructions: 'Metric units.',
    skills: [{ name: 'Summarise', description: '' }],
  };
  const { prepared } = send([], { context, items: [pageItem('a')] });
  expect(prepared.records.map(({ source }) => source.kind)).toEqual([
    'environment',
    'user-instructions',
    'skill-catalog',
    'page-content',
    'skill',
    'app-state',
  ]);
  const again = send([turnOf(inputOf([], {}), prepared)], { context, items: [pageItem('a')] });
  expect(again.prepared.records.map(({ source }) => source.kind)).toEqual(['skill']);
});

test('B9 after an answer that was stopped, the next message says so', () => {
  const first = send([], {}, 'Beca', 'stopped');
  const second = send([first.turn]);
  expect(second.prepared.records[0]?.source).toMatchObject({ kind: 'stopped', form: 'notice' });
  expect(second.prepared.request.messages).toContainEqual({ role: 'assistant', content: 'Beca' });
});

test('D12 images go out as parts beside the text, once; afterwards a notice names what is missing', () => {
  const files = [{ name: 'a.png', type: 'image/png', dataUrl: 'data:image/png;base64,AA' }];
  const first = send([], { files, images: true });
  expect(first.prepared.request.messages.at(-1)?.content).toEqual([
    { type: 'text', text: expect.stringMatching(/\nWhy\?$/) },
    { type: 'image', name: 'a.png', dataUrl: 'data:image/png;base64,AA' },
  ]);
  const second = send([first.turn], { images: true });
  expect(second.prepared.records.map(({ source }) => source.summary)).toEqual([
    'Not included: a.png',
  ]);
  const third = send([first.turn, second.turn], { images: true });
  expect(third.prepared.records).toEqual([]);
});

test('C11 and C13 what a page offers is sent when it changed; when it offers nothing any more, one cleared snapshot goes out', () => {
  const offer = (value: string) => ({ pageItems: [{ key: 'a', label: 'Assignee', value }] });
  const first = send([], { context: offer('ada') });
  expect(first.prepared.request.agent.contexts.at(-1)).toEqual(offer('ada').pageItems[0]);
  const same = send([first.turn], { context: offer('ada') });
  expect(same.prepared.records).toEqual([]);
  const second = send([first.turn], { context: offer('bo') });
  expect(second.prepared.records.map(({ source }) => source.sections)).toEqual([
    [{ name: 'Assignee', text: 'bo' }],
  ]);
  const third = send([first.turn, second.turn], { context: { pageItems: [] } });
  expect(third.prepared.records.map(({ source }) => source)).toEqual([
    { kind: 'page-items', label: 'From the page', cleared: ['Assignee'] },
  ]);
  const fourth = send([first.turn, second.turn, third.turn], { context: { pageItems: [] } });
  expect(fourth.prepared.records).toEqual([]);
});

test('R9 what the person attached goes along again with the same question, and nothing else does', () => {
  const skill = { id: 'sum', name: 'Summarise', prompt: 'Be short.' };
  const context = { skill, siteInstructions: { site: 'a', text: 'Be kind.' } };
  const { turn } = send([], { items: [pageItem('a')], context }, 'Beca', 'failed');
  expect(attachedRecords(turn).map(({ source }) => source.kind)).toEqual(['page-content']);
});

test('C9 and K28 when the last skill goes, one empty replacement is sent, but not where the page cannot be seen', () => {
  const skills = [{ name: 'Triage', description: 'How urgent is it?' }];
  const first = send([], { context: { skills } });
  const blind = send([first.turn], { appState: null, context: { skills: null } });
  expect(blind.prepared.records).toEqual([]);
  const gone = send([first.turn, blind.turn], { context: { skills: [] } });
  expect(gone.prepared.records.map(({ source }) => source)).toEqual([
    { kind: 'skill-catalog', label: 'Skills', form: 'catalog', entries: [], update: true },
  ]);
  expect(
    send([first.turn, blind.turn, gone.turn], { context: { skills: [] } }).prepared.records,
  ).toEqual([]);
});
