import { expect, test } from 'vitest';
import { aMeal } from '../../testing/plan-samples.ts';
import { swappedPortions } from './swapped-portions.ts';

const eater = (personId: string, portion: number) => ({
  personId,
  portion,
  state: 'planned' as const,
  entryId: null,
  undone: 0,
});
const kcal = (calories: number | null) => ({ ...aMeal().perServing, calories });
const before = aMeal({ perServing: kcal(600), eaters: [eater('robin', 1), eater('sam', 1)] });
const portions = (calories: number | null) => {
  const after = aMeal({
    perServing: kcal(calories),
    eaters: [eater('robin', 1.5), eater('sam', 1.5)],
  });
  return swappedPortions(before, after, 'sam').map(({ portion }) => portion);
};

test('who did not swap has about the energy they had', () => {
  expect(portions(400)).toEqual([1.5, 1.5]);
  expect(portions(800)).toEqual([0.75, 1.5]);
  expect(portions(null)).toEqual([1, 1.5]);
});
