import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A database or a transaction on it: the first parameter of every action and query. */
export type Db = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$with'
  | 'with'
>;

/** Column naming shared by the queries and the migration generator. */
export const CASING = 'snake_case' as const;

/** Runs `run` atomically. Name its parameter `db` so that it shadows the outer handle. */
export function inTransaction<Result>(db: Db, run: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction((transaction) => run(transaction));
}
