import { expect, test } from 'vitest';
import { SOURCE_FILES } from './source-tree.ts';

test('each bench stands in the list of benches', () => {
  const benches = SOURCE_FILES.filter(
    ({ path, code }) => path.startsWith('scripts/bench/') && /: Bench = \{/.test(code),
  );
  const list = SOURCE_FILES.find(({ path }) => path === 'scripts/bench/benches.ts');
  const registered = list?.imports.map(({ target }) => target) ?? [];
  expect(benches.map(({ path }) => path).filter((path) => !registered.includes(path))).toEqual([]);
});
