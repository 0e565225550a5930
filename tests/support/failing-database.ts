/** A database whose disk is full from a chosen write on. */
import type { DBCore, DBCoreTable } from 'dexie';
import { WhereaboutsDatabase } from '#lib/db/database.ts';

export interface FailingDatabase {
  readonly db: WhereaboutsDatabase;
  /** The next write that fails, counted from now; `null`: none. */
  failAt(write: number | null): void;
  /** How many writes there were since then. */
  writes(): number;
}

export function createFailingDatabase(name: string): FailingDatabase {
  const db = new WhereaboutsDatabase(name);
  let failing: number | null = null;
  let count = 0;

  function failingTable(table: DBCoreTable): DBCoreTable {
    return {
      ...table,
      mutate(request) {
        count += 1;
        return count === failing
          ? Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'))
          : table.mutate(request);
      },
    };
  }

  db.use({
    stack: 'dbcore',
    name: 'failing',
    create: (core: DBCore) => ({ ...core, table: (table) => failingTable(core.table(table)) }),
  });
  return {
    db,
    failAt(write) {
      failing = write;
      count = 0;
    },
    writes: () => count,
  };
}
