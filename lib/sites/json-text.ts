/** PURE. JSON whose every value knows where in the text it stands, and that cannot smuggle anything in by its keys. */
import { type DocumentNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { type Fault, fault } from './fault.ts';

export interface Position {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

export interface LocatedFault extends Fault, Position {
  /** Where in the data it is: `pages[2].path`. */
  readonly path: string;
}

export type JsonPath = readonly (string | number)[];

const MAX_DEPTH = 16;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const START: Position = { line: 1, column: 1, offset: 0 };

/** Parses a text; the fault says where it stops being JSON. */
export function parseJsonText(text: string): { root: ValueNode } | { fault: LocatedFault } {
  try {
    const document: DocumentNode = parse(text, { mode: 'json' });
    return { root: document.body };
  } catch (error) {
    const at = hasPosition(error) ? pick(error) : START;
    const reason = hasPosition(error)
      ? `this is not JSON: ${error.message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '')}`
      : 'this is nested too deeply to be read';
    return { fault: { ...fault(reason, 'Mend the text at this place.'), ...at, path: '' } };
  }
}

function hasPosition(error: unknown): error is Error & Position {
  return error instanceof Error && 'line' in error && typeof error.line === 'number';
}

/** Finds keys that are forbidden or stand twice, script URLs, and too deep a nesting. */
export function checkJson(node: ValueNode, path: JsonPath = []): LocatedFault[] {
  if (path.length > MAX_DEPTH) {
    return [at(node, path, fault('this is nested too deeply', `Use at most ${MAX_DEPTH} levels.`))];
  }
  if (node.type === 'String' && /^\s*(?:javascript|vbscript|data|blob):/i.test(node.value)) {
    return [at(node, path, fault('a descriptor has no script or data URLs', 'Remove it.'))];
  }
  if (node.type === 'Array') {
    return node.elements.flatMap(({ value }, index) => checkJson(value, [...path, index]));
  }
  if (node.type !== 'Object') return [];
  const seen = new Set<string>();
  return node.members.flatMap((member) => {
    const key = keyOf(member.name);
    const inside = [...path, key];
    if (FORBIDDEN_KEYS.has(key)) {
      return [at(member.name, inside, fault(`the key "${key}" is not allowed`, 'Remove it.'))];
    }
    if (seen.has(key))
      return [at(member.name, inside, fault(`"${key}" stands twice`, 'Keep one of them.'))];
    seen.add(key);
    return checkJson(member.value, inside);
  });
}

/** Where a path leads in the text; of a path that is not there, the nearest node around it. */
export function locate(root: ValueNode, path: JsonPath): Position {
  let node = root;
  for (const step of path) {
    const next = childOf(node, step);
    if (!next) break;
    node = next;
  }
  return pick(node.loc.start);
}

/** Where the name of a key stands. */
export function locateKey(root: ValueNode, path: JsonPath, key: string): Position {
  let node: ValueNode | null = root;
  for (const step of path) node = node && childOf(node, step);
  const member =
    node?.type === 'Object' ? node.members.find(({ name }) => keyOf(name) === key) : null;
  return member ? pick(member.name.loc.start) : locate(root, path);
}

/** The node of a member or an element. */
export function childOf(node: ValueNode, step: string | number): ValueNode | null {
  if (node.type === 'Array' && typeof step === 'number') return node.elements[step]?.value ?? null;
  if (node.type !== 'Object') return null;
  return node.members.find(({ name }) => keyOf(name) === step)?.value ?? null;
}

export function renderPath(path: JsonPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

function at(node: { loc: { start: Position } }, path: JsonPath, found: Fault): LocatedFault {
  return { ...found, ...pick(node.loc.start), path: renderPath(path) };
}

function keyOf(name: { type: string } & ({ value: string } | { name: string })): string {
  return 'value' in name ? name.value : name.name;
}

function pick({ line, column, offset }: Position): Position {
  return { line, column, offset };
}
