/** Breaks the database under the running background, and puts rows into it, as no page can. */
import type { Worker } from '@playwright/test';
import { DATABASE_NAME } from '#lib/db/database.ts';

/** From now on each write to these tables fails as on a full disk, until the worker ends. */
export async function breakWrites(worker: Worker, ...tables: string[]): Promise<void> {
  await worker.evaluate((broken) => {
    for (const name of ['put', 'add', 'delete'] as const) {
      const write = IDBObjectStore.prototype[name] as (...args: unknown[]) => IDBRequest;
      Reflect.set(
        IDBObjectStore.prototype,
        name,
        function failing(this: IDBObjectStore, ...args: unknown[]) {
          if (broken.includes(this.name)) throw new DOMException('Full.', 'QuotaExceededError');
          return write.apply(this, args);
        },
      );
    }
  }, tables);
}

/** From now on nothing can be read by an index of these tables, until the worker ends. */
export async function breakLists(worker: Worker, ...tables: string[]): Promise<void> {
  await worker.evaluate((broken) => {
    for (const name of ['getAll', 'openCursor', 'openKeyCursor'] as const) {
      const read = IDBIndex.prototype[name] as (...args: unknown[]) => IDBRequest;
      Reflect.set(IDBIndex.prototype, name, function failing(this: IDBIndex, ...args: unknown[]) {
        if (broken.includes(this.objectStore.name))
          throw new DOMException('Broken.', 'UnknownError');
        return read.apply(this, args);
      });
    }
  }, tables);
}

export async function putRows(
  worker: Worker,
  table: string,
  rows: readonly unknown[],
): Promise<void> {
  await worker.evaluate(putAll, [DATABASE_NAME, table, rows] as const);
}

function putAll([name, table, rows]: readonly [string, string, readonly unknown[]]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(table, 'readwrite');
      for (const row of rows) writing.objectStore(table).put(row);
      writing.onerror = () => reject(writing.error);
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
