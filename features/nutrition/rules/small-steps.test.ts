import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitnessLevel, goal } from '#features/account/contract.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { computeLearntTarget, type LearntInput } from './learning/learnt-target.ts';
import { dayTargetOf } from './targets/day-target.ts';
import { computeOwnTarget } from './targets/own-target.ts';
import { targetInForce } from './targets/target-in-force.ts';
import type { DayTarget } from './targets/target-input.ts';
import { DEFAULT_SETTINGS, OWN_KCAL } from './targets/target-settings.ts';

/** People whose weight is that of a BMI of 17 to 40, so that every limit is met often. */
const anybody: fc.Arbitrary<LearntInput & { ownKcal: number }> = fc
  .record({
    gender: fc.constantFrom('male' as const, 'female' as const),
    ageYears: fc.integer({ min: 13, max: 80 }),
    bmi: fc.oneof(
      fc.double({ min: 18.3, max: 20.2, noNaN: true }),
      fc.double({ min: 29.8, max: 35.2, noNaN: true }),
      fc.double({ min: 17, max: 40, noNaN: true }),
    ),
    heightCm: fc.integer({ min: 140, max: 221 }),
    fitnessLevel: fc.constantFrom(...fitnessLevel.options),
    goals: fc.uniqueArray(fc.constantFrom(...goal.options)),
    multiplier: fc.constantFrom(1.2, 1.375, 1.55, 1.725, 1.9),
    /** what is learnt is at most a quarter away from the formula */
    learntShare: fc.double({ min: 0.75, max: 1.25, noNaN: true }),
    weeklyPercent: fc.constantFrom(-0.75, -0.5, -0.25, 0, 0.25, 0.5),
    beforeKcal: fc.option(fc.integer({ min: 1200, max: 3500 })),
    ownKcal: fc.integer({ min: OWN_KCAL.least, max: 4000 }),
  })
  .map(({ bmi, multiplier, learntShare, ...person }) => {
    const weightKg = Math.round(bmi * (person.heightCm / 100) ** 2 * 10) / 10;
    const body = { ...person, weightKg, activity: { multiplier, assumed: false } };
    const steps = dayTargetOf({ ...body, goals: [] }).steps;
    const formulaKcal = steps.at(-2)?.resultKcal ?? 0;
    return { ...body, expenditureKcal: learntShare * formulaKcal, weeks: 1 };
  });

/** Protein at its share of the energy, on the steepest slope of it (found by chance once). */
const leanAndActive: LearntInput & { ownKcal: number } = {
  gender: 'male',
  ageYears: 66,
  heightCm: 214,
  weightKg: 91.1,
  fitnessLevel: 'beginner',
  goals: ['lose_weight'],
  activity: { multiplier: 1.9, assumed: false },
  expenditureKcal: 2740.9875,
  weeklyPercent: -0.75,
  beforeKcal: null,
  weeks: 1,
  ownKcal: 1600,
};

const heavier = <Input extends LearntInput>(input: Input): Input => ({
  ...input,
  weightKg: input.weightKg + 0.1,
});

/** Two roundings to 10 kcal (or 1 g) may add one step of their own. */
function expectSmallStep(before: DayTarget, after: DayTarget, kcal: number) {
  expect(Math.abs(after.energyKcal - before.energyKcal)).toBeLessThanOrEqual(kcal + 10);
  expect(Math.abs(after.proteinGrams - before.proteinGrams)).toBeLessThanOrEqual(2);
  expect(Math.abs(after.fatGrams - before.fatGrams)).toBeLessThanOrEqual(2);
}

describe('a tenth of a kilogram is a small step', () => {
  const holds = (name: string, predicate: (input: LearntInput & { ownKcal: number }) => void) =>
    test(name, () =>
      fc.assert(fc.property(anybody, predicate), {
        numRuns: timesToRun(2000),
        examples: [[leanAndActive]],
      }),
    );

  holds('of the formula', (input) => {
    expectSmallStep(dayTargetOf(input), dayTargetOf(heavier(input)), 15);
  });

  holds('of what is learnt', (input) => {
    expectSmallStep(computeLearntTarget(input), computeLearntTarget(heavier(input)), 45);
  });

  holds('of one’s own figures', (input) => {
    const own = { energyKcal: input.ownKcal, proteinGrams: null, fatGrams: null };
    expectSmallStep(computeOwnTarget(input, own), computeOwnTarget(heavier(input), own), 30);
  });

  holds('of a target that was accepted before', (input) => {
    const accepted = computeLearntTarget({ ...input, weightKg: input.weightKg + 3 });
    const settings = { ...DEFAULT_SETTINGS, mode: 'automatic' as const };
    expectSmallStep(
      targetInForce(input, settings, accepted),
      targetInForce(heavier(input), settings, accepted),
      30,
    );
  });
});
