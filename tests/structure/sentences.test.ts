import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, SOURCE_FILES } from './source-tree.ts';

/** Test files in which a wait is itself the claim, each with the claim. */
const SLEEPERS: Readonly<Record<string, string>> = {
  'tests/e2e/backends-idle.spec.ts': 'two idle minutes bring no request',
};

/** All that is ours to word. */
const TEXTS = globSync(
  ['*', '.ci/*', '{entrypoints,components,lib,scripts,tests,docs,public}/**/*'],
  { cwd: ROOT },
)
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:[cm]?[jt]sx?|json|md|html|css|ya?ml)$|^\.ci\//.test(path))
  .filter((path) => !/^(?:package-lock\.json$|tests\/fixtures\/)/.test(path))
  .map((path) => ({ path, text: readFileSync(resolve(ROOT, path), 'utf8') }));

function linesWith(pattern: RegExp): string[] {
  return TEXTS.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

test('nothing is left to do in a comment', () => {
  expect(linesWith(/\b(?:TO[D]O|FIX[M]E|XX[X]|HAC[K])\b/)).toEqual([]);
});

test('no text names a folder of somebody’s machine', () => {
  expect(linesWith(/(?<![\w.])\/(?:root|wor[k])\/\w/)).toEqual([]);
});

test('texts speak of the product, not of how it is being made', () => {
  expect(linesWith(/\b(?:sub-?agen[t]|workt?ree|wor[k]place|this ses[s]ion of work)s?\b/i)).toEqual(
    [],
  );
});

test('a test waits for a condition, never for a time', () => {
  const sleep = /timers\/promises|\bsleep\(|new Promise\([^;]*setTimeout/;
  const sleepers = SOURCE_FILES.filter(
    ({ path, code }) => /\.(?:test|spec)\.tsx?$/.test(path) && sleep.test(code),
  ).map(({ path }) => path);
  expect(sleepers.filter((path) => !(path in SLEEPERS))).toEqual([]);
  expect(Object.keys(SLEEPERS).filter((path) => !sleepers.includes(path))).toEqual([]);
});

test('no test is left for later', () => {
  const later = /\b(?:test|it|describe)\.(?:todo|fixme|fails)\b/;
  expect(SOURCE_FILES.filter(({ code }) => later.test(code)).map(({ path }) => path)).toEqual([]);
});
