import { expect, test } from 'vitest';
import { captureMarkup } from '../../tests/support/capture-markup.ts';
import { capturedPageSchema } from './captured-schema.ts';

const page = captureMarkup('<title>T</title><p class=a>Words <b>here</b></p><!-- c -->');

test('what the reader captures is what the background takes', () => {
  expect(capturedPageSchema.parse(page)).toEqual(page);
});

test.each([[['p', 'a']], [['p', { a: 1 }]], [1], [null], [{}], [['p', {}, 'more']], [[1]]])(
  'a token of another shape is refused (%#)',
  (token) => {
    expect(capturedPageSchema.safeParse({ ...page, tokens: [token] }).success).toBe(false);
  },
);

test.each([
  { leftOut: [{ reason: 'because', pieces: 1, characters: 1 }] },
  { title: 'x'.repeat(20_000) },
  { unreadable: { otherOriginFrames: -1, canvases: 0 } },
  { inView: Array.from({ length: 500 }, () => 'x') },
])('bounds and reasons are checked (%#)', (change) => {
  expect(capturedPageSchema.safeParse({ ...page, ...change }).success).toBe(false);
});
