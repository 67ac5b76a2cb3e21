import { expect, it } from 'vitest';
import { mealAt } from './meal-at.ts';

it.each([
  ['03:59', 'snack'],
  ['04:00', 'breakfast'],
  ['11:00', 'lunch'],
  ['16:00', 'snack'],
  ['18:30', 'dinner'],
  ['22:00', 'snack'],
])('at %s it is %s', (time, meal) => {
  expect(mealAt(time)).toBe(meal);
});
