import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { type Database, openDatabase } from '#platform/server/db/open-database.ts';
import { findInstalled } from '#platform/server/db/postgres-binaries.ts';
import { isUsualRun } from '#platform/shared/testing/times-to-run.ts';
import { runScript } from '../testing/script-process.ts';
import { copyDatabaseFolder, MIGRATIONS, makeTestFolder } from '../testing/test-folder.ts';
import { startPostgres, toDatabaseUrl } from '../testing/test-postgres.ts';
import { addressForClients } from './operation.ts';

const NOTE = `crème brûlée 🥗 'quoted' \\ 100 %`;

/** Runs an operation as its own process, as the operator does. */
async function operate(name: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const arg = JSON.stringify(file);
  const { code, output } = await runScript(
    `process.argv[2] = ${arg}; await import('./apps/server/operations/${name}.ts');`,
    { DATABASE_URL: '', APP_SECRET: 'long enough a secret for this test, surely', ...env },
  ).ended;
  return { code, output };
}

const installed = findInstalled();

describe('backup and restore', () => {
  let home: string;
  let source: string;
  let empty: string;
  beforeAll(() => {
    home = makeTestFolder();
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  beforeEach(() => {
    for (const name of ['source', 'empty', 'made', 'backup.tar.gz']) {
      rmSync(join(home, name), { recursive: true, force: true });
    }
    source = join(home, 'source');
    empty = join(home, 'empty');
    mkdirSync(join(source, 'outbox'), { recursive: true });
    writeFileSync(join(source, 'app-secret'), 'the secret');
    writeFileSync(join(source, 'outbox', 'one.eml'), 'a mail');
  });

  const file = () => join(home, 'backup.tar.gz');
  const write = async ({ pool }: Database) => {
    await pool.query('create table notes (text text)');
    await pool.query('insert into notes values ($1)', [NOTE]);
  };
  const read = async ({ pool }: Database) => (await pool.query('select text from notes')).rows;

  describe('of the embedded database', () => {
    const open = (dataDir: string) =>
      openDatabase({ kind: 'embedded', directory: join(dataDir, 'database') });
    beforeEach(async () => {
      await copyDatabaseFolder(join(source, 'database'));
      const database = await open(source);
      await write(database);
      await database.close();
    });

    it('bring everything back, readable by its owner alone', async () => {
      expect(await operate('backup', file(), { DATA_DIR: source })).toMatchObject({ code: 0 });
      expect(statSync(file()).mode & 0o077).toBe(0);
      expect(await operate('restore', file(), { DATA_DIR: empty })).toMatchObject({ code: 0 });
      const restored = await open(empty);
      expect(await read(restored)).toEqual([{ text: NOTE }]);
      await restored.close();
      expect(readFileSync(join(empty, 'app-secret'), 'utf8')).toBe('the secret');
      expect(readFileSync(join(empty, 'outbox', 'one.eml'), 'utf8')).toBe('a mail');
      expect(readdirSync(empty).sort()).toEqual([
        'app-secret',
        'database',
        'database.lock',
        'outbox',
      ]);
    }, 60_000);

    it('wait for nobody: a running server is named, and nothing is overwritten', async () => {
      const running = await open(source);
      expect(await operate('backup', file(), { DATA_DIR: source })).toEqual({
        code: 1,
        output: 'Vigour is running. Stop it, then take the backup.\n',
      });
      await running.close();
      expect(existsSync(file())).toBe(false);

      expect(await operate('backup', file(), { DATA_DIR: source })).toMatchObject({ code: 0 });
      const again = await operate('backup', file(), { DATA_DIR: source });
      expect(again).toEqual({ code: 1, output: `${file()} exists already.\n` });
      const over = await operate('restore', file(), { DATA_DIR: source });
      expect(over.output).toContain('is not empty');
      const kept = await open(source);
      expect(await read(kept)).toEqual([{ text: NOTE }]);
      await kept.close();
    }, 60_000);

    it('refuse a file that is no backup, and leave nothing of it', async () => {
      writeFileSync(file(), 'not an archive');
      const { code, output } = await operate('restore', file(), { DATA_DIR: empty });
      expect([code, output]).toEqual([1, expect.stringMatching(/^tar failed: /)]);
      expect(readdirSync(empty)).toEqual([]);
    }, 60_000);
  });

  it.each([
    ['a version file alone', { 'database/PG_VERSION': '18\n', 'database/vigour-engine': 'x' }],
    ['no database', { 'outbox/one.eml': 'a mail' }],
  ])(
    'refuse an archive with %s, and leave nothing of it',
    async (_what, files) => {
      const made = join(home, 'made');
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(made, name)), { recursive: true });
        writeFileSync(join(made, name), text);
      }
      execFileSync('tar', ['-czf', file(), '-C', made, ...readdirSync(made)]);
      expect(await operate('restore', file(), { DATA_DIR: empty })).toEqual({
        code: 1,
        output: 'This file is not a backup of Vigour; nothing was restored.\n',
      });
      expect(readdirSync(empty)).toEqual([]);
    },
    60_000,
  );

  it.skipIf(isUsualRun)(
    'refuse a database that no version of Vigour has made',
    async () => {
      const made = await openDatabase({
        kind: 'embedded',
        directory: join(home, 'made', 'database'),
      });
      await made.close();
      execFileSync('tar', ['-czf', file(), '-C', join(home, 'made'), 'database']);
      const { output } = await operate('restore', file(), { DATA_DIR: empty });
      expect(output).toContain('This file is not a backup of Vigour; nothing was restored.');
      expect(readdirSync(empty)).toEqual([]);
    },
    60_000,
  );

  it('keep the password of an external database off the command line', () => {
    const address = addressForClients(
      'postgresql://app:a%3Ab%5Cc@db.example/x?sslmode=require',
      home,
    );
    const passwords = join(home, '.passwords');
    expect(address).toBe(
      `postgresql://app@db.example/x?sslmode=require&passfile=${encodeURIComponent(passwords)}`,
    );
    expect(readFileSync(passwords, 'utf8')).toBe('*:*:*:*:a\\:b\\\\c\n');
    expect(statSync(passwords).mode & 0o077).toBe(0);
  });

  // pg_dump reads servers of its own version and older ones, and is not among the programs from npm.
  describe.runIf(installed && !isUsualRun)('of an external database', () => {
    it('bring everything back', async () => {
      const server = await startPostgres(installed ? { binaries: installed } : {});
      const toUrl = toDatabaseUrl(server.url, 'other');
      const from = await openDatabase({ kind: 'external', url: server.url });
      await from.pool.query('create database other');
      const to = await openDatabase({ kind: 'external', url: toUrl });
      await migrateDatabase(from, MIGRATIONS);
      await write(from);
      const env = { DATA_DIR: source, DATABASE_URL: server.url };
      expect(await operate('backup', file(), env)).toMatchObject({ code: 0 });
      const back = { DATA_DIR: empty, DATABASE_URL: toUrl };
      expect(await operate('restore', file(), back)).toMatchObject({ code: 0 });
      expect(await read(to)).toEqual([{ text: NOTE }]);
      expect(readdirSync(empty).sort()).toEqual(['app-secret', 'outbox']);

      rmSync(empty, { recursive: true });
      const twice = await operate('restore', file(), back);
      expect(twice).toEqual({
        code: 1,
        output: 'The database has tables already. Restore into an empty one.\n',
      });
      await from.close();
      await to.close();
      await server.stop();
    }, 60_000);
  });
});
