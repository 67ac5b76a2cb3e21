import { expect, test } from 'vitest';
import { HOST } from '#features/meal-plans/rules/plan-day.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { RECIPE_SAMPLE } from '#features/recipes/testing/recipe-sample.ts';
import type { RecipeNeeds } from './meals-to-shop.ts';
import { findGhosts, toMealsToShop } from './meals-to-shop.ts';
import { forPeople } from './planned-servings.ts';

const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const SOUP = 'lentil-soup';

const recipes = new Map([[SOUP, RECIPE_SAMPLE as unknown as RecipeNeeds]]);
const eater = (personId: string, portion: number) => ({
  personId,
  portion,
  state: 'planned' as const,
  entryId: null,
  undone: 0,
});
const soup = (change: Parameters<typeof aMeal>[0] = {}) =>
  aMeal({
    recipeId: SOUP,
    title: 'Lentil soup',
    eaters: [eater(HOST, 1), eater('kim', 0.5)],
    ...change,
  });
const onFriday = new Map([[FRIDAY, null]]);

test('what is cooked once for several meals is shopped for once, with all their servings', () => {
  const dinner = soup();
  const lunch = soup({ slotId: 'lunch', cookedOn: FRIDAY });
  const days = [aDay([dinner]), aDay([lunch], { date: SATURDAY })];
  const meals = toMealsToShop(days, onFriday, recipes);
  expect(meals).toMatchObject([{ id: dinner.id, date: FRIDAY, servings: 3, people: null }]);
  // The recipe is for four: 300 g of lentils.
  expect(meals[0]?.needs?.find(({ food }) => food === 'red-lentils')?.grams).toBeCloseTo(225);
});

test('only the people who are chosen are shopped for', () => {
  const [meal] = toMealsToShop([aDay([soup()])], new Map([[FRIDAY, ['kim']]]), recipes);
  expect(meal).toMatchObject({ servings: 0.5, people: ['kim'] });
  expect(toMealsToShop([aDay([soup()])], new Map([[FRIDAY, ['robin']]]), recipes)).toEqual([]);
});

test('eating out and portions that nobody eats need nothing', () => {
  const dropped = [{ ...eater(HOST, 1), state: 'dropped' as const }];
  const days = [aDay([soup({ kind: 'out', recipeId: null }), soup({ eaters: dropped })])];
  expect(toMealsToShop(days, onFriday, recipes)).toEqual([]);
});

test('a single food is bought by its weight, and a recipe that cannot be read says so', () => {
  const food = {
    ...aMeal(),
    kind: 'food' as const,
    recipeId: null,
    title: 'Cheddar',
    food: { foodName: 'Cheddar', quantity: 40, unit: 'g' } as never,
  };
  const meals = toMealsToShop([aDay([food, soup({ recipeId: 'secret' })])], onFriday, recipes);
  expect(meals.map(({ title, needs }) => [title, needs?.[0]?.grams ?? null])).toEqual([
    ['Cheddar', 60],
    ['Lentil soup', null],
  ]);
});

test('leftovers of a dish that is cooked on no day are not bought for, and are named', () => {
  const lunch = soup({ slotId: 'lunch', cookedOn: FRIDAY });
  const replaced = [aDay([soup({ recipeId: 'curry' })]), aDay([lunch], { date: SATURDAY })];
  expect(toMealsToShop(replaced, onFriday, recipes).map(({ recipeId }) => recipeId)).toEqual([
    'curry',
  ]);
  expect(findGhosts(replaced, onFriday)).toMatchObject([{ mealId: lunch.id, date: SATURDAY }]);
  // Nobody eats of it on the day it is cooked: it is cooked all the same.
  const dropped = soup({ eaters: [{ ...eater(HOST, 1), state: 'dropped' as const }] });
  const ahead = [aDay([dropped]), aDay([lunch], { date: SATURDAY })];
  expect(toMealsToShop(ahead, onFriday, recipes)).toMatchObject([{ servings: 1.5 }]);
  expect(findGhosts(ahead, onFriday)).toEqual([]);
});

test('what was eaten, or cooked and kept, is not bought again, nor are its leftovers', () => {
  for (const state of ['eaten', 'kept'] as const) {
    const dinner = soup({ eaters: [{ ...eater(HOST, 1), state }, eater('kim', 0.5)] });
    const lunch = soup({ slotId: 'lunch', cookedOn: FRIDAY });
    const days = [aDay([dinner]), aDay([lunch], { date: SATURDAY })];
    expect(toMealsToShop(days, onFriday, recipes)).toEqual([]);
  }
});

test('nobody is shopped for who has left the plan', () => {
  const days = [aDay([soup({ eaters: [eater(HOST, 1), eater('someone', 2)] })])];
  const [meal] = toMealsToShop(forPeople(days, new Set([HOST, 'kim'])), onFriday, recipes);
  expect(meal?.servings).toBe(1);
});
