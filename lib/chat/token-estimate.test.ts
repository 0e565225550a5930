import { expect, test } from 'vitest';
import { estimateMessageTokens, estimateTokens } from './token-estimate.ts';

/** Counted with o200k_base. */
test.each([
  ['English', 'Reading is one of the most important skills that a person can acquire.', 14],
  ['Hebrew', 'הקריאה היא אחת המיומנויות החשובות ביותר שאדם יכול לרכוש בחייו', 21],
  ['Arabic', 'تعد القراءة من أهم المهارات التي يمكن للإنسان أن يكتسبها في حياته', 19],
  ['Thai', 'การอ่านเป็นหนึ่งในทักษะที่สำคัญที่สุดที่มนุษย์สามารถเรียนรู้ได้ในชีวิต', 24],
])('the estimate of %s is within 40 %% of the count', (_, text, counted) => {
  expect(estimateTokens(text)).toBeGreaterThan(counted * 0.6);
  expect(estimateTokens(text)).toBeLessThan(counted * 1.4);
});

test('nothing costs nothing, and a message costs more than its text', () => {
  expect(estimateTokens('')).toBe(0);
  expect(estimateMessageTokens({ role: 'user', content: 'word' })).toBeGreaterThan(
    estimateTokens('word'),
  );
});

test('an image costs, whatever its bytes are', () => {
  const image = { type: 'image', name: 'a.png', dataUrl: 'data:image/png;base64,AA' } as const;
  expect(estimateMessageTokens({ role: 'user', content: [image] })).toBeGreaterThan(500);
});
