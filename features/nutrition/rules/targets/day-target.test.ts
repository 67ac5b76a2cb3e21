import { describe, expect, test } from 'vitest';
import { dayTargetOf } from './day-target.ts';
import type { TargetInput } from './target-input.ts';
import { clean } from './target-step.ts';

const known = (multiplier: number) => ({ multiplier, assumed: false });

type Case = [
  name: string,
  input: TargetInput,
  kcal: number,
  protein: number,
  fat: number,
  carbs: number,
  fiber: number,
  notes: string[],
];

function person(
  gender: 'male' | 'female',
  ageYears: number,
  weightKg: number,
  heightCm: number,
  activity: number,
  goal: TargetInput['goals'][number],
  fitnessLevel: TargetInput['fitnessLevel'] = 'beginner',
): TargetInput {
  return {
    gender,
    ageYears,
    weightKg,
    heightCm,
    activity: known(activity),
    goals: [goal],
    fitnessLevel,
  };
}

const cases: Case[] = [
  ['20 % cap', person('male', 30, 80, 180, 1.55, 'lose_weight'), 2210, 144, 69, 253, 31, []],
  [
    'plain deficit',
    person('female', 28, 65, 165, 1.375, 'lose_weight'),
    1520,
    117,
    47,
    156,
    25,
    [],
  ],
  ['floor', person('female', 45, 52, 158, 1.2, 'lose_weight'), 1200, 94, 37, 122, 25, ['floor']],
  [
    'beginner surplus',
    person('male', 22, 68, 178, 1.55, 'build_muscle'),
    2930,
    122,
    81,
    427,
    41,
    [],
  ],
  [
    'protein on 81 kg',
    person('male', 40, 115, 180, 1.375, 'lose_weight'),
    2290,
    146,
    71,
    266,
    32,
    ['reference_weight'],
  ],
  ['fit', person('female', 35, 70, 170, 1.55, 'get_fit'), 2210, 105, 69, 293, 31, []],
  ['healthy', person('male', 55, 78, 175, 1.2, 'stay_healthy'), 1920, 94, 64, 243, 30, []],
  [
    'minor',
    person('female', 15, 60, 162, 1.55, 'lose_weight'),
    2470,
    72,
    82,
    360,
    35,
    ['minor_no_deficit'],
  ],
  [
    'underweight',
    person('male', 25, 55, 180, 1.375, 'lose_weight'),
    2140,
    99,
    67,
    286,
    30,
    ['underweight_no_deficit'],
  ],
  [
    'advanced surplus',
    person('female', 24, 60, 168, 1.55, 'build_muscle', 'advanced'),
    2230,
    108,
    62,
    310,
    31,
    [],
  ],
];

describe('published end-to-end cases', () => {
  test.each(cases)('%s', (_, input, kcal, protein, fat, carbs, fiber, notes) => {
    const target = dayTargetOf(input);
    expect({
      kcal: target.energyKcal,
      protein: target.proteinGrams,
      fat: target.fatGrams,
      carbs: target.carbsGrams,
      fiber: target.fiberGrams,
      notes: target.notes,
    }).toEqual({ kcal, protein, fat, carbs, fiber, notes });
  });
});

test('shows every step of the arithmetic', () => {
  const { steps } = dayTargetOf(person('female', 45, 52, 158, 1.2, 'lose_weight'));
  expect(steps.map(({ label, working, resultKcal }) => [label, working, resultKcal])).toEqual([
    ['At rest', '10 × 52 kg + 6.25 × 158 cm − 5 × 45 years − 161', 1121.5],
    ['With everyday activity', '1,121.5 × 1.2', 1345.8],
    ['To lose weight', '1,345.8 − 269.16', 1076.64],
    ['Not below a safe amount', '1,076.64 + 123.36', 1200],
    ['Your target', '1,200, rounded to 10', 1200],
  ]);
});

test('shows the one step of growing people', () => {
  const target = dayTargetOf(person('female', 15, 60, 162, 1.55, 'lose_weight'));
  expect(target.method).toBe('growing');
  expect(target.steps[0]?.working).toBe(
    '135.3 − 30.8 × 15 years + 1.31 × (10 × 60 kg + 934 × 1.62 m) + 25 for growing',
  );
  expect(target.steps.map((step) => step.label).join(' ')).not.toMatch(/lose|weight/i);
});

test('each limit of a deficit can be the one that decides', () => {
  const why = (input: TargetInput) =>
    dayTargetOf(input).steps.find((step) => step.label === 'To lose weight')?.why;
  expect(why(person('male', 30, 80, 180, 1.55, 'lose_weight'))).toMatch(/^20 %/);
  expect(why(person('female', 20, 58, 170, 1.9, 'lose_weight'))).toMatch(/^0.75 %/);
  expect(why(person('male', 20, 150, 200, 1.9, 'lose_weight'))).toMatch(/at most 750 a day/);
});

test('a surplus stops at 350', () => {
  const target = dayTargetOf(person('male', 20, 95, 195, 1.725, 'build_muscle'));
  const [before, after] = target.steps.slice(1, 3);
  expect((after?.resultKcal ?? 0) - (before?.resultKcal ?? 0)).toBeCloseTo(350, 6);
});

test('nothing is taken from somebody who uses less than the floor', () => {
  const target = dayTargetOf(person('female', 78, 45, 150, 1.2, 'lose_weight'));
  expect(target.notes).toEqual(['maintenance_below_floor']);
  expect(target.energyKcal).toBeGreaterThanOrEqual(836.5 * 1.2);
  expect(target.energyKcal).toBeLessThan(1200);
});

describe('several goals', () => {
  const withGoals = (goals: TargetInput['goals']) =>
    dayTargetOf({ ...person('male', 30, 80, 180, 1.55, 'get_fit'), goals });

  test('losing and building together is energy balance with the higher protein', () => {
    const target = withGoals(['build_muscle', 'lose_weight']);
    expect([target.energyKcal, target.proteinGrams, target.notes]).toEqual([
      2760,
      144,
      ['recomposition'],
    ]);
  });

  test('otherwise the most demanding goal leads, and no goal is staying healthy', () => {
    expect(withGoals(['stay_healthy', 'get_fit', 'lose_weight']).energyKcal).toBe(2210);
    expect(withGoals(['get_fit', 'build_muscle']).energyKcal).toBe(3090);
    expect(withGoals(['stay_healthy', 'get_fit']).proteinGrams).toBe(120);
    expect(withGoals([]).proteinGrams).toBe(96);
  });
});

test('the noise of binary fractions never rounds a figure up', () => {
  const target = dayTargetOf(person('male', 25, 47.6, 180, 1.1 + 0.1, 'get_fit'));
  expect(target.steps.map((step) => step.resultKcal)).toEqual([1481, 1777.2, 1780]);
  expect(clean(1481 * (1.1 + 0.1))).toBe(1777.2);
});

test('an assumed activity is said', () => {
  const input = person('male', 30, 80, 180, 1.375, 'get_fit');
  const target = dayTargetOf({ ...input, activity: { multiplier: 1.375, assumed: true } });
  expect(target.notes).toEqual(['activity_assumed']);
  expect(target.steps[1]?.why).toMatch(/Assumes/);
});
