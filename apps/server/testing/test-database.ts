import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '#platform/server/db/open-database.ts';
import { MIGRATED_DATABASE, testPostgresUrl, toDatabaseUrl } from './test-postgres.ts';

/** A database of its own, with the address for processes that share it. `close` removes it. */
export type TestDatabase = Database & { url: string };

let administrators: pg.Pool | undefined;

async function runAsAdministrator(statement: string): Promise<void> {
  if (!administrators) {
    const connectionString = testPostgresUrl();
    administrators = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
    administrators.on('error', () => {}); // the server ends before this process
  }
  await administrators.query(statement);
}

async function copyDatabase(template: string): Promise<string> {
  const name = `vigour_test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes far less of the processor than logging them.
  await runAsAdministrator(`create database ${name} template ${template} strategy file_copy`);
  return name;
}

async function openCopy(name: string): Promise<TestDatabase> {
  const url = toDatabaseUrl(testPostgresUrl(), name);
  const database = await openDatabase({ kind: 'external', url });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      // Nobody waits for it: the whole server goes at the end of the run.
      runAsAdministrator(`drop database if exists ${name} with (force)`).catch(() => {});
    },
  };
}

/** An empty, unmigrated database. */
export const makeEmptyDatabase = async (): Promise<TestDatabase> =>
  openCopy(await copyDatabase('template0'));

let next: Promise<string> | undefined;

/** A migrated database of its own for one test file. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const name = await (next ?? copyDatabase(MIGRATED_DATABASE));
  // Made while this file's tests run, so that the next file finds it ready.
  next = copyDatabase(MIGRATED_DATABASE);
  next.catch(() => {});
  return openCopy(name);
}
