import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DESCRIPTOR_SCHEMA_FILE, descriptorJsonSchema } from './descriptor-json-schema.ts';
import { readDescriptors } from './read-descriptors.ts';

const root = new URL('../../', import.meta.url);

test('the published schema is that of the code (else: node scripts/write-schema.ts)', async () => {
  const published = await readFile(new URL(`public/${DESCRIPTOR_SCHEMA_FILE}`, root), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(descriptorJsonSchema())));
});

test('the sample tracker’s descriptor is a good one', async () => {
  const file = new URL('tests/fixtures/descriptors/sample-tracker.json', root);
  const { accepted, refused } = readDescriptors(await readFile(file, 'utf8'));
  expect(refused).toEqual([]);
  expect(accepted.map(({ id }) => id)).toEqual(['sample-tracker']);
});
