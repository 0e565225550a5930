import { expect, test } from 'vitest';
import { type Drift, hasDrifted, NO_DRIFT, noteVisit } from './drift.ts';

const miss = (url: string) => ({ url, loaded: true, missing: ['title'] });
const visits = (...list: Parameters<typeof noteVisit>[1][]) =>
  list.reduce<Drift>((drift, visit) => noteVisit(drift, visit), NO_DRIFT);

test('G7 three loaded pages in a row without a required field are a drift', () => {
  expect(hasDrifted(visits(miss('a'), miss('b')))).toBe(false);
  const drift = visits(miss('a'), miss('b'), miss('c'));
  expect(hasDrifted(drift)).toBe(true);
  expect(drift.fields).toEqual(['title']);
});

test('G7 one page counts once, one that loads not at all, one that is right starts anew', () => {
  expect(hasDrifted(visits(miss('a'), miss('a'), miss('a')))).toBe(false);
  expect(hasDrifted(visits(miss('a'), miss('b'), { ...miss('c'), loaded: false }))).toBe(false);
  expect(hasDrifted(visits(miss('a'), miss('b'), { ...miss('b'), missing: [] }, miss('c')))).toBe(
    false,
  );
  expect(visits(miss('a'), miss('b'), miss('c'), { ...miss('d'), missing: [] })).toBe(NO_DRIFT);
});
