import { expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { inSteps, periodBefore, periodOf, stepOf } from '#platform/shared/periods.ts';
import { stepKcal, toFoodFigures, toNutrientFigures } from './food-figures.ts';
import { inOrder, moveCard, showCard, shownCards, USUAL_LAYOUT } from './layout.ts';
import { toLiftFigures, toRecords } from './lift-figures.ts';
import { narrow, withPending } from './on-device.ts';
import { toProgressAnswer, toProgressData } from './progress-answer.ts';
import type { FoodDay, ProgressData } from './progress-data.ts';
import { toCardioFigures, toMuscleFigures, toSessionFigures, weeksOf } from './training-figures.ts';
import { toWeightFigures } from './weight-figures.ts';
import { whatChanged } from './what-changed.ts';

/** A Sunday. */
const TODAY = '2026-11-22';
const day = (back: number) => addDays(TODAY, -back);

const food = (date: string, calories: number | null, rest: Partial<FoodDay> = {}): FoodDay => ({
  date,
  calories,
  caloriesKnown: calories === null ? 0 : 2,
  protein: 100,
  proteinKnown: 2,
  carbs: 200,
  carbsKnown: 2,
  fat: 60,
  fatKnown: 2,
  fiber: 20,
  fiberKnown: 1,
  saturatedFat: null,
  saturatedFatKnown: 0,
  sugar: null,
  sugarKnown: 0,
  sodium: 1500,
  sodiumKnown: 2,
  entryCount: 2,
  ...rest,
});

const EMPTY: ProgressData = {
  from: day(167),
  to: TODAY,
  first: null,
  age: 30,
  weeklyGoal: 3,
  trainee: { goal: 'get_fit', level: 'beginner', recovery: 'normal', focus: [] },
  weights: [],
  food: [],
  used: [],
  wholeDays: [],
  sessions: [],
  muscles: [],
  lifts: [],
  cardio: [],
};
const FOUR_WEEKS = periodOf('4w', TODAY, null);

test.each([
  ['4w', null, day(27)],
  ['12w', null, day(83)],
  ['1y', null, day(364)],
  ['all', day(900), day(900)],
  ['all', day(3), day(27)],
  ['all', '1990-01-01', day(3659)],
] as const)('%s from %s begins on %s', (range, first, from) => {
  expect(periodOf(range, TODAY, first)).toEqual({ from, to: TODAY });
});

test('the period before is as long and ends the day before', () => {
  expect(periodBefore(FOUR_WEEKS)).toEqual({ from: day(55), to: day(28) });
});

test.each([
  [31, 'day', 31],
  [32, 'week', 6],
  [420, 'week', 60],
  [421, 'month', 14],
] as const)('%d days are in steps of a %s: %d of them', (days, step, count) => {
  const period = { from: day(days - 1), to: TODAY };
  expect(stepOf(period)).toBe(step);
  const steps = inSteps(period, step);
  expect(Math.abs(steps.length - count)).toBeLessThanOrEqual(1);
  expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([period.from, TODAY]);
  for (const [at, one] of steps.entries()) {
    const next = steps[at + 1];
    if (next) expect(addDays(one.to, 1)).toBe(next.from);
  }
});

test('means are over full days alone', () => {
  const data = {
    ...EMPTY,
    food: [
      food(day(3), 2000),
      food(day(2), 1600),
      food(day(1), 400, { caloriesKnown: 1 }),
      food(TODAY, 300),
    ],
    wholeDays: [day(3), day(2)],
  };
  const figures = toFoodFigures(data, FOUR_WEEKS);
  expect(figures.eaten).toEqual({ value: 1800, days: 2, atLeast: false });
  expect(figures.wholeDays).toBe(2);
  const yesterday = figures.steps.at(-2);
  expect(yesterday && stepKcal(yesterday, 'day')).toBe(400);
  expect(toFoodFigures(data, periodBefore(FOUR_WEEKS)).eaten).toBeNull();
});

test('a nutrient is a mean of the days that say it, with its coverage', () => {
  const data = {
    ...EMPTY,
    food: [food(day(2), 2000), food(day(1), 2000, { fiber: 30 })],
    wholeDays: [day(2), day(1)],
  };
  expect(toNutrientFigures(data, 'fiber', FOUR_WEEKS)).toEqual({
    value: 25,
    days: 2,
    known: 2,
    of: 4,
  });
  expect(toNutrientFigures(data, 'sugar', FOUR_WEEKS)).toBeNull();
});

const sessions = (...back: number[]) =>
  back.map((days) => ({ key: `k${days}`, date: day(days) })).reverse();

test('sessions a week are over full weeks, and a week without any is none', () => {
  const data = { ...EMPTY, first: day(200), sessions: sessions(1, 3, 5, 8, 10, 12, 15) };
  const figures = toSessionFigures(data, FOUR_WEEKS);
  // Sunday to Saturday is no week: Monday 26 October to Sunday 22 November are four.
  expect(weeksOf(FOUR_WEEKS)).toHaveLength(4);
  expect(figures).toMatchObject({
    total: 7,
    mean: 7 / 4,
    weeksMet: 2,
    fullWeeks: 4,
    meanBefore: 0,
  });
  expect(toSessionFigures({ ...data, first: day(20) }, FOUR_WEEKS).meanBefore).toBeNull();
});

test('muscles are sets a week over the same full weeks', () => {
  const muscles = [0, 7, 14, 21].map((back) => ({ monday: day(back + 6), sets: { chest: 6 } }));
  const [chest] = toMuscleFigures({ ...EMPTY, muscles }, FOUR_WEEKS);
  expect(chest).toMatchObject({ muscle: 'chest', sets: 6, range: { min: 4 } });
});

test('a vigorous minute of an adult counts twice', () => {
  const cardio = [{ date: day(1), moderate: 60, vigorous: 30 }];
  expect(toCardioFigures({ ...EMPTY, cardio }, FOUR_WEEKS).mean).toBe(120 / 4);
  expect(toCardioFigures({ ...EMPTY, cardio, age: 15 }, FOUR_WEEKS).mean).toBe(90 / 4);
});

const lift = (bestBeforeKg: number | null, ...kgs: number[]) => ({
  exercise: 'back-squat',
  name: 'Back squat',
  bestBeforeKg,
  days: kgs.map((e1rmKg, at) => ({ date: day(20 - at), e1rmKg })),
});

test('a record beats everything before it; a first session sets none', () => {
  const first = toRecords({ lifts: [lift(null, 100, 99, 102, 102, 104)] }, FOUR_WEEKS);
  expect(first.map(({ kg, byKg }) => [kg, byKg])).toEqual([
    [104, 2],
    [102, 2],
  ]);
  expect(toRecords({ lifts: [lift(103, 100, 104)] }, FOUR_WEEKS)).toHaveLength(1);
  expect(toLiftFigures({ lifts: [lift(null, 100, 100, 110)] }, FOUR_WEEKS)[0]?.found).toEqual({
    kind: 'up',
    by: 10,
    value: 110,
  });
});

test('a steady loss has no lag: the trend is within 0.1 kg of it after day 14', () => {
  const truth = (at: number) => 90 - 0.09 * at;
  const weights = Array.from({ length: 60 }, (_, at) => ({
    date: day(59 - at),
    // Noise that sums to nothing, as large as a scale's.
    weightKg: truth(at) + 0.5 * Math.sin(at * 2.4),
  }));
  for (let last = 14; last < 60; last += 1) {
    const known = weights.slice(0, last + 1);
    const { nowKg } = toWeightFigures(
      { weights: known },
      { from: day(59), to: known.at(-1)?.date ?? TODAY },
    );
    expect(Math.abs((nowKg ?? 0) - truth(last))).toBeLessThan(0.4);
  }
  const errors = weights.slice(14).map((_, at) => {
    const known = weights.slice(0, at + 15);
    const to = known.at(-1)?.date ?? TODAY;
    const now = toWeightFigures({ weights: known }, { from: day(59), to }).nowKg ?? 0;
    return now - truth(at + 14);
  });
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  expect(Math.abs(mean)).toBeLessThan(0.1);
});

const LIVED: ProgressData = {
  ...EMPTY,
  first: day(100),
  weights: Array.from({ length: 60 }, (_, at) => ({ date: day(59 - at), weightKg: 82 - at / 40 })),
  food: Array.from({ length: 56 }, (_, at) => food(day(56 - at), at < 28 ? 2300 : 2000)),
  wholeDays: Array.from({ length: 56 }, (_, at) => day(56 - at)),
  sessions: sessions(2, 5, 9, 12, 16, 19, 23, 30, 40, 50),
  lifts: [
    {
      exercise: 'back-squat',
      name: 'Back squat',
      bestBeforeKg: 90,
      days: [
        { date: day(40), e1rmKg: 100 },
        { date: day(4), e1rmKg: 101 },
      ],
    },
  ],
  cardio: [{ date: day(3), moderate: 40, vigorous: 0 }],
};

test('at most three things changed, the largest first, and none that is not to be seen', () => {
  const all = whatChanged(LIVED, { weight: false, energy: false });
  expect(all).toHaveLength(3);
  expect(all.map(({ kind }) => kind)).toEqual(['energy', 'sessions', 'weight']);
  expect(all[1]).toEqual({ kind: 'sessions', count: 7, before: 3 });
  const gentle = whatChanged(LIVED, { weight: true, energy: true }).map(({ kind }) => kind);
  expect(gentle).toEqual(['sessions', 'lift', 'cardio']);
  expect(whatChanged({ ...LIVED, first: day(30) }, { weight: false, energy: false })).toEqual([]);
});

test('weeks before the first entry are not compared as weeks without training', () => {
  const kindsFrom = (first: string) =>
    whatChanged({ ...LIVED, first }, { weight: true, energy: true }).map(({ kind }) => kind);
  expect(kindsFrom(day(55))).toEqual(['sessions', 'lift', 'cardio']);
  expect(kindsFrom(day(35))).toEqual(['lift']);
});

test('without a network longer data answers for shorter times with the same figures', () => {
  const shorter = { from: day(55), to: TODAY };
  const narrowed = narrow(LIVED, shorter);
  expect(toFoodFigures(narrowed, FOUR_WEEKS)).toEqual(toFoodFigures(LIVED, FOUR_WEEKS));
  expect(toWeightFigures(narrowed, FOUR_WEEKS)).toEqual(toWeightFigures(LIVED, FOUR_WEEKS));
  expect(toRecords(narrowed, FOUR_WEEKS)).toEqual(toRecords(LIVED, FOUR_WEEKS));
  expect(toSessionFigures(narrowed, FOUR_WEEKS)).toEqual(toSessionFigures(LIVED, FOUR_WEEKS));
});

test('nothing is lost on the way to the device', () => {
  for (const data of [LIVED, EMPTY]) {
    expect(toProgressData(JSON.parse(JSON.stringify(toProgressAnswer(data))))).toEqual(data);
  }
});

test('what waits on the device shows once', () => {
  const pending = {
    weights: [{ date: addDays(TODAY, 0), weightKg: 70 }],
    sessions: [{ id: '6f2d8e1c-53a7-4a39-9f0e-2b7c4d1e8a90', date: TODAY }],
  };
  const data = { ...LIVED, weights: LIVED.weights.slice(0, -1) };
  const once = withPending(data, pending);
  expect(once.weights.at(-1)).toEqual({ date: TODAY, weightKg: 70 });
  expect(once.sessions).toHaveLength(LIVED.sessions.length + 1);
  expect(withPending(once, pending)).toBe(once);
});

test('cards move, hide and come back; new ones follow in their usual order', () => {
  const moved = moveCard(USUAL_LAYOUT, 'cardio', 0);
  expect(inOrder(moved).slice(0, 2)).toEqual(['cardio', 'weight']);
  const hidden = showCard(moved, 'weight', false);
  expect(shownCards(hidden)).not.toContain('weight');
  expect(showCard(hidden, 'weight', true).hidden).toEqual([]);
  expect(inOrder({ order: ['records'] })[0]).toBe('records');
});
