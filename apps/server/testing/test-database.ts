import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { migrationsIn } from '#platform/server/db/migration-files.ts';
import { type Database, openDatabase } from '#platform/server/db/open-database.ts';
import { takeProcessLock } from '#platform/server/db/process-lock.ts';
import { testPostgresUrl } from './real-postgres.ts';

export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** The engine that this run is about. */
export const testEngine = (): 'embedded' | 'postgres' =>
  process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'embedded';

const PREFIX = 'vigour-test-';
const WAIT_FOR_TEMPLATE_MS = 120_000;
const FORGOTTEN_AFTER_MS = 2 * 60 * 60_000;

/** Names a state of the schema and of the engine: a template of another one is never taken. */
function schemaName(): string {
  const project = fileURLToPath(new URL('../../../package.json', import.meta.url));
  const { dependencies } = JSON.parse(readFileSync(project, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const hash = createHash('sha256').update(`${dependencies['@electric-sql/pglite']}`);
  for (const { hash: text, whenMs } of migrationsIn(MIGRATIONS)) hash.update(`${text}${whenMs}`);
  return hash.digest('hex').slice(0, 16);
}

/** Removes what tests that were killed have left. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const state = statSync(path, { throwIfNoEntry: false });
    if (state && Date.now() - state.mtimeMs > FORGOTTEN_AFTER_MS) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/** A migrated folder to copy; made once for each schema, whoever of the parallel test workers comes first. */
async function embeddedTemplate(): Promise<string> {
  const home = join(tmpdir(), `${PREFIX}template-${schemaName()}-${userInfo().uid}`);
  const template = join(home, 'database');
  if (existsSync(template)) {
    utimesSync(home, new Date(), new Date()); // in use: not forgotten
    return template;
  }
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const unlock = takeProcessLock(join(home, 'template.lock'), WAIT_FOR_TEMPLATE_MS);
  if (!unlock)
    throw new Error('Another test run is making the template database and does not finish.');
  try {
    if (existsSync(template)) return template;
    sweep();
    const making = join(home, 'making');
    rmSync(making, { recursive: true, force: true });
    const database = await openDatabase({ kind: 'embedded', directory: making, durable: false });
    await migrateDatabase(database, MIGRATIONS);
    await database.close();
    renameSync(making, template);
    return template;
  } finally {
    unlock();
  }
}

/** Puts a migrated, closed embedded database into `directory`. */
export async function copyEmbeddedTemplate(directory: string): Promise<void> {
  const template = await embeddedTemplate();
  cpSync(template, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** A folder that is swept away later even if the test that asked for it is killed. */
export const makeTestFolder = (): string => mkdtempSync(join(tmpdir(), PREFIX));

async function embeddedDatabase(): Promise<Database> {
  const home = makeTestFolder();
  const directory = join(home, 'database');
  await copyEmbeddedTemplate(directory);
  const database = await openDatabase({ kind: 'embedded', directory, durable: false });
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const named = (url: string, name: string): string => {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
};

async function asAdministrator<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Like the folder above, as a database that others are copied from. */
async function postgresTemplate(url: string): Promise<string> {
  const template = `vigour_template_${schemaName()}`;
  await asAdministrator(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const there = await client.query('select from pg_database where datname = $1', [template]);
    if (there.rowCount) return;
    const making = `${template}_making`;
    await client.query(`drop database if exists ${making} with (force)`);
    await client.query(`create database ${making}`);
    const database = await openDatabase({ kind: 'external', url: named(url, making) });
    await migrateDatabase(database, MIGRATIONS);
    await database.close();
    await client.query(`alter database ${making} rename to ${template}`);
  });
  return template;
}

/** An empty, unmigrated database on the PostgreSQL of this run. */
export async function makePostgresDatabase(
  template = 'template1',
): Promise<Database & { url: string }> {
  const server = await testPostgresUrl();
  const name = `vigour_test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(server, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const url = named(server, name);
  const database = await openDatabase({ kind: 'external', url });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await asAdministrator(server, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

/** A migrated database of its own for one test file, on the engine of this run. `close` removes it. */
export async function makeTestDatabase(): Promise<Database> {
  if (testEngine() === 'embedded') return embeddedDatabase();
  return makePostgresDatabase(await postgresTemplate(await testPostgresUrl()));
}
