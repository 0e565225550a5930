import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAppState } from '../../tests/support/arbitraries.ts';
import { APP_STATE_FIELDS, createAppState, EMPTY_APP_STATE } from './app-state.ts';
import { applyChanges, diffAppState } from './diff.ts';

const issue = createAppState({
  path: 'https://tracker.example/acme/web/issues/12',
  pageName: 'Issue',
  currentProject: 'acme/web',
  currentTask: '12',
});

test('K3 the first message tells all non-empty fields, in the fixed order', () => {
  expect(diffAppState(null, issue).map(({ field }) => field)).toEqual([
    'path',
    'pageName',
    'currentProject',
    'currentTask',
  ]);
});

test('K4 all fields empty: nothing to tell', () => {
  expect(diffAppState(null, EMPTY_APP_STATE)).toEqual([]);
});

test('K5 nothing changed: nothing to tell', () => {
  expect(diffAppState(issue, { ...issue })).toEqual([]);
});

test('K6 a partial change tells only the changed fields', () => {
  expect(diffAppState(issue, { ...issue, currentTask: '13' })).toEqual([
    { field: 'currentTask', value: '13' },
  ]);
});

test('K7 a value that became empty is told as null', () => {
  expect(diffAppState(issue, { ...issue, currentTask: null })).toEqual([
    { field: 'currentTask', value: null },
  ]);
});

test('K8 null to "" is no change, and neither is "" to null', () => {
  expect(
    diffAppState({ ...issue, pageDescription: null }, { ...issue, pageDescription: '' }),
  ).toEqual([]);
  expect(
    diffAppState({ ...issue, pageDescription: '' }, { ...issue, pageDescription: null }),
  ).toEqual([]);
});

test('K24 along any walk of states, applying the differences one by one gives the state of now', () => {
  fc.assert(
    fc.property(fc.array(anyAppState, { minLength: 1, maxLength: 12 }), (walk) => {
      let known = applyChanges(null, []);
      for (const current of walk) known = applyChanges(known, diffAppState(known, current));
      expect(known).toEqual(walk.at(-1));
    }),
  );
});

test('K6 a difference never tells a field that did not change, and never misses one that did', () => {
  fc.assert(
    fc.property(anyAppState, anyAppState, (before, after) => {
      const told = new Set(diffAppState(before, after).map(({ field }) => field));
      for (const { field } of APP_STATE_FIELDS) {
        expect(told.has(field)).toBe(before[field] !== after[field]);
      }
    }),
  );
});
