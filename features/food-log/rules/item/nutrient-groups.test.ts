import { expect, it } from 'vitest';
import { allTotalsOf, NUTRIENT_GROUPS, unitOf } from './nutrient-groups.ts';
import { NUTRIENT_KEYS } from './nutrients.ts';
import { OTHER_NUTRIENT_KEYS } from './other-nutrients.ts';

const shown = NUTRIENT_GROUPS.flatMap((group) => group.nutrients.map(([key]) => key));

it('every nutrient stands in one group, once', () => {
  expect([...shown].sort()).toEqual([...NUTRIENT_KEYS, ...OTHER_NUTRIENT_KEYS].sort());
});

it('of no entries there is a sum for each, in its unit', () => {
  const totals = allTotalsOf([]);
  for (const key of shown) expect(totals[key]).toEqual({ amount: null, known: 0, of: 0 });
  expect([unitOf('iron'), unitOf('sodium'), unitOf('vitaminD'), unitOf('fat')]).toEqual([
    'mg',
    'mg',
    'µg',
    'g',
  ]);
});
