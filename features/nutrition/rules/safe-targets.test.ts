import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitnessLevel, goal } from '#features/account/contract.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { kjToKcal } from '#platform/shared/units.ts';
import { computeLearntTarget, type LearntInput } from './learning/learnt-target.ts';
import { floorOf, maintenanceOf } from './targets/day-target.ts';
import { resultOf } from './targets/finished-target.ts';
import { computeOwnTarget } from './targets/own-target.ts';
import { deficitShareOf, protectionOf } from './targets/protection.ts';
import { targetInForce } from './targets/target-in-force.ts';
import type { DayTarget } from './targets/target-input.ts';
import { DEFAULT_SETTINGS, TARGET_MODES, WEEKLY_PERCENT } from './targets/target-settings.ts';

const anyInput: fc.Arbitrary<LearntInput> = fc.record({
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
  pregnancy: fc.boolean(),
  safeMode: fc.boolean(),
  expenditureKcal: fc.integer({ min: 8_000, max: 50_000 }).map((tenths) => tenths / 10),
  weeklyPercent: fc
    .integer({ min: WEEKLY_PERCENT.least * 100, max: WEEKLY_PERCENT.most * 100 })
    .map((hundredths) => hundredths / 100),
  beforeKcal: fc.option(fc.integer({ min: 120, max: 400 }).map((tens) => tens * 10)),
  weeks: fc.integer({ min: 1, max: 10 }),
});

const holds = (name: string, predicate: (input: LearntInput) => void) =>
  test(name, () => fc.assert(fc.property(anyInput, predicate), { numRuns: timesToRun(1500) }));

const formulaOf = (input: LearntInput) => resultOf(maintenanceOf(input));
const macroKcal = (target: DayTarget) =>
  4 * target.proteinGrams + 4 * target.carbsGrams + 9 * target.fatGrams;

holds('nobody who is protected is below what they use, by either estimate', (input) => {
  if (protectionOf(input) === null) return;
  expect(computeLearntTarget(input).energyKcal).toBeGreaterThanOrEqual(
    Math.max(formulaOf(input), input.expenditureKcal) - 1e-6,
  );
});

holds('never below the floor, unless less than that is used', (input) => {
  const lowest = Math.min(floorOf(input), input.expenditureKcal);
  expect(computeLearntTarget(input).energyKcal).toBeGreaterThanOrEqual(lowest - 1e-6);
});

holds('without a target before it, at most 750 kcal and 20 % are taken, and 350 given', (input) => {
  if (protectionOf(input) !== null) return;
  const { energyKcal } = computeLearntTarget({ ...input, beforeKcal: null });
  const change = energyKcal - input.expenditureKcal;
  // Close to BMI 18.5 the limit eases into that of the protected, who get the larger of both estimates.
  const eased = (1 - deficitShareOf(input)) * Math.max(0, formulaOf(input) - input.expenditureKcal);
  expect(-change).toBeLessThanOrEqual(Math.min(750, 0.2 * input.expenditureKcal) + 5);
  expect(change).toBeLessThanOrEqual(Math.max(350, eased) + 10);
});

holds('moves by at most 150 a week, but for what keeps it safe', (input) => {
  if (input.beforeKcal === null) return;
  const { energyKcal, steps } = computeLearntTarget(input);
  const raised = steps.some(({ label }) => label.startsWith('Not below'));
  const change = energyKcal - input.beforeKcal;
  expect(-change).toBeLessThanOrEqual(150 * input.weeks + 5);
  if (!raised) expect(change).toBeLessThanOrEqual(150 * input.weeks + 5);
});

holds('using more never gives less, nor does a slower loss', (input) => {
  const { energyKcal } = computeLearntTarget(input);
  const busier = { ...input, expenditureKcal: input.expenditureKcal + 40 };
  expect(computeLearntTarget(busier).energyKcal).toBeGreaterThanOrEqual(energyKcal);
  const slower = { ...input, weeklyPercent: Math.min(0.5, input.weeklyPercent + 0.05) };
  expect(computeLearntTarget(slower).energyKcal).toBeGreaterThanOrEqual(energyKcal);
});

holds('a rate makes no difference under 18', (input) => {
  if (protectionOf(input) !== 'minor') return;
  const free = { ...input, weeklyPercent: 0, goals: [] };
  expect(computeLearntTarget(input).energyKcal).toBe(computeLearntTarget(free).energyKcal);
});

holds('each step can be worked out by hand, and they end at the target', (input) => {
  const { steps, energyKcal } = computeLearntTarget(input);
  for (const { working, resultKcal } of steps.slice(0, -1)) {
    expect(Math.abs(sumOf(working) - resultKcal)).toBeLessThanOrEqual(0.02);
  }
  expect(steps.at(-1)?.resultKcal).toBe(energyKcal);
});

holds('macros give the energy, within 1 % and 10 kcal', (input) => {
  const target = computeLearntTarget(input);
  expect(Math.abs(macroKcal(target) - target.energyKcal)).toBeLessThanOrEqual(
    0.01 * target.energyKcal + 10,
  );
});

holds('own figures stay above the limits, however low they are', (input) => {
  const own = { energyKcal: 800, proteinGrams: null, fatGrams: null };
  const target = computeOwnTarget(input, own);
  const used = formulaOf(input);
  const lowest = protectionOf(input) ? used : Math.min(floorOf(input), used);
  expect(target.energyKcal).toBeGreaterThanOrEqual(lowest - 1e-6);
  expect(target.notes.length).toBeGreaterThan(0);
});

holds('an own figure above the limits stays to the last digit', (input) => {
  const energyKcal = kjToKcal(Math.round(4.184 * 4_000) + (input.weightKg % 7));
  const target = computeOwnTarget(input, { energyKcal, proteinGrams: null, fatGrams: null });
  const isRaised = Math.max(formulaOf(input), floorOf(input)) > energyKcal;
  if (!isRaised) expect(target.energyKcal).toBe(energyKcal);
});

holds('in every mode, whatever was accepted before, protection holds', (input) => {
  const accepted = { ...computeLearntTarget({ ...input, pregnancy: false, safeMode: false }) };
  for (const mode of TARGET_MODES) {
    const settings = {
      ...DEFAULT_SETTINGS,
      mode,
      pregnancy: input.pregnancy ?? false,
      safeMode: input.safeMode ?? false,
      manualEnergyKcal: 900,
    };
    const { energyKcal } = targetInForce(input, settings, accepted);
    if (protectionOf(input)) expect(energyKcal).toBeGreaterThanOrEqual(formulaOf(input) - 1e-6);
  }
});

/** A sum as the steps write it. */
function sumOf(working: string): number {
  const [first = '', sign, second] = working.replaceAll(',', '').split(' ');
  return Number(first) + (sign === undefined ? 0 : (sign === '−' ? -1 : 1) * Number(second));
}
