// @vitest-environment jsdom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { createTranslator } from '#lib/i18n/translator.ts';
import type { DrawerModel } from '#lib/state/drawer-model.ts';
import {
  createAttachments,
  createChatModel,
  createFakeModel,
  createTurn,
  createVoice,
} from '../../tests/gallery/fake-model.ts';
import { Drawer } from './drawer.tsx';

const root = document.createElement('div');
document.body.append(root);
// jsdom lays nothing out, so it does not scroll either.
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
afterEach(() => render(null, root));

async function show(model: DrawerModel, locale = 'en'): Promise<HTMLElement> {
  await act(() => render(<Drawer model={model} t={createTranslator(locale)} />, root));
  return root;
}

const named = (name: string) => root.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const answer = () => named('Assistant');
const buttonOf = (text: string) =>
  [...root.querySelectorAll('button')].find((button) => button.textContent === text);

test('D17 a card is a named group of data, without a button or a link', async () => {
  const card = {
    title: 'Cookie lost',
    summary: 'See https://example.org',
    fields: [{ label: 'State', value: 'closed' }],
    tags: ['auth'],
  };
  await show(createChatModel([createTurn('t1', { answer: { text: 'One:', cards: [card] } })]));
  const group = root.querySelector('[role=group]');
  expect(group?.textContent).toBe('Cookie lostSee https://example.orgStateclosedauth');
  expect(group?.querySelectorAll('button, a')).toHaveLength(0);
});

test('D24 reasoning is folded above the answer', async () => {
  await show(
    createChatModel([createTurn('t1', { answer: { text: 'So.', reasoning: 'Let me think.' } })]),
  );
  const toggle = buttonOf('Reasoning');
  expect(toggle?.getAttribute('aria-expanded')).toBe('false');
  expect(root.textContent).not.toContain('Let me think.');
  await act(() => toggle?.click());
  expect(root.textContent).toContain('Let me think.');
});

test('D31 the buttons for model, voice and attachments can be hidden', async () => {
  await show(createFakeModel());
  const hidden = ['Model: qwen3:8b', 'Voice input', 'Attach files'];
  for (const name of hidden) expect(named(name), name).not.toBeNull();
  await show(
    createFakeModel({
      modelChoice: signal(false),
      voice: createVoice({ offered: signal(false) }),
      attachments: createAttachments({ offered: signal(false) }),
    }),
  );
  for (const name of hidden) expect(named(name), name).toBeNull();
});

test('D32 an answer at its length limit says so and offers Continue', async () => {
  const continued: string[] = [];
  await show(
    createChatModel([createTurn('t1', { answer: { text: 'And so', finishReason: 'length' } })], {
      continueAnswer: async (id) => void continued.push(id),
    }),
  );
  expect(answer()?.textContent).toContain('The answer reached the model’s length limit.');
  buttonOf('Continue')?.click();
  expect(continued).toEqual(['t1']);
});

test('D32 a content filter is named', async () => {
  await show(
    createChatModel([createTurn('t1', { answer: { text: 'I', finishReason: 'content-filter' } })]),
  );
  expect(answer()?.textContent).toContain('content filter ended this answer');
});

test('D32 while nothing has come yet, the waiting time shows', async () => {
  const startedAt = Date.now() - 5_400;
  await show(
    createFakeModel({
      pending: signal({ text: 'Why?', phase: 'sending', startedAt, retryAt: null }),
    }),
  );
  expect(root.textContent).toContain('5 s');
});

test('D35 an answer carries the skill that the reply names, else the one that was sent', async () => {
  const skill = { id: 'compare', name: 'Compare' };
  await show(createChatModel([createTurn('t1', { question: { text: 'a', skill } })]));
  expect(answer()?.querySelector('.skill-tag')?.textContent).toBe('Compare');
  await show(
    createChatModel([
      createTurn('t1', {
        question: { text: 'a', skill },
        answer: { text: 'b', skill: 'translate' },
      }),
    ]),
  );
  expect(answer()?.querySelector('.skill-tag')?.textContent).toBe('Translate');
});

test('D22 the interface speaks Chinese; titles, model names and answers stay as they are', async () => {
  await show(createChatModel([createTurn('t1')]), 'zh-CN');
  expect(named('消息')).not.toBeNull();
  expect(named('模型：qwen3:8b')).not.toBeNull();
  expect(root.textContent).toContain('Why the login fails');
  expect(root.textContent).toContain('Why does the login fail?');
});
