import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { accountApi, type ProfileInput } from '#features/account/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { type Database, openDatabase } from '#platform/server/db/open-database.ts';
import type { ServerApp } from '../../apps/server/app.ts';
import { TestClient } from '../../apps/server/testing/test-client.ts';
import { createBenchApp } from '../bench-app.ts';
import { entryValues, insertEntry, seedStatements, selectDay } from './statements.ts';

/** Runs in a process of its own: the product and a bare Fastify over one database. */
export type TargetOptions = { url: string; rows: number; people: number; date: string };

export type Person = { owner: string; cookie: string; csrf: string };
export type TargetReady = { product: string; bare: string; people: Person[] };

/** The statements of the product's first screen, as it sends them for each person. */
const firstScreens = new Map<string, unknown[][]>();

/** Reads the product's first screen once and keeps the statements that it sends. */
async function recordFirstScreen(app: ServerApp, { owner, cookie }: Person, date: string) {
  const { query } = pg.Client.prototype;
  const sent: unknown[][] = [];
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    // The pool adds a callback of its own.
    sent.push(given.filter((argument) => typeof argument !== 'function'));
    return query.apply(this, given as never);
  } as typeof query;
  const answer = await app.inject({ url: `/api/home?date=${date}`, headers: { cookie } });
  pg.Client.prototype.query = query;
  if (answer.statusCode !== 200) throw new Error(`No first screen: ${answer.body}`);
  firstScreens.set(owner, sent);
}

function bareApp({ pool }: Database, date: string): FastifyInstance {
  const app = Fastify({ logger: false });
  app.post('/entry', async (request) => {
    const owner = request.headers['x-owner'] as string;
    const values = entryValues(owner, randomUUID(), date, new Date());
    const { rows } = await pool.query(insertEntry, values);
    return rows[0];
  });
  const caloriesOf = (rows: { calories: number }[]): number =>
    rows.reduce((sum, row) => sum + row.calories, 0);
  app.get('/day', async (request) => {
    const { rows } = await pool.query(selectDay, [request.headers['x-owner'], date]);
    return { calories: caloriesOf(rows), entries: rows };
  });
  app.get('/home', async (request) => {
    const owner = request.headers['x-owner'] as string;
    const statements = firstScreens.get(owner) ?? [];
    const answers = await Promise.all(
      statements.map((given) => pool.query(...(given as [pg.QueryConfig, unknown[]]))),
    );
    return answers.map(({ rows }) => rows);
  });
  return app;
}

const adult: ProfileInput = {
  firstName: 'Load',
  age: 30,
  gender: 'female',
  weight: 65,
  height: 165,
  fitnessLevel: 'beginner',
  goals: ['get_fit'],
};

async function signUp(app: ServerApp, index: number, date: string): Promise<Person> {
  const client = new TestClient(app, `10.9.${Math.floor(index / 250)}.${(index % 250) + 1}`);
  const body = { email: `load-${index}@example.test`, password: 'violet kettle marching upstairs' };
  await client.call(signInApi.signUp, { body });
  await client.call(accountApi.saveProfile, { body: adult });
  const { id } = await client.call(accountApi.currentUser, {});
  for (let entry = 0; entry < 10; entry += 1) {
    const food = { foodName: 'Porridge', quantity: 250, unit: 'g' as const, calories: 320 };
    await client.call(foodLogApi.add, { body: { date, mealType: 'lunch', protein: 7.5, ...food } });
  }
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { owner: id, cookie, csrf: await client.csrfToken() };
}

async function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function run(options: TargetOptions): Promise<void> {
  const { rows, people, date } = options;
  const database = await openDatabase({ kind: 'external', url: options.url });
  await migrateDatabase(database, join(process.cwd(), 'apps/server/migrations'));
  for (const statement of seedStatements(rows / 100, date)) await database.pool.query(statement);
  const app = await createBenchApp(database, 'info');
  await app.ready();
  const signedIn: Person[] = [];
  for (let index = 0; index < people; index += 1) signedIn.push(await signUp(app, index, date));
  for (const person of signedIn) await recordFirstScreen(app, person, date);
  const bare = bareApp(database, date);
  const ready: TargetReady = {
    product: await listen(app),
    bare: await listen(bare),
    people: signedIn,
  };
  process.send?.(ready);
  process.once('disconnect', () => process.exit(0));
  const end = async (): Promise<never> => {
    await app.close();
    await bare.close();
    await database.close();
    process.exit(0);
  };
  process.once('message', () => void end());
}

await run(JSON.parse(process.argv[2] ?? '{}') as TargetOptions);
