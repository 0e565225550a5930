import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT } from './source-tree.ts';

const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

const names = z.record(z.string(), z.string());
const manifestSchema = z.object({ dependencies: names, devDependencies: names });
const manifest = manifestSchema.parse(JSON.parse(read('package.json')));

const [, extension = '', development = ''] = read('docs/dependencies.md').split(
  /^## (?:In the extension|For development|Held back)$/m,
);

function rowsOf(section: string) {
  return [...section.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, name = '', licence = '', why = '']) => ({ name, licence, why }),
  );
}

test.each([
  ['the extension', extension, manifest.dependencies],
  ['development', development, manifest.devDependencies],
])('docs/dependencies.md lists each package for %s, in order', (_, section, packages) => {
  expect(rowsOf(section).map(({ name }) => name)).toEqual(Object.keys(packages).sort());
});

test('each licence is the one that the package states, and allows what we do', () => {
  const stated = z.object({ license: z.string() });
  const allowed = /^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|MPL-2\.0|MIT OR Apache-2\.0|0BSD)$/;
  for (const { name, licence } of [...rowsOf(extension), ...rowsOf(development)]) {
    const { license } = stated.parse(JSON.parse(read(`node_modules/${name}/package.json`)));
    expect({ name, licence }).toEqual({ name, licence: license });
    expect(licence).toMatch(allowed);
  }
});

test('each reason is a sentence', () => {
  const reasons = [...rowsOf(extension), ...rowsOf(development)];
  expect(reasons.filter(({ why }) => !/^[A-Z@`].{10,}\.$/.test(why))).toEqual([]);
});

test('the lock file names no download address', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"/);
});
