import { expect, test } from 'vitest';
import { aimOf } from './nutrient-aims.ts';

const target = {
  energyKcal: 1800,
  proteinGrams: 117,
  fatGrams: 56,
  carbsGrams: 207,
  fiberGrams: 25,
  method: 'adult' as const,
  steps: [],
  notes: [],
};
const adult = { body: { gender: 'female', ageYears: 30 }, stage: null } as const;
const minor = { body: { gender: 'female', ageYears: 15 }, stage: null } as const;
const nobody = { body: null, stage: null } as const;

test('macros have the person’s target, some a limit, vitamins and minerals a reference value', () => {
  expect(aimOf('protein', target, adult)).toEqual({ amount: 117, kind: 'target' });
  expect(aimOf('saturatedFat', target, adult)).toEqual({ amount: 20, kind: 'limit' });
  expect(aimOf('sodium', target, adult)).toEqual({ amount: 2000, kind: 'limit' });
  expect(aimOf('iron', target, adult)).toEqual({ amount: 18, kind: 'reference' });
  expect(aimOf('caffeine', target, adult)).toBeNull();
});

test('under 18 there is no limit', () => {
  for (const key of ['saturatedFat', 'sugar', 'sodium'] as const) {
    expect(aimOf(key, target, minor)).toBeNull();
  }
  expect(aimOf('iron', target, minor)).toEqual({ amount: 15, kind: 'reference' });
});

test('without a target or body data nothing is aimed at', () => {
  expect(aimOf('protein', null, adult)).toBeNull();
  expect(aimOf('sodium', null, adult)).toBeNull();
  expect(aimOf('iron', null, nobody)).toBeNull();
});
