import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnId } from '../../tests/support/chat-examples.ts';
import { branchTo, newestLeafUnder, siblingsOf, type TurnLink } from './branches.ts';

const link = (id: string, parent: string | null, createdAt: number): TurnLink => ({
  id: turnId(id),
  parentId: parent === null ? null : turnId(parent),
  createdAt,
});
const ids = (links: readonly TurnLink[]) => links.map(({ id }) => id);

/** a ─ b ─ c, where c was regenerated as c2; b was edited as e, from which f goes on. */
const TREE = [
  link('a', null, 1),
  link('b', 'a', 2),
  link('c', 'b', 3),
  link('c2', 'b', 4),
  link('e', 'a', 5),
  link('f', 'e', 6),
];

test('the conversation is the path to the leaf', () => {
  expect(ids(branchTo(TREE, turnId('c2')))).toEqual(['a', 'b', 'c2']);
  expect(ids(branchTo(TREE, turnId('f')))).toEqual(['a', 'e', 'f']);
});

test('without its leaf a chat ends in its newest turn', () => {
  expect(ids(branchTo(TREE, turnId('gone')))).toEqual(['a', 'e', 'f']);
  expect(ids(branchTo(TREE, null))).toEqual(['a', 'e', 'f']);
  expect(branchTo([], null)).toEqual([]);
});

test('an edit and a regeneration stand beside what they replace', () => {
  expect(ids(siblingsOf(TREE, turnId('c')))).toEqual(['c', 'c2']);
  expect(ids(siblingsOf(TREE, turnId('e')))).toEqual(['b', 'e']);
  expect(siblingsOf(TREE, turnId('gone'))).toEqual([]);
});

test('choosing a turn shows the newest end that goes on from it', () => {
  expect(newestLeafUnder(TREE, turnId('b'))).toBe('c2');
  expect(newestLeafUnder(TREE, turnId('a'))).toBe('f');
  expect(newestLeafUnder(TREE, turnId('gone'))).toBe('gone');
});

test('whatever links are stored, circles included, each walk ends and goes from parent to child', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const links = fc.uniqueArray(fc.tuple(id, fc.option(id), fc.nat(9)), {
    selector: ([own]) => own,
  });
  fc.assert(
    fc.property(links, id, (tuples, leaf) => {
      const tree = tuples.map(([own, parent, at]) => link(own, parent, at));
      const branch = branchTo(tree, turnId(leaf));
      for (const [at, { parentId }] of branch.entries())
        if (at > 0) expect(parentId).toBe(branch[at - 1]?.id);
      expect(new Set(ids(branch)).size).toBe(branch.length);
      newestLeafUnder(tree, turnId(leaf));
    }),
  );
});
