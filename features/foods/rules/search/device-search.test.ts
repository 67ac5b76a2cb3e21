import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { usableFood } from '#features/food-facts/rules/usable-food.ts';
import { AUSTRALIAN_QUERIES } from '../../../../bench/search/australian-queries.ts';
import { EATEN_STATE_QUERIES } from '../../../../bench/search/eaten-state-queries.ts';
import { CATALOGUE_QUERIES, isExpected } from '../../../../bench/search/labelled-queries.ts';
import { type DeviceFoods, searchOnDevice } from './device-search.ts';
import { foodIndex } from './food-index.ts';
import type { Eaten, NamedMeal } from './result-lines.ts';

const file = new URL('../../../food-facts/catalogue/catalogue.ndjson', import.meta.url);
const catalogue = foodIndex(
  readCatalogue(readFileSync(file, 'utf8')).foods.map((food) => ({
    ...usableFood(food),
    id: `catalogue:${food.id}`,
    brand: null,
    warnings: [],
    retired: false,
  })),
);
const nothing: DeviceFoods<Eaten, NamedMeal> = {
  catalogue,
  own: [],
  favourites: [],
  usual: [],
  meals: [],
};
const food = (id: string, name: string, more = {}) => ({
  id,
  name,
  brand: null,
  warnings: [],
  retired: false,
  ...more,
});
const idsFor = (text: string, known: Partial<typeof nothing> = {}, limit = 5) =>
  searchOnDevice(text, { ...nothing, ...known }, limit).map(
    ({ foodId, meal }) => foodId ?? meal?.id ?? 'log',
  );

/** Searching takes long, and both places are asked for. */
const australian = AUSTRALIAN_QUERIES.map(({ query, expected }) => ({
  query,
  place: idsFor(query).findIndex((id) => isExpected(expected, id)),
}));

it('finds the right food among the first five for 95 of 100 labelled queries', () => {
  const missed = CATALOGUE_QUERIES.filter(
    ({ query, expected }) => !idsFor(query).some((id) => isExpected(expected, id)),
  );
  const share = 100 - (100 * missed.length) / CATALOGUE_QUERIES.length;
  const list = missed.map(({ kind, query }) => `${kind} "${query}": ${idsFor(query).join(', ')}`);
  expect(share, list.join('\n')).toBeGreaterThanOrEqual(95);
}, 60_000);

it.each([
  [1, 93],
  [5, 97],
])('finds what Australians type among the first %i for %i of 100', (limit, wanted) => {
  const missed = australian.filter(({ place }) => place === -1 || place >= limit);
  const share = 100 - (100 * missed.length) / australian.length;
  const list = missed.map(({ query }) => query).join(', ');
  expect(share, list).toBeGreaterThanOrEqual(wanted);
});

it.each([
  ['pierogi', 'Peroni', []],
  ['riccota', 'Ricotta', ['it']],
  ['hummas', 'Hummus', ['it']],
  ['masterfood tomato sauce', 'Tomato sauce', ['it']],
])('takes %s for %s only where the letters are those of a slip', (typed, name, found) => {
  const index = foodIndex([food('it', name), food('other', 'Master mind food')]);
  expect(idsFor(typed, { catalogue: index })).toEqual(found);
});

it.each([
  ['coles hummus', ['it']],
  ['large hummus', ['it']],
  ['birds eye', ['maker']],
  ['birds eye hummus', ['it']],
])('leaves makers and amounts out of %s where nothing is called so', (typed, found) => {
  const index = foodIndex([food('it', 'Hummus'), food('maker', 'Birds Eye peas')]);
  expect(idsFor(typed, { catalogue: index })).toEqual(found);
});

it('knows a food of two words by the longer one', () => {
  const index = foodIndex([food('egg', 'Egg, boiled'), food('congee', 'Congee, chicken')]);
  expect(idsFor('congee with egg', { catalogue: index })).toEqual(['congee', 'egg']);
});

it.each(EATEN_STATE_QUERIES)('finds %s first as it is eaten', (query, first) => {
  const [id = ''] = idsFor(query);
  expect(isExpected(first, id), id).toBe(true);
});

it('moves up what the person eats, and names each food once', () => {
  const usual = [
    { foodId: 'catalogue:bread-banana', foodName: 'Banana bread', brand: null, weight: 3 },
    { foodId: null, foodName: 'Banana split by Gran', brand: null, weight: 1 },
  ];
  const ids = idsFor('banana', { usual }, 25);
  const place = (of: string[]) => of.indexOf('catalogue:bread-banana');
  expect(place(ids)).toBeLessThan(place(idsFor('banana', {}, 25)));
  expect(ids).toContain('log');
  expect(new Set(ids).size).toBe(ids.length);
});

it('finds own foods, favourites and saved meals by the same words', () => {
  const known = {
    own: [food('own:1', 'Grandmother’s goulash'), food('own:2', 'Goulash, old', { retired: true })],
    favourites: [food('off:9300675024235', 'Goulash soup', { brand: 'Heinz' })],
    meals: [{ id: 'meal-1', name: 'Goulash Friday' }],
  };
  const ids = idsFor('goulsh', known, 25);
  expect(ids).toEqual(expect.arrayContaining(['own:1', 'off:9300675024235', 'meal-1']));
  expect(ids).not.toContain('own:2');
  expect(idsFor('heinz goul', known)[0]).toBe('off:9300675024235');
});

it('starts with the usual, then saved meals and favourites', () => {
  const usual = [{ foodId: null, foodName: 'Toast', brand: null, weight: 2 }];
  const known = {
    usual,
    meals: [{ id: 'meal-1', name: 'Breakfast' }],
    favourites: [food('catalogue:tea-black', 'Tea')],
  };
  expect(idsFor('', known)).toEqual(['log', 'meal-1', 'catalogue:tea-black']);
});

it.each(['', '   ', '\u0000', 'xqzzyw', '日本', 'a', 'and the', '%', 'x'.repeat(200), '1/2'])(
  'answers %j without failing',
  (text) => {
    expect(idsFor(text).length).toBeLessThanOrEqual(5);
  },
);
