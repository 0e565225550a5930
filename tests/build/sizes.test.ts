import { expect, test } from 'vitest';
import type { Bench } from '../../scripts/bench/bench.ts';
import { injectedBytes } from '../../scripts/bench/injected-bytes.ts';
import { packageSizes } from '../../scripts/bench/package-sizes.ts';

async function figuresOverTheirLimit({ run }: Bench) {
  const figures = await run();
  return figures.filter(({ value, atMost }) => atMost !== undefined && value > atMost);
}

test('F1 what enters a page stays within its bytes', async () => {
  expect(await figuresOverTheirLimit(injectedBytes)).toEqual([]);
});

test('F6 each context loads at most its share', async () => {
  expect(await figuresOverTheirLimit(packageSizes)).toEqual([]);
});
