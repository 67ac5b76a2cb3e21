import { expect, test } from 'vitest';
import { type EatenDay, progressDays } from './progress-days.ts';
import { weekBars } from './week-bars.ts';

const WEEK = { from: '2026-11-23', to: '2026-11-26' };
const day = (date: string, calories: number | null, caloriesKnown: number): EatenDay => ({
  date,
  calories,
  caloriesKnown,
  protein: null,
  proteinKnown: 0,
  carbs: null,
  carbsKnown: 0,
  fat: null,
  fatKnown: 0,
  entryCount: 2,
});
const targets = [2000, 2100, 2200, 2300, 2400, 2500, 2600];

test('a day without entries, or of which nothing is known, is a gap and not zero', () => {
  const eaten = [day('2026-11-23', 1800, 2), day('2026-11-24', null, 0), day('2026-11-26', 0, 2)];
  const bars = weekBars(progressDays(WEEK, { eaten, wholeDays: ['2026-11-23'] }), targets);
  expect(bars.map(({ kcal }) => kcal)).toEqual([1800, null, null, 0]);
  expect(bars.map(({ whole }) => whole)).toEqual([true, false, false, false]);
  expect(bars.map(({ targetKcal }) => targetKcal)).toEqual([2000, 2100, 2200, 2300]);
});

test('a day with a food of unknown energy is a lower bound', () => {
  const eaten = [day('2026-11-23', 1800, 1), day('2026-11-24', 2000, 2)];
  const bars = weekBars(progressDays(WEEK, { eaten, wholeDays: [] }), null);
  expect(bars.map(({ atLeast }) => atLeast)).toEqual([true, false, false, false]);
  expect(bars[0]?.targetKcal).toBeNull();
});
