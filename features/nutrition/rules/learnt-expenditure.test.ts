import { describe, expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { expenditureDays, isLogged } from './expenditure-days.ts';
import type { ExpenditureDay } from './expenditure-filter.ts';
import { learntExpenditure } from './learnt-expenditure.ts';

const start = { formulaKcal: 2400, kcalPerKg: 7000 };
const day = (weightKg: number | null, intakeKcal: number | null): ExpenditureDay => ({
  weightKg,
  intakeKcal,
});
const steady = (count: number): ExpenditureDay[] =>
  Array.from({ length: count }, () => day(80, 2200));

describe('what is known', () => {
  test('without a day is the formula, and learning', () => {
    expect(learntExpenditure([], start)).toMatchObject({
      state: 'learning',
      expenditureKcal: 2400,
      trendKg: null,
      days: 0,
    });
  });

  test('a steady weight at 2200 kcal is an expenditure of 2200', () => {
    const learnt = learntExpenditure(steady(60), start);
    expect(learnt.state).toBe('ready');
    expect(Math.abs(learnt.expenditureKcal - 2200)).toBeLessThan(40);
    expect(learnt.lowKcal).toBeLessThan(2200);
    expect(learnt.highKcal).toBeGreaterThan(2200);
  });

  test('nine days, or four weigh-ins, are not enough', () => {
    expect(learntExpenditure(steady(9), start).state).toBe('learning');
    const rarely = steady(28).map((one, at) => (at % 8 === 0 ? one : day(null, 2200)));
    expect(learntExpenditure(rarely, start)).toMatchObject({ state: 'learning', weighedDays: 4 });
  });

  test('rests while fewer than four of the last seven days are logged', () => {
    const thin = (logged: number) => [
      ...steady(53),
      ...Array.from({ length: 7 }, (_, at) => day(80, at < logged ? 2200 : null)),
    ];
    expect(learntExpenditure(thin(3), start)).toMatchObject({
      state: 'holding',
      loggedLastWeek: 3,
    });
    expect(learntExpenditure(thin(4), start).state).toBe('ready');
  });
});

const eaten = (calories: number) => ({ calories, caloriesKnown: 1, entryCount: 1 });

describe('a day', () => {
  test.each([
    [1200, false, true],
    [1199, false, false],
    [0, false, false],
    [640, true, true],
    [0, true, true],
  ])('of %d kcal, marked %s, counts: %s', (kcal, marked, counts) => {
    expect(isLogged(eaten(kcal), 2400, marked)).toBe(counts);
  });

  test('does not count while the energy of something in it is not known, unless it is marked', () => {
    const partly = { ...eaten(2300), entryCount: 2 };
    expect(isLogged(partly, 2400, false)).toBe(false);
    expect(isLogged(partly, 2400, true)).toBe(true);
  });

  test('of which no energy is known never counts; one without entries that is marked is a fast', () => {
    const silent = { calories: null, caloriesKnown: 0, entryCount: 1 };
    expect(isLogged(silent, 2400, true)).toBe(false);
    expect(isLogged(undefined, 2400, true)).toBe(true);
    expect(isLogged(undefined, 2400, false)).toBe(false);
  });

  test('stands in its place, also over the night of 23 hours', () => {
    const from = '2026-10-02';
    const days = expenditureDays(
      { from, to: '2026-10-06' },
      {
        weighed: [{ date: addDays(from, 2), weightKg: 80 }],
        eaten: [
          { date: from, ...eaten(2000) },
          { date: addDays(from, 3), ...eaten(500) },
        ],
        marked: [addDays(from, 4)],
        formulaKcal: 2400,
      },
    );
    expect(days).toEqual([
      day(null, 2000),
      day(null, null),
      day(80, null),
      day(null, null),
      day(null, 0),
    ]);
  });
});
