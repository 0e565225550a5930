import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../tests/support/arbitraries.ts';
import {
  APP_STATE_FIELDS,
  appStateSchema,
  createAppState,
  EMPTY_APP_STATE,
  MAX_VALUE_LENGTH,
  normalizeValue,
} from './app-state.ts';

test('K1 the state holds path, page name, description, project and task, in this order', () => {
  expect(APP_STATE_FIELDS.map(({ label }) => label)).toEqual([
    'Path',
    'Page Name',
    'Page Description',
    'Current Project',
    'Current Task',
  ]);
  expect(Object.keys(createAppState({}))).toEqual(APP_STATE_FIELDS.map(({ field }) => field));
});

test('K8 null, undefined, "" and white space are the same value', () => {
  for (const empty of [null, undefined, '', ' \n\t ']) {
    expect(normalizeValue(empty)).toBeNull();
  }
});

test('K10 a value is at most 1,000 characters and well-formed, and normalising it twice changes nothing', () => {
  expect(normalizeValue('x'.repeat(1_001))).toBe(`${'x'.repeat(999)}…`);
  expect(normalizeValue('a\uD800b')).toBe('a\uFFFDb');
  fc.assert(
    fc.property(anyText({ maxLength: 3_000 }), (text) => {
      const value = normalizeValue(text);
      expect(normalizeValue(value)).toBe(value);
      expect(value?.isWellFormed() ?? true).toBe(true);
      expect(value?.length ?? 0).toBeLessThanOrEqual(MAX_VALUE_LENGTH);
      expect(value).not.toBe('');
    }),
  );
});

test('K21 a half or mistyped state is not read as a whole one', () => {
  expect(appStateSchema.safeParse(EMPTY_APP_STATE).success).toBe(true);
  expect(appStateSchema.safeParse({ path: 'https://a.example/' }).success).toBe(false);
  expect(appStateSchema.safeParse({ ...EMPTY_APP_STATE, path: 7 }).success).toBe(false);
  expect(appStateSchema.safeParse(null).success).toBe(false);
});
