import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '#platform/server/db/open-database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { runScript } from '../../../apps/server/testing/script-process.ts';
import { makeTestDatabase } from '../../../apps/server/testing/test-database.ts';
import { csvImportApi, type NewCsvImport } from '../contract.ts';
import { commitImport } from './actions/commit-import.ts';
import { destinations } from './actions/import-rights.ts';
import { validateRows } from './actions/validate-rows.ts';

const ROWS = 400;
/** How many are killed beside one another. */
const CONCURRENCY = 5;
const GROUPS = timesToRun(4, 1);
const TIMES = CONCURRENCY * GROUPS;
const NOW = Date.UTC(2026, 10, 20);
const importer = { owner: newId() as OwnerId, emailVerified: true };

/** Commits in a process of its own, which says so when it begins. */
const committing = (url: string, id: string) =>
  runScript(`
    import { openDatabase } from '#platform/server/db/open-database.ts';
    import { commitImport } from './features/csv-import/server/actions/commit-import.ts';
    import { destinations } from './features/csv-import/server/actions/import-rights.ts';
    const { db } = await openDatabase({ kind: 'external', url: ${JSON.stringify(url)} });
    console.log('begins');
    await commitImport(db, destinations(), ${JSON.stringify(importer)}, ${JSON.stringify(id)}, ${NOW});
    console.log('done');
    setInterval(() => {}, 1000);
  `);

async function stage({ db }: Database, round: number): Promise<string> {
  const csvData = Array.from({ length: ROWS }, (_, at) => ({ a: `Run ${round}-${at}`, b: '30' }));
  const columnMapping = { a: 'name', b: 'duration' };
  const body = { importType: 'workouts' as const, csvData, columnMapping };
  const input = csvImportApi.validate.body?.parse(body) as NewCsvImport;
  return (await validateRows(db, destinations(), importer, input, NOW)).id;
}

/** The state of an import, and how many of its rows have become workouts. */
async function stored({ pool }: Database, id: string) {
  const { rows } = await pool.query<{ state: string; workouts: number }>(
    `select state, (select count(*)::int from workouts where left(id::text, 28) = left($2, 28)) as workouts
     from csv_imports where id = $1`,
    [id, id],
  );
  return rows[0];
}

test(`kill -9 in the middle of a commit, ${TIMES} times: all or nothing, and a retry finishes it once`, async () => {
  const database = await makeTestDatabase();
  await database.pool.query(
    `insert into users (id, name, email, created_at, updated_at) values ($1, '', 'a@x.au', now(), now())`,
    [importer.owner],
  );
  for (let group = 0; group < GROUPS; group += 1) {
    const ids: string[] = [];
    for (let at = 0; at < CONCURRENCY; at += 1)
      ids.push(await stage(database, group * CONCURRENCY + at));
    await Promise.all(
      ids.map(async (id) => {
        const child = committing(database.url, id);
        await child.printed('begins');
        await pause(randomInt(0, 120));
        child.process.kill('SIGKILL');
        await child.ended;
      }),
    );
    for (const id of ids) {
      expect([
        { state: 'validated', workouts: 0 },
        { state: 'committed', workouts: ROWS },
      ]).toContainEqual(await stored(database, id));
      await commitImport(database.db, destinations(), importer, id, NOW);
      await commitImport(database.db, destinations(), importer, id, NOW);
      expect(await stored(database, id)).toEqual({ state: 'committed', workouts: ROWS });
    }
  }
  await database.close();
}, 180_000);
