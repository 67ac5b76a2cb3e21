import { expect, test } from 'vitest';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { aMeal } from '../../testing/plan-samples.ts';
import { checkForBaby } from './check-for-baby.ts';

const check = checkForBaby([], 'pregnant');
const idOf = (name: string) => RECIPES.find((one) => one.name === name)?.id ?? '';

test('a dish says which of its foods to leave out, to cook until hot, or to cook through', () => {
  expect(check.ofRecipe(idOf('Oven fish and chips'))?.avoid).toEqual(['basa fillet']);
  expect(check.ofRecipe(idOf('Greek salad with chickpeas'))?.onlyCooked).toEqual(['feta']);
  expect(check.ofRecipe(idOf('Boiled eggs with yeast-spread soldiers'))?.isUnderdone).toBe(true);
  expect(check.ofRecipe(idOf('Dal tadka'))).toBeNull();
});

test('meals, single foods and what is at home are looked at the same way', () => {
  const recipeId = idOf('Greek salad with chickpeas');
  expect(check.ofMeal(aMeal({ recipeId }))?.onlyCooked).toEqual(['feta']);
  expect(check.ofMeal(aMeal({ recipeId: null, title: 'Brie' }))?.avoid).toEqual(['Brie']);
  expect(check.ofFood({ foodId: null, name: 'Red wine vinegar' })).toBeNull();
  expect(check.ofFood({ foodId: null, name: 'Sparkling wine' })?.avoid).toEqual(['Sparkling wine']);
  expect(check.ofKey('ricotta', 'Ricotta')?.onlyCooked).toEqual(['Ricotta']);
  expect(check.ofKey('text:smoked salmon', 'Smoked salmon')?.onlyCooked).toEqual(['Smoked salmon']);
  expect(check.ofKey('milk', 'Milk')).toBeNull();
});

test('while breastfeeding only alcohol and fish high in mercury count', () => {
  const later = checkForBaby([], 'breastfeeding');
  expect(later.ofRecipe(idOf('Greek salad with chickpeas'))).toBeNull();
  expect(later.ofFood({ foodId: null, name: 'Flake' })?.avoid).toEqual(['Flake']);
});
