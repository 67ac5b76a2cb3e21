import { loadCatalogue } from '#features/food-import/server/public.ts';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { recipesApi } from '#features/recipes/contract.ts';
import { toOwnRecipe } from '#features/recipes/rules/book-recipe.ts';
import { summariseOwnRecipe } from '#features/recipes/rules/own-summary.ts';
import { recipesPersonalData } from '#features/recipes/server/public.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type InputOf, requestOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { startPostgres } from '../apps/server/testing/test-postgres.ts';
import { createBenchApp } from './bench-app.ts';
import { signUpPerson } from './bench-person.ts';
import { goal, reportGoals } from './goals.ts';
import { percentile } from './percentile.ts';

/**
 * 20,000 recipes of one household: how long the server takes to list and filter them, over HTTP, and how long
 * the figures of a recipe of 25 ingredients take. `npm run bench -- recipes`.
 */
const RECIPES_KEPT = 20_000;
const TIMES = 30;
const WARM_UPS = 5;
const MAX_LIST_MS = 50;
const MAX_FIGURES_MS = 20;
const LINES = 25;

type Query = InputOf<typeof recipesApi.rows>['query'];

const QUESTIONS: readonly [name: string, query: Query][] = [
  ['all', {}],
  ['dinner, vegetarian', { slot: 'dinner', diets: 'vegetarian' }],
  ['without milk and egg, 30 minutes', { without: 'milk,egg', maxMinutes: 30 }],
  ['a word', { text: 'chicken' }],
  ['two words', { text: 'thai curry' }],
  ['a letter', { text: 'c' }],
  ['a typing error', { text: 'chikcen' }],
  ['nothing of it', { text: 'zzzzzz' }],
  ['a tag', { tag: 'one-pot', isHighProtein: 'true' }],
  ['words and filters', { text: 'beans', diets: 'vegan', cost: 'low' }],
];

const WORDS = [
  'Monday',
  'Nan’s',
  'quick',
  'smoky',
  'lazy',
  'garden',
  'camp',
  'spicy',
  'cosy',
  'easy',
];

function ownRecipes(at: string): object[] {
  return Array.from({ length: RECIPES_KEPT }, (_, index) => {
    const book = RECIPES[index % RECIPES.length];
    if (!book) throw new Error('No recipes.');
    const recipe = toOwnRecipe(book);
    const word = (step: number) => WORDS[Math.floor(index / step) % WORDS.length];
    const name = `${word(1)} ${word(10)} ${recipe.name.toLowerCase()}`;
    return {
      ...recipe,
      name,
      kept: index % 7 === 0,
      id: newId(),
      version: 1,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
    };
  });
}

const postgres = await startPostgres({ durable: true });
const database = await openDatabase({ kind: 'external', url: postgres.url });
const app = await createBenchApp(database);
try {
  await app.ready();
  const catalogue = new URL('../features/food-facts/catalogue/catalogue.ndjson', import.meta.url);
  await loadCatalogue(database.db, catalogue.pathname, new Date());
  const person = await signUpPerson(app, 'household@example.test');
  const { rows: users } = await database.pool.query<{ id: string }>('select id from users');
  const owner = users[0]?.id as OwnerId;
  const [table] = recipesPersonalData;
  const startedAt = performance.now();
  const rows = table?.parse?.(ownRecipes(new Date().toISOString()));
  await table?.write(database.db, owner, rows, new Map());
  await database.pool.query('vacuum analyze recipes, recipe_rows, recipe_words');
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  console.log(`${RECIPES_KEPT.toLocaleString('en-AU')} recipes brought in in ${seconds} s`);

  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const all: number[] = [];
  for (const [name, query] of QUESTIONS) {
    const times: number[] = [];
    let total = 0;
    for (let at = 0; at < TIMES + WARM_UPS; at += 1) {
      const address = url + requestOf(recipesApi.rows, { query }).url;
      const before = performance.now();
      const response = await fetch(address, { headers: { cookie } });
      ({ total } = (await response.json()) as { total: number });
      if (at >= WARM_UPS) times.push(performance.now() - before);
    }
    all.push(...times);
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1));
    console.log(`${name}: p50 ${p50} ms, p95 ${p95} ms, ${total} found`);
  }
  const list = percentile(all, 0.95);
  goal(
    'list and filter, p95',
    `under ${MAX_LIST_MS} ms`,
    `${list.toFixed(1)} ms`,
    list < MAX_LIST_MS,
  );

  const foods = await person.call(recipesApi.bookFoods, {});
  const lines = RECIPES.flatMap((book) => toOwnRecipe(book).ingredients).slice(0, LINES);
  const large = { ingredients: lines, servings: 4, slots: ['dinner' as const], typed: null };
  const figures = Array.from({ length: 200 }, () => {
    const before = performance.now();
    summariseOwnRecipe(large, foods);
    return performance.now() - before;
  });
  const slowest = Math.max(...figures);
  goal(
    `figures of ${LINES} ingredients, slowest of 200`,
    `under ${MAX_FIGURES_MS} ms`,
    `${slowest.toFixed(1)} ms`,
    slowest < MAX_FIGURES_MS,
  );
} finally {
  await app.close();
  await database.close();
  await postgres.stop();
}
reportGoals();
