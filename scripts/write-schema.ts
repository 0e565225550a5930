/** Writes the descriptor's JSON Schema to `public/`; a test says when that is due. */
import { writeFile } from 'node:fs/promises';
import { DESCRIPTOR_SCHEMA_FILE, descriptorJsonSchema } from '#lib/sites/descriptor-json-schema.ts';

const file = new URL(`../public/${DESCRIPTOR_SCHEMA_FILE}`, import.meta.url);
await writeFile(file, `${JSON.stringify(descriptorJsonSchema(), null, 2)}\n`);
console.log(`wrote public/${DESCRIPTOR_SCHEMA_FILE}`);
