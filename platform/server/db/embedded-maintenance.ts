import type pg from 'pg';

const FIRST_AFTER_MS = 10 * 60_000;
const EVERY_MS = 6 * 60 * 60_000;

/**
 * PGlite has no autovacuum: without statistics the planner reads whole tables, and deleted rows stay.
 * Returns the function that ends it.
 */
export function keepTidy(pool: pg.Pool): () => void {
  let timer: NodeJS.Timeout | undefined;

  async function tidy(): Promise<void> {
    const { rows } = await pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables`,
    );
    // Table by table: the requests of people go in between.
    for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
    await pool.query('checkpoint');
  }

  function plan(afterMs: number): void {
    timer = setTimeout(() => {
      tidy()
        .catch((error: Error) =>
          process.emitWarning(`The database was not tidied: ${error.message}`),
        )
        .finally(() => timer && plan(EVERY_MS));
    }, afterMs);
    timer.unref();
  }
  plan(FIRST_AFTER_MS);

  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}
