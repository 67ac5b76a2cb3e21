import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitnessLevel, goal } from '#features/account/contract.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { bodyMassIndex, UNDERWEIGHT_BMI } from './targets/body-mass-index.ts';
import { dayTargetOf } from './targets/day-target.ts';
import { energyFloor } from './targets/energy-limits.ts';
import { mifflinStJeor } from './targets/resting-energy.ts';
import type { TargetInput } from './targets/target-input.ts';

/** Everything the profile accepts: 13 to 80 years, 40 to 150 kg, 140 to 221 cm, multipliers 1.2 to 1.9. */
const anyInput: fc.Arbitrary<TargetInput> = fc.record({
  gender: fc.constantFrom('male', 'female'),
  ageYears: fc.integer({ min: 13, max: 80 }),
  weightKg: fc.integer({ min: 400, max: 1500 }).map((tenths) => tenths / 10),
  heightCm: fc.integer({ min: 140, max: 221 }),
  fitnessLevel: fc.constantFrom(...fitnessLevel.options),
  goals: fc.uniqueArray(fc.constantFrom(...goal.options)),
  activity: fc.record({
    multiplier: fc.integer({ min: 1200, max: 1900 }).map((thousandths) => thousandths / 1000),
    assumed: fc.boolean(),
  }),
});

const isMinor = (input: TargetInput) => input.ageYears < 18;
const isUnderweight = (input: TargetInput) =>
  bodyMassIndex(input.weightKg, input.heightCm) < UNDERWEIGHT_BMI;
const energyOf = (input: TargetInput) => dayTargetOf(input).energyKcal;
const maintenanceOf = (input: TargetInput) => {
  const { steps } = dayTargetOf(input);
  return steps[isMinor(input) ? 0 : 1]?.resultKcal ?? Number.NaN;
};

const holds = (name: string, predicate: (input: TargetInput) => void) =>
  test(name, () => fc.assert(fc.property(anyInput, predicate), { numRuns: timesToRun(2000) }));

holds('the macros give the energy, within 1 % and 10 kcal', (input) => {
  const target = dayTargetOf(input);
  const kcal = 4 * target.proteinGrams + 4 * target.carbsGrams + 9 * target.fatGrams;
  expect(Math.abs(kcal - target.energyKcal)).toBeLessThanOrEqual(0.01 * target.energyKcal + 10);
});

holds('no part is negative, and protein is at most 35 % of the energy', (input) => {
  const target = dayTargetOf(input);
  expect(Math.min(target.carbsGrams, target.fatGrams, target.fiberGrams)).toBeGreaterThan(0);
  expect(4 * (target.proteinGrams - 0.5)).toBeLessThanOrEqual(0.35 * (target.energyKcal + 5));
});

holds('the energy is at least the floor, unless less than that is used', (input) => {
  if (isMinor(input)) return;
  const floor = Math.min(energyFloor(input.gender, mifflinStJeor(input)), maintenanceOf(input));
  expect(energyOf(input)).toBeGreaterThanOrEqual(floor);
});

holds('nobody under 18 or underweight is below what is used', (input) => {
  if (isMinor(input) || isUnderweight(input)) {
    expect(energyOf(input)).toBeGreaterThanOrEqual(maintenanceOf(input));
  }
});

holds('goals make no difference under 18', (input) => {
  if (isMinor(input)) expect(energyOf(input)).toBe(energyOf({ ...input, goals: [] }));
});

holds('only a loss goes below what is used, by at most 750 kcal and 20 %', (input) => {
  const below = maintenanceOf(input) - energyOf(input);
  expect(below).toBeLessThanOrEqual(Math.min(750, 0.2 * maintenanceOf(input)) + 5);
  if (!input.goals.includes('lose_weight')) expect(below).toBeLessThanOrEqual(5);
});

holds('taller and more active never means less', (input) => {
  const taller = { ...input, heightCm: input.heightCm + 1 };
  expect(energyOf(taller)).toBeGreaterThanOrEqual(energyOf(input));
  const { multiplier } = input.activity;
  const busier = { ...input, activity: { ...input.activity, multiplier: multiplier + 0.05 } };
  expect(energyOf(busier)).toBeGreaterThanOrEqual(energyOf(input));
});

holds(
  'heavier never means less, except while a deficit begins between BMI 18.5 and 20',
  (input) => {
    const heavier = { ...input, weightKg: input.weightKg + 0.5 };
    const deficitBegins =
      !isMinor(input) &&
      input.goals.includes('lose_weight') &&
      !isUnderweight(heavier) &&
      bodyMassIndex(input.weightKg, input.heightCm) < 20;
    if (!deficitBegins) expect(energyOf(heavier)).toBeGreaterThanOrEqual(energyOf(input));
  },
);

holds('the steps can be worked out by hand and end at the target', (input) => {
  const { steps, energyKcal } = dayTargetOf(input);
  for (const step of steps.slice(0, -1)) {
    expect(Math.abs(workedOut(step.working) - step.resultKcal)).toBeLessThanOrEqual(0.03);
  }
  const last = steps.at(-1);
  expect(last?.resultKcal).toBe(energyKcal);
  expect(Math.abs(workedOut(last?.working ?? '') - energyKcal)).toBeLessThanOrEqual(10);
});

/** Works out a sum as the steps write it, as a reader with a calculator would: × before + and −. */
function workedOut(working: string): number {
  const sum = working
    .replace(', rounded to 10', '')
    .replaceAll(',', '')
    .replace(/ (kg|cm|m|years|for growing)(?=[ )]|$)/g, '');
  const inner = /\(([^()]*)\)/.exec(sum);
  if (inner) return workedOut(sum.replace(inner[0], String(workedOut(inner[1] ?? ''))));
  const terms = sum.replaceAll(' − ', ' + −').split(' + ');
  return terms.reduce((total, term) => total + product(term), 0);
}

function product(term: string): number {
  const factors = term.replace('−', '-').split(' × ').map(Number);
  if (factors.some(Number.isNaN)) throw new Error(`Not a sum: ${term}`);
  return factors.reduce((result, factor) => result * factor, 1);
}
