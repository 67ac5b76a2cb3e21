import { expect, test } from 'vitest';
import { foodIdOfRecipe, recipeOfFoodId } from './recipe-food-id.ts';

test.each([
  [foodIdOfRecipe('dal-tadka'), 'dal-tadka'],
  ['catalogue:onion-raw', null],
  ['own:recipe:1', null],
  [null, null],
])('%s was logged from %s', (foodId, recipeId) => {
  expect(recipeOfFoodId(foodId)).toBe(recipeId);
});
