import { expect, it } from 'vitest';
import { atHome, listOf, meal, stored, TODAY } from '#features/shopping/testing/lists.ts';
import { takeForCooking } from './take-recipe.ts';

it('cooking empties the pantry, first what is to be used first, and takes the recipe off the list', () => {
  const needs = [stored('chicken-breast', 700, { aisle: 'meat' }), stored('onion', 220)];
  const state = {
    ...listOf(meal('chicken', needs)),
    pantry: [
      atHome('onion', 200, { id: 'old', bestBefore: '2026-11-24' }),
      atHome('onion', 400, { id: 'new', bestBefore: '2026-12-24' }),
    ],
  };
  const cooking = { recipeId: 'chicken', title: 'Chicken', needs, servings: 2, isKept: false };
  const cooked = takeForCooking(state, cooking, { markId: 'mark', today: TODAY, nowMs: 200 });
  expect(cooked.pantry.map(({ id, grams, gone }) => [id, gone ? 0 : grams])).toEqual([
    ['old', 0],
    ['new', 380],
  ]);
  expect(cooked.sources).toMatchObject([{ id: 'chicken', isDone: true }]);
});
