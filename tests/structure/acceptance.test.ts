import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, SOURCE_FILES } from './source-tree.ts';

const SPECIFICATION = resolve(ROOT, '../shared/spec/acceptance.md');
const ID = /[KRCDBGWSF]\d+/;
const ROW = new RegExp(`^\\| (${ID.source}) \\| (.*?) \\| (.*) \\|$`);

/** A test's title, or a bench's, that starts with an id, or with several: `K5, K6 …`. */
const TITLE = new RegExp(
  `(?:\\(|\\btitle:)\\s*['"\`](${ID.source}(?:(?:, | and | )${ID.source})*)(?=[ :])`,
  'g',
);

const rows = readFileSync(resolve(ROOT, 'docs/acceptance.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, proof, claim] = line.match(ROW) ?? [];
    return id && proof && claim ? [{ id, proof, claim }] : [];
  });
const proofOf = new Map(rows.map(({ id, proof }) => [id, proof]));

/** Which files have a title that starts with which id. */
const titled = SOURCE_FILES.filter(
  ({ path, isTest }) => isTest || path.startsWith('scripts/bench/'),
).flatMap(({ path, code }) =>
  [...code.matchAll(TITLE)].flatMap(([, ids = '']) =>
    ids.split(/, | and | /).map((id) => ({ id, path })),
  ),
);

function filesOf(proof: string): string[] {
  return [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

test('each row says planned or names files, in the one form', () => {
  const form = /^(?:planned|`[^`]+`(?:, `[^`]+`)*)$/;
  expect(rows.filter(({ proof }) => !form.test(proof))).toEqual([]);
  expect(rows.length).toBe(proofOf.size);
});

test('each file that a row names has a title that starts with the id', () => {
  const missing = rows.flatMap(({ id, proof }) =>
    filesOf(proof)
      .filter((path) => !titled.some((title) => title.id === id && title.path === path))
      .map((path) => `${id}: no test in ${path} starts with it`),
  );
  expect(missing).toEqual([]);
});

test('each file with a title of a proved id stands in its row', () => {
  const missing = titled.filter(({ id, path }) => {
    const proof = proofOf.get(id);
    return proof !== undefined && proof !== 'planned' && !filesOf(proof).includes(path);
  });
  expect(missing).toEqual([]);
});

test('each id in a title is in the list', () => {
  expect(titled.filter(({ id }) => !proofOf.has(id))).toEqual([]);
});

test.runIf(existsSync(SPECIFICATION))(
  'the list is complete, in the words of the specification',
  () => {
    const claims = readFileSync(SPECIFICATION, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, id, claim] = line.match(/^- ([A-Z]\d+) (.*)$/) ?? [];
        return id && claim ? [{ id, claim: claim.replaceAll('|', '&#124;') }] : [];
      });
    expect(rows.map(({ id, claim }) => ({ id, claim }))).toEqual(claims);
  },
);
