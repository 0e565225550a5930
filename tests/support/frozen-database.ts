/** Example databases as JSON: one frozen file for each version of the schema that was ever released. */
import { readFile } from 'node:fs/promises';
import Dexie from 'dexie';
import { z } from 'zod';

/** Map and typed array have no JSON of their own. */
const TAG = '$';

const frozenSchema = z.object({
  version: z.number().int().positive(),
  /** Each table's keys and indexes, in Dexie's notation. */
  schema: z.record(z.string(), z.string()),
  rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type FrozenDatabase = z.infer<typeof frozenSchema>;

const FOLDER = new URL('../fixtures/databases/', import.meta.url);

export function frozenFile(version: number): URL {
  return new URL(`v${version}.json`, FOLDER);
}

export async function readFrozenDatabase(version: number): Promise<FrozenDatabase> {
  const text = await readFile(frozenFile(version), 'utf8');
  return frozenSchema.parse(JSON.parse(text, revive));
}

/** Creates a database of this name as that version of the extension left it. */
export async function thaw(name: string, frozen: FrozenDatabase): Promise<void> {
  const db = new Dexie(name);
  db.version(frozen.version).stores(frozen.schema);
  await db.open();
  for (const [table, rows] of Object.entries(frozen.rows)) await db.table(table).bulkAdd(rows);
  db.close();
}

export function freezeText(frozen: FrozenDatabase): string {
  return `${JSON.stringify(frozen, freeze, 1)}\n`;
}

function freeze(_key: string, value: unknown): unknown {
  if (value instanceof Map) return { [TAG]: 'map', entries: [...value] };
  return value instanceof Uint16Array ? { [TAG]: 'u16', values: [...value] } : value;
}

function revive(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(TAG in value)) return value;
  if (value[TAG] === 'map') return new Map(Reflect.get(value, 'entries'));
  return Uint16Array.from(Reflect.get(value, 'values'));
}
