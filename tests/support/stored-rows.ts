/** Looks into the extension's own database from its worker, as no page can. */
import type { Worker } from '@playwright/test';
import { readTurn, type Turn } from '#lib/chat/turn.ts';
import { DATABASE_NAME } from '#lib/db/database.ts';

/** The stored turns, oldest first. */
export async function readStoredTurns(worker: Worker): Promise<Turn[]> {
  const rows = await readStoredRows(worker, 'turns');
  const turns = rows.flatMap((row) => readTurn(row) ?? []);
  return turns.sort((one, other) => one.createdAt - other.createdAt);
}

export async function readStoredRows(worker: Worker, table: string): Promise<unknown[]> {
  return worker.evaluate(readAll, [DATABASE_NAME, table] as const);
}

function readAll([name, table]: readonly [string, string]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction(table).objectStore(table).getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result);
      };
    };
  });
}

/** Spoils what is stored of every turn, as a bad disk or an older version would. */
export async function overwriteStoredTurns(
  worker: Worker,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await overwriteStoredRows(worker, 'turns', changes);
}

/** Changes every row of a table. */
export async function overwriteStoredRows(
  worker: Worker,
  table: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await worker.evaluate(overwriteAll, [DATABASE_NAME, table, changes] as const);
}

function overwriteAll([name, table, changes]: readonly [string, string, object]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(table, 'readwrite');
      const walking = writing.objectStore(table).openCursor();
      walking.onsuccess = () => {
        const cursor = walking.result;
        cursor?.update({ ...cursor.value, ...changes });
        cursor?.continue();
      };
      writing.onerror = () => reject(writing.error);
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
