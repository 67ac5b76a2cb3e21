import { expect, test } from 'vitest';
import { mapFoodNutrients } from '#features/food-facts/rules/nutrient-kinds.ts';
import { anItem } from '#features/food-log/testing/an-item.ts';
import type { RecipeView } from '#features/recipes/rules/recipe-views.ts';
import { withFiguresOf } from './past-entries.ts';

const view = {
  id: 'dal',
  recipe: { name: 'Dal' },
  summary: {
    gramsPerServing: 400,
    figures: mapFoodNutrients((key) =>
      key === 'calories' ? { amount: 500, known: 4, of: 4 } : { amount: null, known: 0, of: 4 },
    ),
  },
} as unknown as RecipeView;

test.each([
  [{ quantity: 2, unit: 'serving' as const }, 1000],
  [{ quantity: 200, unit: 'g' as const }, 250],
])('%j gets the figures of the recipe as it is now', (amount, calories) => {
  const before = anItem({ ...amount, calories: 999, protein: 30, note: 'spicy' });
  expect(withFiguresOf(view, before)).toMatchObject({
    ...amount,
    calories,
    protein: null,
    note: 'spicy',
    foodName: 'Dal',
    foodId: 'recipe:dal',
  });
});

test('an amount that cannot be told leaves the entry alone', () => {
  expect(withFiguresOf(view, anItem({ quantity: 1, unit: 'cup' }))).toBeNull();
});
