import { expect, it } from 'vitest';
import { nameOfMeal } from './meal-name.ts';

it.each([
  [[], ''],
  [['Porridge'], 'Porridge'],
  [['Porridge', 'Banana'], 'Porridge and Banana'],
  [['Porridge', 'Banana', 'Milk', 'Honey'], 'Porridge, Banana and 2 more'],
  [['🥑'.repeat(200)], '🥑'.repeat(100)],
])('%j is called %j', (names, name) => {
  expect(nameOfMeal(names.map((foodName) => ({ foodName })))).toBe(name);
});
