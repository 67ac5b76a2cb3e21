import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ENGINE_FILE, syncTree } from '#platform/server/db/embedded-files.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { openDataFolder } from '../data-folder.ts';
import { addressForClients, DUMP, OperationError, operate, run } from './operation.ts';

/** Tables that are there before us would be mixed with those of the backup. */
async function mustBeEmpty(url: string): Promise<void> {
  const database = await openDatabase({ kind: 'external', url });
  const { rows } = await database.pool.query<{ tables: number }>(
    `select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  await database.close();
  if (rows[0]?.tables) {
    throw new OperationError('The database has tables already. Restore into an empty one.');
  }
}

/** Starts the unpacked database once: what PostgreSQL cannot open and no version of ours has made is no backup. */
async function mustBeBackup(directory: string): Promise<void> {
  const none = new OperationError('This file is not a backup of Vigour; nothing was restored.');
  if (!existsSync(join(directory, 'PG_VERSION'))) throw none;
  if (existsSync(join(directory, ENGINE_FILE))) {
    const whole = ['base', 'global/pg_control', 'pg_wal', 'pg_xact'];
    if (!whole.every((name) => existsSync(join(directory, name)))) throw none;
  }
  const database = await openDatabase({ kind: 'embedded', directory });
  try {
    await database.pool.query('select from drizzle.__drizzle_migrations');
  } catch {
    throw none;
  } finally {
    await database.close();
    rmSync(`${directory}.lock`, { force: true });
  }
}

await operate(async ({ dataDir, databaseUrl }) => {
  process.umask(0o077);
  const given = process.argv[2];
  if (!given) throw new OperationError('Use: npm run restore -- FILE');
  const file = resolve(given);
  if (!existsSync(file)) throw new OperationError(`There is no file ${file}.`);
  await openDataFolder(dataDir);
  if (readdirSync(dataDir).length > 0) {
    throw new OperationError(
      `${dataDir} is not empty. Move it away or set DATA_DIR to an empty folder; nothing was changed.`,
    );
  }
  if (databaseUrl !== null) await mustBeEmpty(databaseUrl);

  const unpacked = join(dataDir, '.restoring');
  const secrets = mkdtempSync(join(tmpdir(), 'vigour-restore-'));
  mkdirSync(unpacked);
  try {
    await run('tar', ['-xzf', file, '-C', unpacked]);
    const dump = join(unpacked, DUMP);
    if (databaseUrl === null) {
      if (existsSync(dump)) {
        throw new OperationError(
          'This is the backup of an external PostgreSQL: set DATABASE_URL to an empty database.',
        );
      }
      await mustBeBackup(join(unpacked, 'database'));
    } else {
      if (!existsSync(dump)) {
        throw new OperationError(
          'This is the backup of an embedded database: unset DATABASE_URL to restore it.',
        );
      }
      const address = addressForClients(databaseUrl, secrets);
      const whole = ['--single-transaction', '--exit-on-error', '--no-owner'];
      await run('pg_restore', [...whole, `--dbname=${address}`, dump]);
      rmSync(dump);
    }
    syncTree(unpacked);
    // The database last: with it the folder counts as complete.
    for (const name of readdirSync(unpacked).sort((a) => (a === 'database' ? 1 : -1))) {
      renameSync(join(unpacked, name), join(dataDir, name));
    }
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
    rmSync(secrets, { recursive: true, force: true });
  }
  return `Restored into ${databaseUrl === null ? dataDir : `the database of DATABASE_URL and ${dataDir}`}.`;
});
