import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { OuterHandleError } from './database-errors.ts';

/**
 * Makes the outer handle throw where it is used inside a transaction of the same chain of calls. Without it
 * a statement would wait for ever on the embedded engine and silently run beside the transaction on PostgreSQL.
 */
export function guardTransactions(pool: pg.Pool, db: NodePgDatabase): void {
  // `open` turns false at the end: work that a transaction has started and not waited for may go on.
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  const guarded = <Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result,
  ): ((...given: Arguments) => Result) => {
    return (...given) => {
      if (inside.getStore()?.open) throw new OuterHandleError();
      return run(...given);
    };
  };
  const { query, connect } = pool;
  // pg's own query() calls connect(): both go to the originals, checked once.
  pool.query = guarded((...given: unknown[]) => query.apply(pool, given as never)) as typeof query;
  pool.connect = guarded((...given: unknown[]) =>
    connect.apply(pool, given as never),
  ) as typeof connect;

  const transaction = db.transaction.bind(db);
  db.transaction = guarded((run, config) =>
    transaction(async (inner) => {
      const state = { open: true };
      try {
        return await inside.run(state, () => run(inner));
      } finally {
        state.open = false;
      }
    }, config),
  ) as typeof transaction;
}
