import { expect, test } from 'vitest';
import { priceList } from '#features/groceries/rules/price-lines.ts';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { RECIPE_SAMPLE } from '#features/recipes/testing/recipe-sample.ts';
import { addByHand } from '#features/shopping/rules/list/change-lines.ts';
import { toShopLines } from '#features/shopping/rules/list/list-lines.ts';
import { mergeChanges, NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import { syncPlan } from '#features/shopping/rules/list/sync-plan.ts';
import { atHome } from '#features/shopping/testing/lists.ts';
import { newId } from '#platform/shared/ids.ts';
import { type RecipeNeeds, toMealsToShop } from './meals-to-shop.ts';
import { tillPrice } from './till-price.ts';

const FRIDAY = '2026-11-20';
const SOUP = 'lentil-soup';
const recipes = new Map([[SOUP, RECIPE_SAMPLE as unknown as RecipeNeeds]]);
const eaters = [
  { personId: HOST, portion: 2, state: 'planned' as const, entryId: null, undone: 0 },
];
const days = [aDay([aMeal({ recipeId: SOUP, title: 'Lentil soup', eaters })])];
const planned = { days, dates: [FRIDAY], recipes };
const onList = syncPlan(
  NO_CHANGES,
  { days: new Set([FRIDAY]), meals: toMealsToShop(days, new Map([[FRIDAY, null]]), recipes) },
  1,
);
const priceOf = (list: typeof onList) => tillPrice(list, planned, FRIDAY)?.aud;

test('is what the list says once the days are on it, and before', () => {
  const said = priceList(toShopLines(onList, FRIDAY))?.aud;
  expect(said).toBeGreaterThan(0);
  expect(priceOf(onList)).toBe(said);
  expect(priceOf(NO_CHANGES)).toBe(said);
});

test('leaves out what else is on the list, and takes off what is at home', () => {
  const withMilk = mergeChanges(onList, addByHand(newId(), '2 l milk', 2));
  expect(priceOf(withMilk)).toBe(priceOf(onList));
  const lentils = atHome('red-lentils', 5_000, { aisle: 'grains' });
  expect(priceOf({ ...onList, pantry: [lentils] })).toBeLessThan(priceOf(onList) ?? 0);
});

test('what was bought for another meal is not at home for these', () => {
  const bought = { 'red-lentils': 5_000 };
  const [mine] = onList.sources;
  const other = mine && { ...mine, id: newId(), by: 'recipe' as const, date: null, bought };
  const lentils = atHome('red-lentils', 5_000, { aisle: 'grains' });
  const state = { ...onList, sources: [...onList.sources, ...(other ? [other] : [])] };
  expect(priceOf({ ...state, pantry: [lentils] })).toBe(priceOf(onList));
});

test('nothing is left to pay once all was bought', () => {
  const sources = onList.sources.map((one) => ({
    ...one,
    bought: Object.fromEntries(one.needs.map(({ food, grams }) => [food, grams ?? 0])),
  }));
  expect(priceOf({ ...onList, sources })).toBeUndefined();
});
