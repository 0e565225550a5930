import { expect, test } from 'vitest';
import { createMemoryCollection } from '#lib/db/collection.ts';
import { trello } from '#lib/sites/catalog/trello.ts';
import { descriptorRowSchema, driftRowId } from '#lib/sites/descriptor-row.ts';
import { createSiteIndex } from '#lib/sites/site-index.ts';
import { createDescriptorSource } from './descriptors.ts';
import { createSiteShelf } from './site-shelf.ts';

const mine = {
  version: 1,
  id: 'mine',
  name: 'Mine',
  hosts: ['mine.example'],
  pages: [{ id: 'any', path: '/*', name: 'Page' }],
};
const text = (value: object) => JSON.stringify(value, null, 1);

function setUp() {
  const rows = createMemoryCollection(descriptorRowSchema);
  const stored = Promise.resolve(rows);
  const source = createDescriptorSource(stored, {
    readJson: async (path) =>
      path === 'sites/index.json' ? createSiteIndex([trello.descriptor]) : trello.descriptor,
  });
  return { rows, source, shelf: createSiteShelf(stored, source, () => 7) };
}

test('G6 one descriptor is kept as it was written; of a file the good ones are taken', async () => {
  const { shelf } = setUp();
  expect(await shelf.take(text(mine))).toEqual({ accepted: ['mine'], refused: [] });
  expect(await shelf.textOf('mine')).toBe(text(mine));
  const file = {
    descriptors: [
      { ...mine, id: 'two' },
      { ...mine, id: 'bad', hosts: ['*'] },
    ],
  };
  const { accepted, refused } = await shelf.take(text(file));
  expect([accepted, refused.map(({ id }) => id)]).toEqual([['two'], ['bad']]);
  expect((await shelf.read()).own.map(({ id }) => id)).toEqual(['mine', 'two']);
});

test('G6 what is exported can be imported elsewhere', async () => {
  const one = setUp();
  await one.shelf.take(text({ descriptors: [mine, { ...mine, id: 'two' }] }));
  const other = setUp();
  expect((await other.shelf.take(await one.shelf.exportOwn())).accepted).toEqual(['mine', 'two']);
});

test('a built-in descriptor is the start of an own one, under an id of its own', async () => {
  const { shelf } = setUp();
  const { accepted } = await shelf.take(await shelf.textOf('trello'));
  expect(accepted).toEqual(['my-trello']);
  await shelf.remove('my-trello');
  expect((await shelf.read()).own).toEqual([]);
});

test('a site can be switched off and on', async () => {
  const { shelf, source } = setUp();
  const matching = async () => (await source.forUrl('https://trello.com/b/x/y')).length;
  await shelf.setEnabled('trello', false);
  expect([(await shelf.read()).builtIn[0]?.enabled, await matching()]).toEqual([false, 0]);
  await shelf.setEnabled('trello', true);
  expect([(await shelf.read()).builtIn[0]?.enabled, await matching()]).toEqual([true, 1]);
});

test('G7 the options show what is missing, until the descriptor is changed', async () => {
  const { shelf, rows } = setUp();
  await shelf.take(text(mine));
  const drift = { misses: ['a', 'b', 'c'], fields: ['title'] };
  const id = driftRowId('mine', 'any');
  await rows.put({ id, kind: 'drift', descriptorId: 'mine', pageId: 'any', drift });
  expect((await shelf.read()).own[0]?.drifted).toEqual([{ page: 'any', fields: ['title'] }]);
  await shelf.take(text(mine));
  expect((await shelf.read()).own[0]?.drifted).toEqual([]);
});
