import { expect, test } from 'vitest';
import { NUTRIENT_GROUPS } from '#features/food-log/rules/nutrient-groups.ts';
import { referenceIntake } from './reference-intakes.ts';

const GENDERS = ['male', 'female'] as const;

test.each([
  ['iron', 'female', 30, null, 18],
  ['iron', 'female', 51, null, 8],
  ['iron', 'male', 16, null, 11],
  ['iron', 'female', 30, 'pregnant', 27],
  ['iron', 'female', 18, 'breastfeeding', 10],
  ['calcium', 'female', 50, null, 1000],
  ['calcium', 'female', 51, null, 1300],
  ['calcium', 'male', 70, null, 1000],
  ['calcium', 'male', 71, null, 1300],
  ['magnesium', 'female', 31, 'pregnant', 360],
  ['vitaminD', 'male', 80, null, 15],
  ['folate', 'female', 25, 'pregnant', 600],
  ['iodine', 'female', 25, 'breastfeeding', 270],
] as const)('%s, %s of %d years, stage %s: %d', (nutrient, gender, ageYears, stage, expected) => {
  expect(referenceIntake(nutrient, { gender, ageYears }, stage)).toBe(expected);
});

test('every reference covers every age from 13 and every stage', () => {
  const nutrients = NUTRIENT_GROUPS.flatMap((group) => group.nutrients.map(([key]) => key));
  const covered = nutrients.filter(
    (key) => referenceIntake(key, { gender: 'male', ageYears: 40 }, null) !== null,
  );
  expect(covered).toHaveLength(21);
  for (const key of covered) {
    for (const ageYears of [13, 14, 18, 19, 30, 31, 50, 51, 70, 71, 120]) {
      for (const gender of GENDERS) {
        expect(referenceIntake(key, { gender, ageYears }, null), key).toBeGreaterThan(0);
      }
      for (const stage of ['pregnant', 'breastfeeding'] as const) {
        const value = referenceIntake(key, { gender: 'female', ageYears }, stage);
        if (ageYears < 14) expect(value, key).toBeNull();
        else expect(value, key).toBeGreaterThan(0);
      }
    }
  }
});

test('without a published value there is none, nor at a stage without one', () => {
  const adult = { gender: 'female', ageYears: 30 } as const;
  for (const key of ['niacin', 'water', 'caffeine', 'cholesterol', 'transFat'] as const) {
    expect(referenceIntake(key, adult, null)).toBeNull();
  }
  expect(referenceIntake('iron', adult, 'unknown')).toBeNull();
  expect(referenceIntake('iron', { gender: 'female', ageYears: 8 }, null)).toBeNull();
});
