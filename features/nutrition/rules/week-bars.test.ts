import { expect, test } from 'vitest';
import { meanOfBars, weekBars } from './week-bars.ts';

const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
const day = (date: string, calories: number | null, caloriesKnown: number, entryCount = 2) => ({
  date,
  calories,
  caloriesKnown,
  entryCount,
});
const targets = [2000, 2100, 2200, 2300, 2400, 2500, 2600];

test('a day without entries, or of which nothing is known, is a gap and not zero', () => {
  const logged = [day('2026-11-23', 1800, 2), day('2026-11-24', null, 0), day('2026-11-26', 0, 2)];
  const bars = weekBars(week, logged, targets);
  expect(bars.map(({ kcal }) => kcal)).toEqual([1800, null, null, 0]);
  expect(bars.map(({ targetKcal }) => targetKcal)).toEqual([2000, 2100, 2200, 2300]);
  expect(meanOfBars(bars, '2026-11-27')).toEqual({ kcal: 900, days: 2, atLeast: false });
  // On the 26th that day is not over.
  expect(meanOfBars(bars, '2026-11-26')).toEqual({ kcal: 1800, days: 1, atLeast: false });
});

test('a day with a food of unknown energy is a lower bound, and so is the mean', () => {
  const bars = weekBars(week, [day('2026-11-23', 1800, 1), day('2026-11-24', 2000, 2)], null);
  expect(bars.map(({ atLeast }) => atLeast)).toEqual([true, false, false, false]);
  expect(bars[0]?.targetKcal).toBeNull();
  expect(meanOfBars(bars, '2026-11-27')).toEqual({ kcal: 1900, days: 2, atLeast: true });
});

test('a week of gaps has no mean', () => {
  expect(meanOfBars(weekBars(week, [], targets), '2026-11-27')).toBeNull();
});
