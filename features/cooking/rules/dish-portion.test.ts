import { expect, test } from 'vitest';
import { anItem } from '#features/food-log/testing/an-item.ts';
import { eatenOf, toLoggedPortion } from '#features/foods/rules/amounts/portion.ts';
import { eatableOfDish } from './dish-portion.ts';

const dal = {
  id: 'dal-tadka',
  name: 'Red lentil dal',
  figures: anItem({ calories: 420, protein: 21, fat: null }),
  gramsPerServing: 350,
};

test.each([
  ['serving', 2, 840, 42],
  ['g', 175, 210, 10.5],
])('%s × %d has its share of the figures', (unit, quantity, calories, protein) => {
  const eatable = eatableOfDish(dal);
  const measure = eatable.measures.find((one) => one.unit === unit);
  if (!measure) throw new Error(`There is no ${unit}.`);
  expect(toLoggedPortion(eatable, measure, eatenOf(quantity, measure))).toMatchObject({
    foodName: 'Red lentil dal',
    foodId: 'recipe:dal-tadka',
    quantity,
    unit,
    calories,
    protein,
    fat: null,
  });
});

test('without its weight a dish is told in servings alone', () => {
  const { measures } = eatableOfDish({ ...dal, gramsPerServing: null });
  expect(measures.map(({ label }) => label)).toEqual(['1 serving']);
});

test('it starts from how it was logged last', () => {
  const { start } = eatableOfDish(dal, { quantity: 200, unit: 'g' });
  expect([start.measure.unit, start.quantity]).toEqual(['g', 200]);
  const other = eatableOfDish(dal, { quantity: 3, unit: 'cup' }).start;
  expect([other.measure.unit, other.quantity]).toEqual(['serving', 1]);
});
