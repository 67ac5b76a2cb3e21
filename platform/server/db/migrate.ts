import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { CASING } from './database.ts';
import { MigrationError } from './database-errors.ts';
import { type Migration, migrationsIn } from './migration-files.ts';
import type { Database } from './open-database.ts';

/** Any number that no other program uses: two servers that start together must ask for the same lock. */
const MIGRATION_LOCK = 7_361_042;

type Applied = { hash: string; created_at: string };

const TABLE = 'drizzle.__drizzle_migrations';

async function appliedIn(client: pg.PoolClient): Promise<Applied[]> {
  const { rows } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [TABLE],
  );
  if (!rows[0]?.there) return [];
  const applied = await client.query<Applied>(`select hash, created_at from ${TABLE} order by id`);
  return applied.rows;
}

/**
 * Notes the first migration as applied where the series that it replaces is: `_replaced.json` names the last of that
 * series. A database that stopped earlier stays as it is, and `mustContinue` refuses it.
 */
async function adoptFirst(
  client: pg.PoolClient,
  folder: string,
  first: Migration | undefined,
): Promise<Applied[]> {
  const applied = await appliedIn(client);
  const file = join(folder, 'meta', '_replaced.json');
  const isOlder = applied[0] && first && applied[0].hash !== first.hash;
  if (!isOlder || !existsSync(file)) return applied;
  const last = JSON.parse(readFileSync(file, 'utf8')) as { hash: string };
  if (applied.at(-1)?.hash !== last.hash) return applied;
  await client.query(
    `with gone as (delete from ${TABLE}) insert into ${TABLE} (hash, created_at) values ($1, $2)`,
    [first.hash, first.whenMs],
  );
  return appliedIn(client);
}

/** The migrator looks at nothing but the newest time stamp, and skips silently what does not fit. */
function mustContinue(applied: Applied[], migrations: Migration[]): void {
  for (const [at, { hash, created_at }] of applied.entries()) {
    const migration = migrations[at];
    if (!migration) {
      throw new MigrationError(
        `The database is newer than this program: it has ${applied.length} migrations, the program knows ${migrations.length}. Start the version that last used it, or a later one.`,
      );
    }
    if (migration.hash !== hash || migration.whenMs !== Number(created_at)) {
      throw new MigrationError(
        `Migration ${migration.name} is not the one that this database has applied. A migration is never changed after it was applied: add a new one.`,
      );
    }
  }
}

/** Runs `work` on one connection that no other process of ours can overtake. */
async function alone(database: Database, work: (client: pg.PoolClient) => Promise<void>) {
  const client = await database.pool.connect();
  try {
    // A long rebuild of a table is no runaway, nor is waiting for another server's migrations.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work(client);
  } finally {
    // Closing the connection gives back the lock and the settings, whatever happened.
    client.release(true);
  }
}

/**
 * Brings the database to the newest of the migrations in `folder`, all or none of the missing ones.
 * Several processes may do so at once. Throws MigrationError when the files are out of order, have changed
 * since they were applied, or are fewer than the database has.
 */
export async function migrateDatabase(database: Database, folder: string): Promise<void> {
  const migrations = migrationsIn(folder);
  await alone(database, async (client) => {
    const applied = await adoptFirst(client, folder, migrations[0]);
    mustContinue(applied, migrations);
    if (applied.length === migrations.length) return;
    try {
      await migrate(drizzle(client, { casing: CASING }), { migrationsFolder: folder });
    } catch (cause) {
      const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
      throw new MigrationError(
        `The database migration failed. Nothing was changed. ${(reason as Error).message}`,
        { cause },
      );
    }
  });
}
