/** Two minutes in which nobody does anything: the wait is the claim. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from '../support/extension-with-model.ts';

const IDLE_MS = 120_000;

test('B3 while the drawer stands open and nobody asks, no server hears of it', async ({
  drawer,
  extension,
  model,
}) => {
  test.setTimeout(IDLE_MS + 60_000);
  await drawer.askAndSettle('Hello?');
  const before = model.requests.length;
  // A worker that comes up again is no reason to ask either.
  await extension.killWorker();
  await wait(IDLE_MS);
  expect(model.requests).toHaveLength(before);
  await drawer.askAndSettle('Still there?');
  expect(model.requests.length).toBeGreaterThan(before);
});
