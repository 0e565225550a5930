import { expect, test } from 'vitest';
import { descriptorJsonSchema } from './descriptor-json-schema.ts';
import { keyCompletions, valueCompletions } from './schema-completions.ts';

const schema = descriptorJsonSchema();
const keys = (...path: (string | number)[]) =>
  keyCompletions(schema, path).map(({ label }) => label);

test('G6 the schema says which keys may stand where', () => {
  expect(keys()).toContain('pages');
  expect(keys('pages', 0)).toEqual(expect.arrayContaining(['id', 'path', 'required', 'name']));
  expect(keys('pages', 0, 'fields', 'anything')).toEqual(
    expect.arrayContaining(['title', 'select']),
  );
  expect(keys('pages', 0, 'fields', 'anything', 1)).toContain('jsonLd');
  expect(keys('pages', 0, 'where', 'number')).toContain('is');
  expect(keys('nowhere', 3, 'x')).toEqual([]);
});

test('G6 the schema says which values may stand where', () => {
  const labels = valueCompletions(schema, ['pages', 0, 'where', 'n', 'is']).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['"digits"', '"hex"']);
  expect(valueCompletions(schema, ['version']).map(({ label }) => label)).toEqual(['1']);
});

test('each key says what it is for', () => {
  const required = keyCompletions(schema, ['pages', 0]).find(({ label }) => label === 'required');
  expect(required).toMatchObject({ kind: 'array', info: expect.stringContaining('changed') });
});
