import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '#features/food-import/server/public.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { columnsOf, type FoodToStore } from '#features/foods/server/queries/food-columns.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { type Database, openDatabase } from '#platform/server/db/open-database.ts';
import { seededRandom } from '#platform/shared/seeded-random.ts';
import { TestClient } from '../../apps/server/testing/test-client.ts';
import { rebuildWords, storeFoods } from '../../features/foods/server/queries/shared-foods.ts';
import { createBenchApp } from '../bench-app.ts';
import { AUSTRALIAN_QUERIES } from './australian-queries.ts';
import {
  brandQueries,
  CATALOGUE_QUERIES,
  isExpected,
  type LabelledQuery,
} from './labelled-queries.ts';
import { madeUpProducts } from './made-up-products.ts';
import { PLANTED } from './planted-products.ts';

/** Runs in a process of its own: the product over one database. */
export type SearchTarget = { url: string; products: number };
export type SearchRow = {
  way: string;
  queries: number;
  /** percent; null where only the time is measured */
  share: number | null;
  p50: number;
  p95: number;
  p99: number;
  /** processor time of server and database together; null where it cannot be told */
  cpuP50: number | null;
  cpuP95: number | null;
};
export type SearchMeasured = { rows: SearchRow[] };

const BATCH = 2_000;
const KEYSTROKES = 1_500;
/** Plain trigrams take seconds for some queries: this many tell enough. */
const BASELINE_QUERIES = 120;

const QUERIES = [...CATALOGUE_QUERIES, ...brandQueries(PLANTED)];

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

type Times = { wall: number[]; cpu: number[] };
const noTimes = (): Times => ({ wall: [], cpu: [] });

function rowOf(way: string, { wall, cpu }: Times, share: number | null): SearchRow {
  const at = (part: number) => percentile(wall, part);
  const cpuAt = (part: number) => (cpu.length > 0 ? percentile(cpu, part) : null);
  const times = { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  const row = {
    way,
    queries: wall.length,
    share,
    ...times,
    cpuP50: cpuAt(0.5),
    cpuP95: cpuAt(0.95),
  };
  console.log(JSON.stringify(row)); // a run takes long: what is known is said at once
  return row;
}

/** Reads the processor time, milliseconds, of this process and of the server's sessions. */
let processorTime: () => number | null = () => null;

async function watchProcessor({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'vigour'`,
  );
  const sessions = rows.map(({ pid }) => `/proc/${pid}/schedstat`);
  processorTime = () => {
    const { user, system } = process.cpuUsage();
    let ms = (user + system) / 1000;
    for (const file of sessions) {
      if (!existsSync(file)) return null;
      ms += Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
    }
    return ms;
  };
}

export async function fill(database: Database, products: number): Promise<void> {
  const now = new Date();
  await loadCatalogue(database.db, 'features/food-facts/catalogue/catalogue.ndjson', now);
  let batch: FoodToStore[] = [];
  for (const product of madeUpProducts(products)) {
    batch.push(product);
    if (batch.length < BATCH) continue;
    await storeFoods(database.db, columnsOf(batch), now);
    batch = [];
  }
  await storeFoods(database.db, columnsOf(batch), now);
  await database.db.transaction((db) => rebuildWords(db));
  await database.pool.query('vacuum analyze foods');
  await database.pool.query('analyze food_words');
}

async function timed<T>(times: Times, work: () => Promise<T>): Promise<T> {
  const cpuBefore = processorTime();
  const before = performance.now();
  const value = await work();
  times.wall.push(performance.now() - before);
  const cpuAfter = processorTime();
  if (cpuBefore !== null && cpuAfter !== null) times.cpu.push(cpuAfter - cpuBefore);
  return value;
}

/** What is typed on the way to the queries, character by character, in an order that is the same every time. */
function keystrokes(): string[] {
  const random = seededRandom(7);
  const typed = QUERIES.flatMap(({ query }) =>
    Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)),
  );
  return Array.from({ length: KEYSTROKES }, () => typed[Math.floor(random() * typed.length)] ?? '');
}

type Ask = (query: string) => Promise<string[]>;

async function labelled(
  way: string,
  queries: readonly Pick<LabelledQuery, 'query' | 'expected'>[],
  ask: Ask,
  upTo = 5,
): Promise<SearchRow> {
  const times = noTimes();
  let right = 0;
  for (const { query, expected } of queries) {
    const ids = await timed(times, () => ask(query));
    if (ids.slice(0, upTo).some((id) => isExpected(expected, id))) right += 1;
  }
  return rowOf(way, times, (100 * right) / queries.length);
}

/** What a first version would do: the text anywhere in the name, or the most alike by trigrams. */
async function baselines({ pool }: Database): Promise<SearchRow[]> {
  const text = `name || ' ' || coalesce(brand, '')`;
  await pool.query(`create index plain_trigrams on foods using gin ((${text}) gin_trgm_ops)`);
  await pool.query('vacuum analyze foods');
  const select = `select source || ':' || source_id as id from foods where retired_at is null and `;
  const way =
    (sql: string): Ask =>
    async (query) => {
      const { rows } = await pool.query<{ id: string }>(`${select}${sql} limit 5`, [query]);
      return rows.map(({ id }) => id);
    };
  const step = Math.ceil(QUERIES.length / BASELINE_QUERIES);
  const some = QUERIES.filter((_, at) => at % step === 0);
  const rows = [
    await labelled(
      'plain ILIKE (trigram index)',
      some,
      way(`${text} ilike '%' || $1 || '%' order by length(name)`),
    ),
    await labelled(
      'plain trigram similarity',
      some,
      way(`(${text}) % $1 order by similarity(${text}, $1) desc`),
    ),
  ];
  await pool.query('drop index plain_trigrams');
  return rows;
}

async function run({ url, products }: SearchTarget): Promise<SearchMeasured> {
  const database = await openDatabase({ kind: 'external', url });
  await migrateDatabase(database, join(process.cwd(), 'apps/server/migrations'));
  const before = performance.now();
  await fill(database, products);
  console.log(`filled in ${((performance.now() - before) / 1000).toFixed(0)} s`);
  const app = await createBenchApp(database);
  await app.ready();
  const person = new TestClient(app, '10.9.0.1');
  await person.call(signInApi.signUp, {
    body: { email: 'search@example.test', password: 'violet kettle marching upstairs' },
  });
  const ask: Ask = async (query) => {
    const { results } = await person.call(foodsApi.search, { query: { q: query } });
    return results.map(({ key }) => key);
  };
  for (const query of keystrokes().slice(0, 100)) await ask(query); // warm
  await watchProcessor(database);
  const times = noTimes();
  const slow: { typed: string; ms: number }[] = [];
  for (const typed of keystrokes()) {
    await timed(times, () => ask(typed));
    slow.push({ typed, ms: times.wall.at(-1) ?? 0 });
  }
  slow.sort((a, b) => b.ms - a.ms);
  console.log(
    'slowest:',
    slow
      .slice(0, 12)
      .map(({ typed, ms }) => `"${typed}" ${ms.toFixed(0)}`)
      .join(', '),
  );
  const step = Math.ceil(QUERIES.length / BASELINE_QUERIES);
  const rows = [
    rowOf('as you type', times, null),
    await labelled('this search', QUERIES, ask),
    await labelled('what Australians type, first', AUSTRALIAN_QUERIES, ask, 1),
    await labelled('what Australians type, first five', AUSTRALIAN_QUERIES, ask),
    await labelled(
      'this search, queries of the two below',
      QUERIES.filter((_, at_) => at_ % step === 0),
      ask,
    ),
    ...(await baselines(database)),
  ];
  await app.close();
  await database.close();
  return { rows };
}

if (process.send && process.argv[2]) {
  const measured = await run(JSON.parse(process.argv[2]) as SearchTarget);
  process.send?.(measured, () => process.exit(0));
}
