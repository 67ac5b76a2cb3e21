import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitnessLevel, goal } from '#features/account/contract.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { kjToKcal } from '#platform/shared/units.ts';
import { computeLearntTarget } from '../learning/learnt-target.ts';
import {
  HIGHER_PERCENT,
  higherDaysOf,
  lowestDayKcal,
  targetOfWeekday,
  weekEnergy,
} from './day-pattern.ts';
import { dayTargetOf, floorOf, maintenanceOf } from './day-target.ts';
import { resultOf } from './finished-target.ts';
import { computeOwnTarget } from './own-target.ts';
import { protectionOf } from './protection.ts';
import type { DayTarget, TargetInput } from './target-input.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('a week', () => {
  test.each([
    // mean, lowest, higher days, percent, Monday to Sunday
    [2000, 1500, [], 10, [2000, 2000, 2000, 2000, 2000, 2000, 2000]],
    [2000, 1500, [6, 7], 20, [1840, 1840, 1840, 1840, 1840, 2400, 2400]],
    [2210, 1500, [1, 3, 5], 10, [2440, 2040, 2440, 2040, 2430, 2040, 2040]],
    // The floor leaves less than was wanted.
    [1600, 1500, [1, 2, 3, 4, 5], 30, [1640, 1640, 1640, 1640, 1640, 1500, 1500]],
    // Nothing to take.
    [1500, 1500, [1], 30, [1500, 1500, 1500, 1500, 1500, 1500, 1500]],
    [1480, 1500, [1], 30, [1480, 1480, 1480, 1480, 1480, 1480, 1480]],
    // Three quarters of the mean stay.
    [2400, 1200, [1, 2, 3, 4, 5, 6], 30, [2500, 2500, 2500, 2500, 2500, 2500, 1800]],
  ])('of %d a day, at least %d, more on %j by %d %%', (mean, lowest, days, percent, week) => {
    expect(weekEnergy(mean, lowest, days, percent)).toEqual(week);
  });

  test('has the higher days of training, those chosen, or none', () => {
    const split = { dayPattern: 'training', higherDays: [7], higherPercent: 10 } as const;
    expect(higherDaysOf(split, [5, 1, 3])).toEqual([1, 3, 5]);
    expect(higherDaysOf(split, [])).toEqual([]);
    expect(higherDaysOf(split, [1, 2, 3, 4, 5, 6, 7])).toEqual([]);
    expect(higherDaysOf({ ...split, dayPattern: 'chosen' }, [1])).toEqual([7]);
    expect(higherDaysOf({ ...split, dayPattern: 'even' }, [1])).toEqual([]);
  });
});

const anyInput: fc.Arbitrary<TargetInput> = fc.record({
  gender: fc.constantFrom('male', 'female'),
  ageYears: fc.integer({ min: 13, max: 80 }),
  weightKg: fc.integer({ min: 400, max: 1500 }).map((tenths) => tenths / 10),
  heightCm: fc.integer({ min: 140, max: 221 }),
  fitnessLevel: fc.constantFrom(...fitnessLevel.options),
  goals: fc.uniqueArray(fc.constantFrom(...goal.options)),
  activity: fc.constant({ multiplier: 1.45, assumed: false }),
  pregnancy: fc.boolean(),
  safeMode: fc.boolean(),
});
const anyDays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 });
const anyPercent = fc.integer({ min: HIGHER_PERCENT.least, max: HIGHER_PERCENT.most });
const anyKcal = fc.integer({ min: 80, max: 450 }).map((tens) => tens * 10);
/** One's own figure is typed as one likes, in kJ too. */
const anyOwnKcal = fc.integer({ min: 3_400, max: 18_000 }).map(kjToKcal);

type Week = { input: TargetInput; mean: DayTarget; days: DayTarget[]; lowest: number };

/** Targets of each kind, and the seven days that come of them. */
const anyWeek: fc.Arbitrary<Week> = fc
  .tuple(
    anyInput,
    fc.constantFrom('formula', 'learnt', 'own'),
    anyKcal,
    anyOwnKcal,
    anyDays,
    anyPercent,
  )
  .map(([input, kind, kcal, ownKcal, higher, percent]) => {
    const before = { beforeKcal: null, weeks: 1 };
    const mean = {
      formula: () => dayTargetOf(input),
      learnt: () =>
        computeLearntTarget({ ...input, expenditureKcal: kcal, weeklyPercent: -0.5, ...before }),
      own: () => computeOwnTarget(input, { energyKcal: ownKcal, proteinGrams: 60, fatGrams: 20 }),
    }[kind]();
    const lowest = lowestDayKcal(input, mean);
    const week = weekEnergy(
      mean.energyKcal,
      lowest,
      higher.toSorted((a, b) => a - b),
      percent,
    );
    const days = week.map((_, at) => targetOfWeekday(input, mean, week, at + 1));
    return { input, mean, days, lowest };
  });

const holds = (name: string, predicate: (week: Week) => void) =>
  test(name, () => fc.assert(fc.property(anyWeek, predicate), { numRuns: timesToRun(1000) }));

const energies = ({ days }: Week) => days.map(({ energyKcal }) => energyKcal);

holds('the week adds up to seven times the mean, to the kilocalorie', (week) => {
  expect(sum(energies(week))).toBeCloseTo(7 * week.mean.energyKcal, 6);
});

holds('no day is below the floor, unless the mean itself is', (week) => {
  const lowest = Math.min(floorOf(week.input), week.mean.energyKcal);
  for (const kcal of energies(week)) expect(kcal).toBeGreaterThanOrEqual(lowest);
});

holds('no day is a deficit for anybody who is protected', ({ input, days }) => {
  if (!protectionOf(input)) return;
  const used = resultOf(maintenanceOf(input));
  for (const { energyKcal } of days) expect(energyKcal).toBeGreaterThanOrEqual(used - 1e-6);
});

holds('each day’s macros give its energy, and none is below zero', ({ days, mean }) => {
  for (const { energyKcal, proteinGrams, fatGrams, carbsGrams } of days) {
    const kcal = 4 * proteinGrams + 9 * fatGrams + 4 * carbsGrams;
    const most = mean.method === 'own' && carbsGrams === 0 ? 40 : 0.01 * energyKcal + 10;
    expect(Math.abs(kcal - energyKcal)).toBeLessThanOrEqual(most);
    expect(Math.min(proteinGrams, fatGrams, carbsGrams)).toBeGreaterThanOrEqual(0);
  }
});

holds('the last step of each day is its target', ({ days, mean }) => {
  for (const { steps, energyKcal } of days) {
    expect(steps.at(-1)?.resultKcal).toBe(energyKcal);
    expect(steps.length - mean.steps.length).toBeLessThanOrEqual(1);
  }
});
