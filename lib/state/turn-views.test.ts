import { expect, test } from 'vitest';
import { exampleTurn } from '../../tests/support/chat-examples.ts';
import { createTurnViews } from './turn-views.ts';

function streaming(id: string) {
  const turn = exampleTurn(id, 'chat');
  return { ...turn, status: 'streaming' as const, answer: { ...turn.answer, text: '' } };
}

test('R4 words of a turn that ended, or of another chat, change nothing on screen', () => {
  const views = createTurnViews();
  const turn = streaming('shown');
  views.replace([turn]);
  expect(views.join(turn.id, 'text', 0, 'Hello')).toBe('joined');
  expect(views.join(streaming('left').id, 'text', 0, 'Foreign')).toBe('ignored');
  views.finish({ ...turn, status: 'stopped', answer: { ...turn.answer, text: 'Hello' } });
  expect(views.join(turn.id, 'text', 5, ' late')).toBe('ignored');
  expect(views.list.value.map(({ text }) => text.value)).toEqual(['Hello']);
});

test('R6 words that come twice are joined once, and a gap is told', () => {
  const views = createTurnViews();
  const turn = streaming('shown');
  views.replace([turn]);
  views.join(turn.id, 'text', 0, 'Hello');
  expect(views.join(turn.id, 'text', 3, 'lo, you')).toBe('joined');
  expect(views.join(turn.id, 'text', 0, 'Hello')).toBe('ignored');
  expect(views.join(turn.id, 'text', 40, 'later')).toBe('gap');
  expect(views.list.value[0]?.text.value).toBe('Hello, you');
});
