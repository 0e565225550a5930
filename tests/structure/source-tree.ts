/** The repository's own code, parsed: what the structure tests look at. */
import { globSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { type Node, type ParseResult, parseSync } from 'oxc-parser';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface Import {
  /** A path from the root, or the package specifier as it is written. */
  readonly target: string;
  readonly isPackage: boolean;
  /** Erased by the compiler: only types cross here. */
  readonly typeOnly: boolean;
}

export interface SourceFile {
  /** From the root, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly isTest: boolean;
  readonly program: ParseResult['program'];
  readonly imports: readonly Import[];
  /** The text with its comments blanked out, line numbers kept. */
  readonly code: string;
}

const CODE = '{entrypoints,components,lib,scripts,tests}/**/*.{ts,tsx,mjs}';

export const SOURCE_FILES: readonly SourceFile[] = globSync(CODE, { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('tests/fixtures/'))
  .sort()
  .map(parseFile);

/** The product's own code: what is built, without its tests. */
export const PRODUCT_FILES = SOURCE_FILES.filter(
  ({ path, isTest }) => !isTest && /^(?:entrypoints|components|lib)\//.test(path),
);

/** The room a file lives in: `lib/chat`, `components`, `entrypoints`, … */
export function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'lib' ? `lib/${second}` : top;
}

function parseFile(path: string): SourceFile {
  const text = readFileSync(resolve(ROOT, path), 'utf8');
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    typeOnly: false,
  }));
  return {
    path,
    text,
    isTest: /\.(?:test|spec)\.tsx?$/.test(path) || path.startsWith('tests/'),
    program,
    imports: [...staticImports(module), ...dynamic].map((found) => resolveImport(path, found)),
    code: comments.reduce((code, { start, end }) => blank(code, start, end), text),
  };
}

interface FoundImport {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

function staticImports(module: ParseResult['module']): FoundImport[] {
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  return [...imports, ...reexports];
}

function resolveImport(from: string, { specifier, typeOnly }: FoundImport): Import {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return { target: bare.slice(1), isPackage: false, typeOnly };
  if (!bare.startsWith('.')) return { target: bare, isPackage: true, typeOnly };
  return { target: posix.join(posix.dirname(from), bare), isPackage: false, typeOnly };
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
}

/** Calls `visit` for a node and everything below it; where it returns `false`, not for what is below. */
export function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
