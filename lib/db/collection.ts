/** Small collections of things with an id: backends, skills, descriptors, drafts, what each tab shows. */
import type { Table } from 'dexie';
import type { z } from 'zod';
import type { ItemRow } from './database.ts';
import { asStoreError } from './store-error.ts';

export interface Item {
  readonly id: string;
}

/** Every method may throw a StoreError. An item that its schema refuses is as good as not there, but stays where it is. */
export interface Collection<T extends Item> {
  /** In the order of their ids. */
  list(): Promise<readonly T[]>;
  get(id: T['id']): Promise<T | null>;
  put(item: T): Promise<void>;
  remove(id: T['id']): Promise<void>;
  clear(): Promise<void>;
}

/** Something that reads stored data: a zod schema, where a test does not need less. */
export type ItemSchema<T extends Item> = z.ZodType<T>;

/**
 * A collection in a table of the database.
 *
 * @param schema Reads what is stored; for a schema that is not known here, pass it in.
 */
export function createDexieCollection<T extends Item>(
  table: Table<ItemRow, string>,
  schema: ItemSchema<T>,
): Collection<T> {
  return {
    list: () => translated(async () => readAll(schema, await table.orderBy('id').toArray())),
    get: (id) => translated(async () => readAll(schema, [await table.get(id)])[0] ?? null),
    put: (item) =>
      translated(async () => {
        await table.put({ ...item });
      }),
    remove: (id) => translated(() => table.delete(id)),
    clear: () => translated(() => table.clear()),
  };
}

/** A collection in memory. */
export function createMemoryCollection<T extends Item>(schema: ItemSchema<T>): Collection<T> {
  const items = new Map<string, unknown>();
  return {
    async list() {
      const sorted = [...items].sort(([a], [b]) => (a < b ? -1 : 1));
      return readAll(
        schema,
        sorted.map(([, item]) => item),
      );
    },
    async get(id) {
      return readAll(schema, [items.get(id)])[0] ?? null;
    },
    async put(item) {
      items.set(item.id, structuredClone(item));
    },
    async remove(id) {
      items.delete(id);
    },
    async clear() {
      items.clear();
    },
  };
}

function readAll<T extends Item>(schema: ItemSchema<T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const read = schema.safeParse(row);
    return read.success ? [read.data] : [];
  });
}

async function translated<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw asStoreError(thrown);
  }
}
