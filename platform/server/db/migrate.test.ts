import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isUsualRun } from '#platform/shared/testing/times-to-run.ts';
import { runScript } from '../../../apps/server/testing/script-process.ts';
import { makeEmptyDatabase, makeTestDatabase } from '../../../apps/server/testing/test-database.ts';
import { MIGRATIONS, makeTestFolder } from '../../../apps/server/testing/test-folder.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationsIn } from './migration-files.ts';
import { type Database, openDatabase } from './open-database.ts';

const LATER = 4_000_000_000_000;

describe('migrations', () => {
  let folder: string;
  let database: Database;
  beforeAll(async () => {
    database = await makeTestDatabase();
  });
  beforeEach(() => {
    folder = makeTestFolder();
    cpSync(MIGRATIONS, folder, { recursive: true });
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    // As it was: without what a test has added.
    await database.pool.query('drop table if exists later');
    await database.pool.query('delete from drizzle.__drizzle_migrations where created_at >= $1', [
      LATER,
    ]);
  });
  afterAll(() => database.close());

  function add(name: string, sql: string, when = LATER): void {
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] };
    const entry = { idx: journal.entries.length, version: '7', when, tag: name, breakpoints: true };
    writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
    writeFileSync(join(folder, `${name}.sql`), sql);
  }
  const tables = async () => {
    const { rows } = await database.pool.query(
      `select tablename as name from pg_tables where tablename like 'later%' order by 1`,
    );
    return rows.map(({ name }) => name);
  };

  it('are applied once, and new ones to a database that has the others', async () => {
    await migrateDatabase(database, folder);
    expect(await tables()).toEqual([]);
    add('0001_later', 'create table later (id int);');
    await migrateDatabase(database, folder);
    await migrateDatabase(database, folder);
    expect(await tables()).toEqual(['later']);
  });

  it('leave nothing behind when one of them fails', async () => {
    add('0001_later', 'create table later_one (id int);');
    add('0002_wrong', 'create table later_two (id nonsense);', LATER + 1);
    await expect(migrateDatabase(database, folder)).rejects.toMatchObject({
      name: 'MigrationError',
      message: 'The database migration failed. Nothing was changed. type "nonsense" does not exist',
    });
    expect(await tables()).toEqual([]);
    await migrateDatabase(database, MIGRATIONS); // and the old program still starts
  });

  it('must not have changed since they were applied', async () => {
    const first = migrationsIn(folder)[0]?.name ?? '';
    const file = join(folder, `${first}.sql`);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n-- a late thought`);
    await expect(migrateDatabase(database, folder)).rejects.toThrow(
      `Migration ${first} is not the one that this database has applied`,
    );
  });

  it('must not be fewer than the database has', async () => {
    add('0001_later', 'create table later (id int);');
    await migrateDatabase(database, folder);
    await expect(migrateDatabase(database, MIGRATIONS)).rejects.toThrow(
      'The database is newer than this program',
    );
  });

  it('must be in the order in which they were made', async () => {
    add('0001_later', 'create table later (id int);', 1000);
    await expect(migrateDatabase(database, folder)).rejects.toThrow(
      'Migration 0001_later must come after',
    );
    rmSync(join(folder, '0001_later.sql'));
    expect(() => migrationsIn(join(folder, 'meta'))).toThrow('holds no readable list');
  });

  it('must all be there', async () => {
    rmSync(join(folder, '0000_baseline.sql'));
    await expect(migrateDatabase(database, folder)).rejects.toThrow(
      'Migration 0000_baseline.sql is missing',
    );
  });
});

describe('the first migration', () => {
  const first = migrationsIn(MIGRATIONS)[0];
  const { hash } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_replaced.json'), 'utf8')) as {
    hash: string;
  };
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    folder = makeTestFolder();
    cpSync(MIGRATIONS, folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
    database = await makeEmptyDatabase();
    await migrateDatabase(database, folder);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function appliedAs(...hashes: string[]): Promise<void> {
    await database.pool.query('delete from drizzle.__drizzle_migrations');
    for (const [at, one] of hashes.entries()) {
      await database.pool.query(
        'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
        [one, at],
      );
    }
  }

  it('is taken as applied where the series that it replaces is', async () => {
    await appliedAs('the first of the series', hash);
    await migrateDatabase(database, folder);
    await migrateDatabase(database, folder);
    const { rows } = await database.pool.query(
      'select hash, created_at from drizzle.__drizzle_migrations order by id',
    );
    expect(rows).toEqual([{ hash: first?.hash, created_at: String(first?.whenMs) }]);
  });

  it('is refused where that series had not come to its end', async () => {
    await appliedAs('the first of the series');
    await expect(migrateDatabase(database, folder)).rejects.toThrow(
      'is not the one that this database has applied',
    );
  });
});

describe('servers that start at the same time', () => {
  it.skipIf(isUsualRun)('all find a migrated database', async () => {
    const empty = await makeEmptyDatabase();
    const script = `
      import { migrateDatabase } from '#platform/server/db/migrate.ts';
      import { openDatabase } from '#platform/server/db/open-database.ts';
      const database = await openDatabase({ kind: 'external', url: ${JSON.stringify(empty.url)} });
      await Promise.all([1, 2].map(() => migrateDatabase(database, ${JSON.stringify(MIGRATIONS)})));
      await database.close();
    `;
    const ends = await Promise.all([1, 2, 3, 4].map(() => runScript(script).ended));
    expect(ends.map(({ code, output }) => [code, output])).toEqual(Array(4).fill([0, '']));
    const { rows } = await empty.pool.query(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    );
    expect(rows).toEqual([{ count: migrationsIn(MIGRATIONS).length }]);
    await empty.close();
  });

  it('are told plainly when the database cannot be reached, without the password', async () => {
    const url = 'postgresql://app:secret@127.0.0.1:9/vigour';
    const failure = await openDatabase({ kind: 'external', url }).catch((error: Error) => error);
    expect(failure).toMatchObject({
      name: 'DatabaseUnavailableError',
      message:
        'The database "vigour" on 127.0.0.1 (DATABASE_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:9.',
    });
  });

  it('limit how long a statement may run', async () => {
    const database = await makeEmptyDatabase();
    const { rows } = await database.pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
    await database.close();
  });
});
