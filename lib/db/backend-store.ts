/** The person's backends with their keys. They leave this store for the background only: no message, log or plain export has them. */
import type { z } from 'zod';
import type { BackendId } from '#lib/backends/model-id.ts';
import { type Collection, createDexieCollection, createMemoryCollection } from './collection.ts';
import type { WhereaboutsDatabase } from './database.ts';

export interface StoredBackend {
  readonly id: BackendId;
}

export type BackendStore<T extends StoredBackend> = Collection<T>;

/** @param schema What a backend is: `lib/backends` knows its kinds, this room does not. */
export function createBackendStore<T extends StoredBackend>(
  db: WhereaboutsDatabase | null,
  schema: z.ZodType<T>,
): BackendStore<T> {
  return db ? createDexieCollection(db.backends, schema) : createMemoryCollection(schema);
}
