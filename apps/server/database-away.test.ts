import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { handle } from '#platform/server/http/handle.ts';
import { smallApp } from '#platform/server/testing/small-app.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { makeEmptyDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeEmptyDatabase();
});
afterAll(() => database.close());

const write = endpoint({
  method: 'GET',
  path: '/api/write',
  access: 'public',
  rate: 'read',
  summary: 'Fails',
  response: z.object({}),
});

/** What a person is answered where `run` fails within a transaction. */
async function answerOf(run: (db: Db) => Promise<unknown>) {
  const app = await smallApp([
    handle(write, async () => {
      await inTransaction(database.db, run);
      return {};
    }),
  ]);
  const answer = await app.inject({ url: '/api/write' });
  await app.close();
  return [answer.statusCode, answer.json().reason, answer.json().message];
}

const stop = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('a server that stood still in the middle of a transaction says that it is away, not broken', async () => {
  const answer = await answerOf(async (db) => {
    await db.execute(sql`set local idle_in_transaction_session_timeout = 50`);
    await stop(400);
    await db.execute(sql`select 1`);
  });
  expect(answer).toEqual([503, undefined, 'Vigour is unavailable right now. Try again soon.']);
});

it('a statement that waits or takes too long changed nothing, and can be tried again', async () => {
  const busy = [503, 'busy', 'This took too long and nothing was changed. Try again.'];
  const slow = await answerOf(async (db) => {
    await db.execute(sql`set local statement_timeout = 50`);
    await db.execute(sql`select pg_sleep(2)`);
  });
  expect(slow).toEqual(busy);
  const held = await database.pool.connect();
  await held.query('select pg_advisory_lock(1)');
  const waits = await answerOf(async (db) => {
    await db.execute(sql`set local lock_timeout = 50`);
    await db.execute(sql`select pg_advisory_lock(1)`);
  });
  await held.query('select pg_advisory_unlock(1)');
  held.release();
  expect(waits).toEqual(busy);
});
