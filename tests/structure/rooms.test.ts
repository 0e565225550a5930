import { expect, test } from 'vitest';
import {
  type Import,
  PRODUCT_FILES,
  roomOf,
  SOURCE_FILES,
  type SourceFile,
} from './source-tree.ts';

const PURE_ROOMS = [
  'lib/app-state',
  'lib/context',
  'lib/backends',
  'lib/chat',
  'lib/sites',
  'lib/reader',
  'lib/i18n',
];

/** Which other rooms a room may import from. A room that is not in this list fails its test: give it a row. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'lib/app-state': [],
  'lib/context': ['lib/app-state'],
  'lib/backends': ['lib/app-state'],
  'lib/chat': ['lib/app-state', 'lib/context', 'lib/backends'],
  'lib/sites': ['lib/app-state', 'lib/context'],
  'lib/reader': ['lib/app-state', 'lib/context'],
  'lib/i18n': PURE_ROOMS,
  'lib/settings': PURE_ROOMS,
  'lib/protocol': [...PURE_ROOMS, 'lib/settings'],
  'lib/browser': PURE_ROOMS,
  'lib/db': [...PURE_ROOMS, 'lib/settings'],
  'lib/state': [...PURE_ROOMS, 'lib/settings', 'lib/protocol', 'lib/browser'],
  'lib/content': [
    'lib/app-state',
    'lib/context',
    'lib/sites',
    'lib/reader',
    'lib/settings',
    'lib/protocol',
    'lib/browser',
  ],
  'lib/background': [...PURE_ROOMS, 'lib/settings', 'lib/protocol', 'lib/db', 'lib/browser'],
  components: [...PURE_ROOMS, 'lib/state'],
};

/** Views may name the types of these rooms, and nothing else of them. */
const COMPONENT_TYPES = ['lib/settings', 'lib/protocol'];

/** The packages that only some rooms may import. */
const PACKAGE_ROOMS: readonly { readonly packages: RegExp; readonly rooms: readonly string[] }[] = [
  { packages: /^(?:wxt\/browser|webextension-polyfill)$/, rooms: ['lib/browser'] },
  { packages: /^dexie$/, rooms: ['lib/db'] },
  { packages: /^@preact\/signals/, rooms: ['lib/state', 'components', 'entrypoints'] },
  { packages: /^preact(?:\/|$)/, rooms: ['components', 'entrypoints'] },
  { packages: /^wxt\/utils\//, rooms: ['entrypoints'] },
  { packages: /^node:/, rooms: [] },
];

/** What a page would have to load and must not. */
const NOT_IN_A_PAGE =
  /^(?:zod|preact|@preact\/.*|dexie|wxt\/browser|webextension-polyfill)(?:\/|$)/;

function edges(files: readonly SourceFile[]): { from: SourceFile; edge: Import }[] {
  return files.flatMap((from) => from.imports.map((edge) => ({ from, edge })));
}

test('a room imports only from the rooms below it', () => {
  const wrong = edges(PRODUCT_FILES).filter(({ from, edge }) => {
    const room = roomOf(from.path);
    if (edge.isPackage || roomOf(edge.target) === room) return false;
    const target = roomOf(edge.target);
    if (room === 'entrypoints') return !/^(?:components|lib)/.test(target);
    if (room === 'components' && edge.typeOnly && COMPONENT_TYPES.includes(target)) return false;
    return !MAY_IMPORT[room]?.includes(target);
  });
  expect(wrong.map(({ from, edge }) => `${from.path} → ${edge.target}`)).toEqual([]);
});

test('every room of lib has its row in the list of directions', () => {
  const rooms = new Set(PRODUCT_FILES.map(({ path }) => roomOf(path)));
  rooms.delete('entrypoints');
  expect([...rooms].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
});

test('chat knows the contract of backends, never a kind of them', () => {
  const wrong = edges(PRODUCT_FILES).filter(
    ({ from, edge }) =>
      roomOf(from.path) === 'lib/chat' && /^lib\/backends\/.+\//.test(edge.target),
  );
  expect(wrong.map(({ from, edge }) => `${from.path} → ${edge.target}`)).toEqual([]);
});

test('a package that belongs to certain rooms is imported there only', () => {
  const wrong = edges(PRODUCT_FILES).filter(
    ({ from, edge }) =>
      edge.isPackage &&
      !edge.typeOnly &&
      PACKAGE_ROOMS.some(
        ({ packages, rooms }) => packages.test(edge.target) && !rooms.includes(roomOf(from.path)),
      ),
  );
  expect(wrong.map(({ from, edge }) => `${from.path} → ${edge.target}`)).toEqual([]);
});

test('rooms are entered by their # path, neighbours by a relative one', () => {
  const wrong = PRODUCT_FILES.flatMap(({ path, code }) =>
    [...code.matchAll(/from '(\.\.\/[^']*)'/g)].flatMap(([, specifier = '']) => {
      const target = new URL(specifier, `file:///${path}`).pathname.slice(1);
      return roomOf(target) === roomOf(path) ? [] : [`${path} → ${specifier}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('what a page loads has no framework, no schema library and no polyfill', () => {
  const byPath = new Map(SOURCE_FILES.map((file) => [file.path, file]));
  const starts = SOURCE_FILES.filter(
    ({ path, isTest }) =>
      !isTest && (path.startsWith('lib/content/') || /^entrypoints\/overlay\b/.test(path)),
  );
  const reached = new Set(starts);
  const wrong: string[] = [];
  for (const file of reached) {
    for (const { target, isPackage, typeOnly } of file.imports) {
      if (typeOnly) continue;
      if (isPackage && NOT_IN_A_PAGE.test(target)) wrong.push(`${file.path} → ${target}`);
      const next = byPath.get(target);
      if (next) reached.add(next);
    }
  }
  expect(wrong).toEqual([]);
});

test('each file of a pure room begins by saying PURE', () => {
  const says = /^\/[/*]+\s+(?:\* )?PURE\b/;
  const unsaid = PRODUCT_FILES.filter(
    ({ path, text }) => PURE_ROOMS.includes(roomOf(path)) && !says.test(text),
  );
  expect(unsaid.map(({ path }) => path)).toEqual([]);
});

test('a pure room takes the time, chance and the global scope as parameters', () => {
  const ambient =
    /\b(?:Date\.now|performance\.now|Math\.random)\(|\bnew Date\(\)|\bcrypto\.|(?<!typeof )\bglobalThis\b/;
  const wrong = PRODUCT_FILES.filter(({ path }) => PURE_ROOMS.includes(roomOf(path))).flatMap(
    ({ path, code }) => {
      const lines = code.split('\n');
      return lines.flatMap((line, index) =>
        ambient.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      );
    },
  );
  expect(wrong).toEqual([]);
});
