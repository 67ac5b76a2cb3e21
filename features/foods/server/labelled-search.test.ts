import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '#features/food-import/server/public.ts';
import { isUsualRun, timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { EATEN_STATE_QUERIES } from '../../../bench/search/eaten-state-queries.ts';
import {
  brandQueries,
  CATALOGUE_QUERIES,
  isExpected,
  type LabelledQuery,
} from '../../../bench/search/labelled-queries.ts';
import { madeUpProducts } from '../../../bench/search/made-up-products.ts';
import { PLANTED } from '../../../bench/search/planted-products.ts';
import { foodsApi } from '../contract.ts';
import { columnsOf } from './queries/food-columns.ts';
import { addWordsOf, storeFoods } from './queries/shared-foods.ts';

const CATALOGUE = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url).pathname;
const FEW = 2_000;
/** The right food in the first five, of a hundred queries. */
const WANTED = 95;

let app: TestApp;
let ana: Person;
let loadedMs: number;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
  const before = performance.now();
  await loadCatalogue(app.database.db, CATALOGUE, new Date(app.clock.now()));
  loadedMs = performance.now() - before;
});
afterAll(() => app.close());

async function missed(queries: readonly LabelledQuery[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { query, expected, kind } of queries) {
    const { results } = await ana.call(foodsApi.search, { query: { q: query, limit: 5 } });
    if (results.some(({ key }) => isExpected(expected, key))) continue;
    faults.push(`${kind} "${query}": ${results.map(({ key }) => key).join(', ')}`);
  }
  return faults;
}

const share = (faults: readonly string[], queries: readonly LabelledQuery[]): number =>
  (100 * (queries.length - faults.length)) / queries.length;

it.runIf(process.env['LONG'])('loads the built-in catalogue in less than five seconds', () => {
  expect(loadedMs).toBeLessThan(5_000);
});

it('leaves nothing in the lists that each search would read from end to end', async () => {
  const left = await app.database.pool.query<{ pages: string }>(
    `select gin_clean_pending_list(name::regclass) as pages
     from unnest(array['foods_catalogue_words', 'foods_product_words', 'food_words_near']) as name`,
  );
  expect(left.rows.map(({ pages }) => Number(pages))).toEqual([0, 0, 0]);
});

describe('what people cook before they eat it', () => {
  it.each(EATEN_STATE_QUERIES)('%s', async (query, first) => {
    const { results } = await ana.call(foodsApi.search, { query: { q: query, limit: 5 } });
    expect(isExpected(first, results[0]?.key ?? ''), results[0]?.key).toBe(true);
  });
});

describe('the labelled queries', () => {
  it('find the right food among the first five, over the catalogue alone', async () => {
    expect(CATALOGUE_QUERIES.length).toBeGreaterThanOrEqual(300);
    const queries = CATALOGUE_QUERIES.filter((_, at) => at % (2 / timesToRun(2, 1)) === 0);
    const faults = await missed(queries);
    expect(share(faults, queries), faults.join('\n')).toBeGreaterThanOrEqual(WANTED);
  }, 120_000);

  it.skipIf(isUsualRun)(
    'find it among products too, and brands by their names',
    async () => {
      const { db } = app.database;
      await storeFoods(db, columnsOf([...madeUpProducts(FEW)]), new Date(app.clock.now()));
      await addWordsOf(db, 'off');
      // Each query was asked over the catalogue above; among products some are enough, until all is run in full.
      const every = 9 / timesToRun(9, 1);
      const queries = [
        ...CATALOGUE_QUERIES.filter((_, at) => at % every === 0),
        ...brandQueries(PLANTED),
      ];
      const faults = await missed(queries);
      expect(share(faults, queries), faults.join('\n')).toBeGreaterThanOrEqual(WANTED);
    },
    120_000,
  );
});
