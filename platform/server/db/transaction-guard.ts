import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { OuterHandleError } from './database-errors.ts';

/** The transaction of this chain of calls. `open` turns false at its end: work it has not waited for may go on. */
const inside = new AsyncLocalStorage<{ pool: pg.Pool; open: boolean; after: (() => void)[] }>();

/** Runs `work` once the transaction of this chain of calls is committed, and never when it is not; at once without one. */
export function afterCommit(work: () => void): void {
  const state = inside.getStore();
  if (state?.open) state.after.push(work);
  else work();
}

/**
 * Makes the outer handle throw where it is used inside a transaction of the same chain of calls. Without it
 * a statement would silently run beside the transaction.
 */
export function guardTransactions(pool: pg.Pool, db: NodePgDatabase): void {
  const guarded = <Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result,
  ): ((...given: Arguments) => Result) => {
    return (...given) => {
      const state = inside.getStore();
      if (state?.open && state.pool === pool) throw new OuterHandleError();
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
  db.transaction = guarded(async (run, config) => {
    const after: (() => void)[] = [];
    const result = await transaction(async (inner) => {
      const state = { pool, open: true, after };
      try {
        return await inside.run(state, () => run(inner));
      } finally {
        state.open = false;
      }
    }, config);
    for (const work of after) work();
    return result;
  }) as typeof transaction;
}
