import { expect, test } from 'vitest';
import { injectedBytes } from '../../scripts/bench/injected-bytes.ts';
import { packageSizes } from '../../scripts/bench/package-sizes.ts';

test.each([injectedBytes, packageSizes])('$title', async ({ run }) => {
  const figures = await run();
  const over = figures.filter(({ value, atMost }) => atMost !== undefined && value > atMost);
  expect(over).toEqual([]);
});
