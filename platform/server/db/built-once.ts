import type { Db } from './database.ts';

/**
 * Builds a statement once for each database handle, for the few that run all day: putting the text
 * together costs more of this process's time than all the rest of a small statement.
 */
export function builtOnce<Statement extends object>(
  build: (db: Db) => Statement,
): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    let statement = built.get(db);
    if (!statement) {
      statement = build(db);
      built.set(db, statement);
    }
    return statement;
  };
}
