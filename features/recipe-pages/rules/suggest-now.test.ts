import { expect, test } from 'vitest';
import { slotAt, suggestFor } from './suggest-now.ts';

test.each([
  [3, 'snack'],
  [7, 'breakfast'],
  [12, 'lunch'],
  [15, 'snack'],
  [18, 'dinner'],
  [22, 'snack'],
])('at %i the next meal is %s', (hour, slot) => {
  expect(slotAt(hour)).toBe(slot);
});

const recipes = Array.from({ length: 10 }, (_, id) => ({ id, kept: id > 6 }));
const ids = (day: number, most = 4) => suggestFor(recipes, day, most).map(({ id }) => id);

test('kept ones are half at most, and each day brings others', () => {
  expect(ids(0)).toEqual([7, 8, 0, 1]);
  expect(ids(1)).toEqual([7, 8, 4, 5]);
  expect(ids(0, 20)).toHaveLength(10);
  expect(suggestFor([], 3, 4)).toEqual([]);
});
