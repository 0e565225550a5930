import type { Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import { SOURCE_FILES, type SourceFile, walk } from './source-tree.ts';

/** Functions that may be longer, as `path#name`, each with its reason. File lengths are the linter's (300 lines). */
const LONGER_FUNCTIONS: Readonly<Record<string, string>> = {};

const FUNCTION_LINES = 60;
const ENTRYPOINT_LINES = 60;
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

test('an entrypoint is wiring: at most 60 lines', () => {
  const long = SOURCE_FILES.filter(
    ({ path, text }) =>
      path.startsWith('entrypoints/') && text.trimEnd().split('\n').length > ENTRYPOINT_LINES,
  );
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('a function has at most 60 lines of its own', () => {
  const long = SOURCE_FILES.filter(({ isTest }) => !isTest)
    .flatMap(longFunctions)
    .filter(({ name }) => !(name in LONGER_FUNCTIONS));
  expect(long).toEqual([]);
});

test('each function that is allowed to be longer still is', () => {
  const long = new Set(SOURCE_FILES.flatMap(longFunctions).map(({ name }) => name));
  expect(Object.keys(LONGER_FUNCTIONS).filter((name) => !long.has(name))).toEqual([]);
});

/** Lines inside nested functions count for those: a factory is as long as what it does itself. */
function longFunctions(file: SourceFile): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = [];
  walk(file.program, (node) => {
    if (!FUNCTIONS.includes(node.type)) return;
    const nested = outermostFunctions(node);
    const lines =
      breaks(file, node) + 1 - nested.reduce((sum, inner) => sum + breaks(file, inner), 0);
    if (lines > FUNCTION_LINES) found.push({ name: `${file.path}#${nameOf(file, node)}`, lines });
  });
  return found;
}

function outermostFunctions(node: Node): Node[] {
  const found: Node[] = [];
  walk(node, (inner) => {
    if (inner === node || !FUNCTIONS.includes(inner.type)) return;
    found.push(inner);
    return false;
  });
  return found;
}

function breaks({ text }: SourceFile, { start, end }: Node): number {
  return text.slice(start, end).split('\n').length - 1;
}

function nameOf({ text }: SourceFile, node: Node): string {
  if ('id' in node && node.id && 'name' in node.id) return String(node.id.name);
  const before = text.slice(0, node.start).match(/(\w+)\s*(?::[^=;]*)?[=:(]\s*(?:async\s*)?$/);
  return before?.[1] ?? `line ${text.slice(0, node.start).split('\n').length}`;
}
