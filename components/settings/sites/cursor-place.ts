/** Where in the data a cursor stands: in a key or a value, and of what. */
import type { SyntaxNode, Tree } from '@lezer/common';

export interface CursorPlace {
  readonly kind: 'key' | 'value';
  /** Of the object that gets the key, or of the value. */
  readonly path: readonly (string | number)[];
  /** The piece that a completion replaces. */
  readonly from: number;
  readonly to: number;
  /** Keys that the object has already. */
  readonly taken: readonly string[];
  readonly hasValue: boolean;
}

const VALUES = new Set(['String', 'Number', 'True', 'False', 'Null']);

/** @returns `null` where neither a key nor a value can stand. */
export function cursorPlace(tree: Tree, text: string, position: number): CursorPlace | null {
  const node = tree.resolveInner(position, -1);
  const key = ancestor(node, 'PropertyName');
  if (key?.parent?.parent) {
    const object = key.parent.parent;
    return {
      kind: 'key',
      path: pathTo(object, text),
      from: key.from,
      to: key.to,
      taken: keysOf(object, text).filter((name) => name !== readKey(key, text)),
      hasValue: key.parent.lastChild !== key && key.parent.lastChild?.name !== '⚠',
    };
  }
  const property = ancestor(node, 'Property');
  const object = ancestor(node, 'Object');
  if (property && (!object || property.from > object.from)) {
    const value = VALUES.has(node.name) ? node : null;
    const from = value?.from ?? position;
    const path = pathTo(property, text);
    return { kind: 'value', path, from, to: value?.to ?? position, taken: [], hasValue: true };
  }
  if (!object) return null;
  const at = { from: position, to: position };
  return {
    kind: 'key',
    path: pathTo(object, text),
    ...at,
    taken: keysOf(object, text),
    hasValue: false,
  };
}

function ancestor(node: SyntaxNode, name: string): SyntaxNode | null {
  for (let one: SyntaxNode | null = node; one; one = one.parent) if (one.name === name) return one;
  return null;
}

function pathTo(node: SyntaxNode, text: string): (string | number)[] {
  const path: (string | number)[] = [];
  for (let one: SyntaxNode | null = node; one; one = one.parent) {
    if (one.name === 'Property') path.unshift(readKey(one.firstChild, text));
    else if (one.parent?.name === 'Array') path.unshift(0);
  }
  return path;
}

function keysOf(object: SyntaxNode, text: string): string[] {
  return object.getChildren('Property').map((property) => readKey(property.firstChild, text));
}

function readKey(node: SyntaxNode | null, text: string): string {
  return node ? text.slice(node.from, node.to).replace(/^"|"$/g, '') : '';
}
