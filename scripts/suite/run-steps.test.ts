import { expect, test, vi } from 'vitest';
import { wholeOutcome } from './outcome.ts';
import { runSteps, type Step } from './run-steps.ts';

async function run(steps: readonly Step[]) {
  const printed: string[] = [];
  const held = await runSteps(steps, (line) => printed.push(line));
  return { held, closing: printed.at(-1)?.trim() };
}

const holding = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  run: async () => wholeOutcome(true, ''),
  ...more,
});

test('the closing line sums what all steps counted', async () => {
  const counts = { passed: 3, failed: 0, skipped: 2, detail: '' };
  expect(await run([holding('a'), holding('b', { run: async () => counts })])).toEqual({
    held: true,
    closing: '4 passed, 0 failed, 2 skipped',
  });
});

test('a step that ran nothing has failed', async () => {
  const nothing = { passed: 0, failed: 0, skipped: 5, detail: 'no tests found' };
  expect(await run([holding('empty', { run: async () => nothing })])).toEqual({
    held: false,
    closing: '0 passed, 1 failed',
  });
});

test('a step that throws has failed, and what waits for it is not run', async () => {
  const later = vi.fn();
  const steps = [
    holding('build', { run: () => Promise.reject(new Error('no entrypoint')) }),
    holding('later', { after: ['build'], run: later }),
    holding('other'),
  ];
  expect(await run(steps)).toEqual({ held: false, closing: '1 passed, 2 failed' });
  expect(later).not.toHaveBeenCalled();
});

test('a step that asks to be alone starts when all others have ended', async () => {
  const order: string[] = [];
  const noting = (name: string, more: Partial<Step> = {}) =>
    holding(name, {
      ...more,
      run: async () => {
        order.push(`${name} starts`);
        await Promise.resolve();
        order.push(`${name} ends`);
        return wholeOutcome(true, '');
      },
    });
  await run([noting('alone', { alone: true }), noting('a'), noting('b'), noting('c')]);
  expect(order.slice(-2)).toEqual(['alone starts', 'alone ends']);
});
