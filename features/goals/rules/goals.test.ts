import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weeklyChange, weightTrend } from '#features/nutrition/rules/weight/weight-trend.ts';
import { addDays, daysFrom } from '#platform/shared/calendar-day.ts';
import { lastWeeks, toCourse } from './course.ts';
import type { GoalContent } from './goal-kinds.ts';
import { earliestDay, isGoalShown, problemOfGoal, weeklyLimit } from './goal-limits.ts';
import { toStanding } from './standing.ts';
import type { GoalPerson, Subject } from './subject.ts';

const TODAY = '2026-11-23';
const ADULT: GoalPerson = { age: 34, heightCm: 170, protection: null, numbersHidden: false };

const goal = (change: Partial<GoalContent> = {}): GoalContent => ({
  kind: 'weight',
  subject: 'weight',
  name: 'Weight',
  unit: '',
  startOn: addDays(TODAY, -42),
  startValue: 80,
  target: 76,
  dueOn: addDays(TODAY, 42),
  ended: null,
  endedOn: null,
  ...change,
});

const subject = (
  kind: Subject['kind'],
  values: readonly (number | null)[],
  last = TODAY,
): Subject => ({
  kind,
  subject: kind,
  name: kind,
  unit: '',
  points: values.flatMap((value, at) =>
    value === null ? [] : [{ date: addDays(last, at + 1 - values.length), value }],
  ),
});

/** Evenly within 1, the same at every run. */
function scatter(seed: number, day: number): number {
  const big = Math.sin(seed * 127.1 + day * 311.7) * 43_758.5453;
  return (big - Math.floor(big) - 0.5) * 2;
}

test('a weight goal carries on the trend and the weekly change that every screen shows', () => {
  const weights = Array.from({ length: 90 }, (_, day) => 82 - 0.06 * day + scatter(3, day) * 0.5);
  const course = toCourse(subject('weight', weights), goal(), TODAY);
  const trend = weightTrend(
    weights.map((weightKg, at) => ({ date: addDays(TODAY, at - 89), weightKg })),
  );
  expect(course.now).toBe(trend.at(-1)?.trendKg);
  expect(course.weekly).toBe(weeklyChange(trend));
  const at = course.estimate?.(addDays(TODAY, 42));
  expect(at?.value).toBeCloseTo((course.now ?? 0) + 6 * (course.weekly ?? 0), 6);
  expect(at && at.high - at.low).toBeGreaterThan(0.3);
});

test('what comes lies between low and high in about four of five cases', () => {
  let inside = 0;
  const runs = 300;
  for (let seed = 1; seed <= runs; seed += 1) {
    // A course that changes a little each day, as the trend's own filter reckons.
    let [kg, course] = [80, -0.06];
    const weights: number[] = [];
    const truths: number[] = [];
    for (let day = 0; day < 112; day += 1) {
      course += scatter(seed, day + 500) * 0.004 * Math.sqrt(3);
      kg += course + scatter(seed, day + 900) * 0.05 * Math.sqrt(3);
      truths.push(kg);
      weights.push(kg + scatter(seed, day));
    }
    const found = toCourse(subject('weight', weights.slice(0, 84)), goal(), TODAY);
    const { low, high } = found.estimate?.(addDays(TODAY, 28)) ?? { low: 0, high: 0 };
    const truth = truths[111] ?? 0;
    if (low <= truth && truth <= high) inside += 1;
  }
  expect(inside / runs).toBeGreaterThan(0.72);
  expect(inside / runs).toBeLessThan(0.9);
});

test('uncertainty grows with the days ahead', () => {
  const weights = Array.from({ length: 60 }, (_, day) => 80 - 0.05 * day + scatter(1, day) * 0.6);
  const { estimate } = toCourse(subject('weight', weights), goal(), TODAY);
  const widths = [7, 28, 84, 200].map((days) => {
    const at = estimate?.(addDays(TODAY, days));
    return at ? at.high - at.low : 0;
  });
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

test('little or old figures say nothing of where it goes', () => {
  expect(toCourse(subject('weight', [80, 79.9, 79.8]), goal(), TODAY).estimate).toBeNull();
  const old = subject(
    'weight',
    Array.from({ length: 60 }, () => 80),
    addDays(TODAY, -20),
  );
  expect(toStanding(goal(), toCourse(old, goal(), TODAY), TODAY).state).toBe('unknown');
});

test('sums begin at the start, and the last weeks say what a week brings', () => {
  // 5 km on each seventh day for 10 weeks, up to yesterday.
  const metres = Array.from({ length: 70 }, (_, at) => (at % 7 === 6 ? 5_000 : null));
  const runs = subject('distance', [...metres, null], TODAY);
  const aim = goal({
    kind: 'distance',
    startOn: addDays(TODAY, -21),
    startValue: 0,
    target: 48_000,
  });
  const course = toCourse(runs, aim, TODAY);
  expect(lastWeeks(runs.points, TODAY)).toEqual(Array.from({ length: 8 }, () => 5_000));
  expect(course.now).toBe(15_000);
  expect(course.weekly).toBe(5_000);
  expect(course.estimate?.(addDays(TODAY, 42)).value).toBeCloseTo(45_000, 6);
  expect(toStanding(aim, course, TODAY)).toMatchObject({
    state: 'close',
    arrives: addDays(TODAY, 47),
  });
});

test('a habit keeps no more than each day', () => {
  const kept = subject(
    'habit',
    Array.from({ length: 60 }, () => 1),
  );
  const aim = goal({ kind: 'habit', startValue: 0, target: 100 });
  const at = toCourse(kept, aim, TODAY).estimate?.(addDays(TODAY, 7));
  expect(at?.high).toBe(43 + 7);
  // Today may still be kept.
  const open = { ...kept, points: kept.points.slice(0, -1) };
  expect(toCourse(open, aim, TODAY).estimate?.(addDays(TODAY, 7)).high).toBe(42 + 8);
});

test('a lift is reached once it was lifted, also if it is less since', () => {
  const lifts = subject('lift', [80, null, 91, null, 85]);
  const aim = goal({ kind: 'lift', startValue: 80, target: 90 });
  expect(toStanding(aim, toCourse(lifts, aim, TODAY), TODAY)).toEqual({ state: 'reached' });
});

test('a day that has passed asks; a reached goal does not', () => {
  const steady = subject(
    'weight',
    Array.from({ length: 60 }, () => 78),
  );
  const late = goal({ dueOn: addDays(TODAY, -1) });
  expect(toStanding(late, toCourse(steady, late, TODAY), TODAY)).toEqual({ state: 'passed' });
  const there = goal({ target: 78, dueOn: addDays(TODAY, -1) });
  expect(toStanding(there, toCourse(steady, there, TODAY), TODAY)).toEqual({ state: 'reached' });
});

test('no goal that is taken is faster than its limit, whatever is asked', () => {
  const kg = fc.double({ min: 45, max: 150, noNaN: true });
  fc.assert(
    fc.property(kg, kg, fc.integer({ min: 1, max: 1_800 }), (value, target, days) => {
      const asked = goal({ target, dueOn: addDays(TODAY, days) });
      const going = { value, on: TODAY, weekly: null };
      const limit = weeklyLimit(asked, going) ?? Number.POSITIVE_INFINITY;
      const problem = problemOfGoal(asked, going, ADULT);
      if (problem === null) {
        expect((Math.abs(target - value) / days) * 7).toBeLessThanOrEqual(limit + 0.01);
        return;
      }
      // The day that is offered instead is taken.
      if (problem.kind === 'too_fast' && daysFrom(TODAY, problem.earliest) <= 1_800) {
        const offered = { ...asked, dueOn: problem.earliest };
        expect(problemOfGoal(offered, going, ADULT)).toBeNull();
      }
    }),
  );
});

const from = { value: 80, on: TODAY, weekly: null };

test.each([
  ['gentle mode', { ...ADULT, numbersHidden: true }, 76, 'not_offered'],
  ['under 18', { ...ADULT, age: 17 }, 84, 'not_offered'],
  ['pregnancy', { ...ADULT, protection: 'pregnancy' as const }, 76, 'protected'],
  ['pregnancy, up', { ...ADULT, protection: 'pregnancy' as const }, 81, null],
  ['a BMI below 18.5', ADULT, 53.4, 'underweight'],
  ['the lowest weight', ADULT, 53.5, null],
  ['where it is', ADULT, 80, 'no_way'],
])('%s', (_, person, target, kind) => {
  const asked = goal({ target, dueOn: addDays(TODAY, 1_500) });
  expect(problemOfGoal(asked, from, person)?.kind ?? null).toBe(kind);
});

test('distance may become twice the last weeks, habits one a day, girths anything', () => {
  const run = goal({ kind: 'distance', subject: 'run', target: 200_000 });
  expect(weeklyLimit(run, { value: 0, on: TODAY, weekly: 20_000 })).toBe(40_000);
  expect(earliestDay(run, { value: 0, on: TODAY, weekly: 20_000 })).toBe(addDays(TODAY, 35));
  const habit = goal({ kind: 'habit', subject: 'x', target: 30 });
  expect(earliestDay(habit, { value: 0, on: TODAY, weekly: null })).toBe(addDays(TODAY, 29));
  const waist = goal({ kind: 'measure', subject: 'waist', target: 60 });
  expect(weeklyLimit(waist, { ...from, value: 90 })).toBeNull();
});

const waist = { kind: 'measure', subject: 'waist', name: 'Waist', unit: 'cm' } as const;

test.each([
  ['a girth under 18', { ...ADULT, age: 17 }, { ...waist, target: 70 }, 'growing'],
  [
    'a girth of nobody knows what age',
    { ...ADULT, age: null },
    { ...waist, target: 70 },
    'growing',
  ],
  ['body fat under 18', { ...ADULT, age: 17 }, { ...waist, subject: 'bodyFat' }, 'not_offered'],
  [
    'an own measure in cm under 18',
    { ...ADULT, age: 17 },
    { ...waist, subject: 'belly' },
    'growing',
  ],
  ['a time under 18', { ...ADULT, age: 17 }, { ...waist, subject: 'sprint', unit: 's' }, null],
  ['a stronger arm under 18', { ...ADULT, age: 17 }, { ...waist, target: 90 }, null],
  ['a girth at 18', { ...ADULT, age: 18 }, { ...waist, target: 70 }, null],
  ['a girth in pregnancy', { ...ADULT, protection: 'pregnancy' as const }, waist, 'protected'],
])('%s', (_, person, change, kind) => {
  const asked = goal({ target: 70, dueOn: addDays(TODAY, 300), ...change });
  expect(problemOfGoal(asked, from, person)?.kind ?? null).toBe(kind);
  // One that exists is hidden just where it would be refused for the person's age.
  const isHidden = kind === 'growing' || kind === 'not_offered';
  expect(isGoalShown({ ...asked, startValue: 80 }, person)).toBe(!isHidden);
});
