import { expect, it } from 'vitest';
import type { MealType } from '../entry/entry-kinds.ts';
import { emptyMeal } from './empty-meal.ts';

it.each<[logged: MealType[], empty: MealType | null]>([
  [['breakfast', 'lunch'], 'dinner'],
  [['dinner', 'snack', 'lunch', 'lunch'], 'breakfast'],
  [['breakfast'], null],
  [[], null],
  [['snack'], null],
  [['breakfast', 'lunch', 'dinner'], null],
])('with %j logged it is %s', (logged, empty) => {
  expect(emptyMeal(logged.map((mealType) => ({ mealType })))).toBe(empty);
});
