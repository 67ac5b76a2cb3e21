import { describe, expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { completeDays, expenditureDays, isLogged, leastKcalOf } from './expenditure-days.ts';
import type { ExpenditureDay } from './expenditure-filter.ts';
import { learnExpenditure } from './learnt-expenditure.ts';

const start = { formulaKcal: 2400, kcalPerKg: 7000 };
const day = (weightKg: number | null, intakeKcal: number | null): ExpenditureDay => ({
  weightKg,
  intakeKcal,
});
const steady = (count: number): ExpenditureDay[] =>
  Array.from({ length: count }, () => day(80, 2200));

describe('what is known', () => {
  test('without a day is the formula, and learning', () => {
    expect(learnExpenditure([], start)).toMatchObject({
      state: 'learning',
      expenditureKcal: 2400,
      trendKg: null,
      days: 0,
    });
  });

  test('a steady weight at 2200 kcal is an expenditure of 2200', () => {
    const learnt = learnExpenditure(steady(60), start);
    expect(learnt.state).toBe('ready');
    expect(Math.abs(learnt.expenditureKcal - 2200)).toBeLessThan(40);
    expect(learnt.lowKcal).toBeLessThan(2200);
    expect(learnt.highKcal).toBeGreaterThan(2200);
  });

  test('nine days, or four weigh-ins, are not enough', () => {
    expect(learnExpenditure(steady(9), start).state).toBe('learning');
    const rarely = steady(28).map((one, at) => (at % 8 === 0 ? one : day(null, 2200)));
    expect(learnExpenditure(rarely, start)).toMatchObject({ state: 'learning', weighedDays: 4 });
  });

  test('rests while fewer than four of the last seven days are logged', () => {
    const thin = (logged: number) => [
      ...steady(53),
      ...Array.from({ length: 7 }, (_, at) => day(80, at < logged ? 2200 : null)),
    ];
    expect(learnExpenditure(thin(3), start)).toMatchObject({
      state: 'holding',
      loggedLastWeek: 3,
    });
    expect(learnExpenditure(thin(4), start).state).toBe('ready');
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
  ])('of %d kcal where 1200 are the least, marked %s, counts: %s', (kcal, marked, counts) => {
    expect(isLogged(eaten(kcal), 1200, marked)).toBe(counts);
  });

  test('does not count while the energy of something in it is not known, unless it is marked', () => {
    const partly = { ...eaten(2300), entryCount: 2 };
    expect(isLogged(partly, 1200, false)).toBe(false);
    expect(isLogged(partly, 0, false)).toBe(false);
    expect(isLogged(partly, 1200, true)).toBe(true);
  });

  test('of which no energy is known never counts; one without entries that is marked is a fast', () => {
    const silent = { calories: null, caloriesKnown: 0, entryCount: 1 };
    expect(isLogged(silent, 1200, true)).toBe(false);
    expect(isLogged(undefined, 1200, true)).toBe(true);
    expect(isLogged(undefined, 1200, false)).toBe(false);
  });

  test('is measured against the person’s own usual day, not the formula', () => {
    expect(leastKcalOf([], 2400)).toBe(800);
    expect(leastKcalOf([1500, 1500, 1500, 1500, 1500, 1500], 2400)).toBe(800);
    expect(leastKcalOf([300, 1400, 1500, 1500, 1500, 1600, 1700], 2400)).toBe(750);
    expect(leastKcalOf([1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700], 2400)).toBe(675);
    expect(leastKcalOf([400, 400, 400, 400, 400, 400, 400], 2400)).toBe(600);
  });

  test('of somebody who eats and logs less counts, and a day without dinner does not', () => {
    const kcals = Array.from({ length: 60 }, (_, at) =>
      at % 10 === 9 ? 600 : 1300 + (at % 5) * 100,
    );
    const days = kcals.map((kcal, at) => ({ date: addDays('2026-01-01', at), ...eaten(kcal) }));
    const complete = completeDays({ eaten: days, marked: [], formulaKcal: 2900 });
    expect([...complete]).toEqual(
      days.filter(({ calories }) => calories > 600).map(({ date }) => date),
    );
  });

  test('is never judged again because of a later one', () => {
    const kcals = [900, 1500, 1400, 700, 1600, 1500, 800, 1500, 650, 1700, 2900, 3100, 1400];
    const days = kcals.map((kcal, at) => ({ date: addDays('2026-01-01', 3 * at), ...eaten(kcal) }));
    const all = completeDays({ eaten: days, marked: [], formulaKcal: 2600 });
    for (const length of [1, 5, 9, 12]) {
      const known = days.slice(0, length);
      const then = completeDays({ eaten: known, marked: [], formulaKcal: 2600 });
      expect([...then]).toEqual(known.map(({ date }) => date).filter((date) => all.has(date)));
    }
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
