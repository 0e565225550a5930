import { MAX_PATH_LENGTH, matchPath } from '#lib/sites/path-pattern.ts';
import { fillTemplate } from '#lib/sites/template.ts';
import { matchTitle } from '#lib/sites/title-pattern.ts';
import type { Bench, Figure } from './bench.ts';

const ROUNDS = 201;
const fields = (count: number, join: string) =>
  Array.from({ length: count }, (_, index) => `:f${index}`).join(join);

/** Legal by the checks, and made to be as slow as such can be. */
const WORST: readonly { readonly what: string; readonly work: () => unknown }[] = [
  {
    what: 'path: 31 fields and *, 1,024 segments',
    work: () => matchPath(`/${fields(31, '/')}/*`, '/a'.repeat(MAX_PATH_LENGTH / 2)),
  },
  {
    what: 'path: *, 682 escaped characters',
    work: () => matchPath('/*', `/${'%41'.repeat(MAX_PATH_LENGTH / 3 - 1)}`),
  },
  {
    what: 'title: 48 fields, all separators alike',
    work: () => matchTitle(fields(48, ' - '), 'a - '.repeat(MAX_PATH_LENGTH / 4)),
  },
  {
    what: 'title: separators that nearly fit',
    work: () =>
      matchTitle(`:a${'-'.repeat(120)}x:b${'-'.repeat(120)}y`, '-'.repeat(MAX_PATH_LENGTH)),
  },
  {
    what: 'template: 60 fields with filters',
    work: () => fillTemplate('{a|words}'.repeat(60), new Map([['a', '-_'.repeat(500)]]), null),
  },
];

export const descriptorPatterns: Bench = {
  title: 'G1 the slowest legal patterns',
  method: `In Node: patterns that the checks let through, on a path or title of ${MAX_PATH_LENGTH.toLocaleString('en')} characters. Medians of ${ROUNDS} rounds.`,
  run: async () =>
    WORST.map(({ what, work }): Figure => ({ what, value: measure(work), unit: 'ms', atMost: 1 })),
};

function measure(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
