import { expect, test } from 'vitest';
import {
  type EatenDay,
  eatenKcal,
  meanOfWhole,
  meanUsed,
  progressDays,
  type UsedDay,
} from './progress-days.ts';

const SUNDAY = '2026-11-22';
const FOUR_DAYS = { from: '2026-11-19', to: SUNDAY };

const eaten = (date: string, kcal: number | null, known = 2, proteinKnown = known): EatenDay => ({
  date,
  calories: kcal,
  caloriesKnown: known,
  protein: proteinKnown === 0 ? null : 100,
  proteinKnown,
  carbs: 200,
  carbsKnown: 2,
  fat: 60,
  fatKnown: 2,
  entryCount: 2,
});
const used = (date: string, kcal = 2200): UsedDay => ({
  date,
  state: 'ready',
  expenditureKcal: kcal,
  lowKcal: kcal - 100,
  highKcal: kcal + 100,
});

test('a day without entries is a gap; one that is not full is shown and does not count', () => {
  const log = [eaten('2026-11-20', 400), eaten('2026-11-21', 2100), eaten(SUNDAY, 500)];
  const days = progressDays(FOUR_DAYS, {
    eaten: log,
    used: [used('2026-11-19'), used('2026-11-20'), used('2026-11-21', 2400)],
    wholeDays: ['2026-11-21'],
  });
  expect(days.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21', SUNDAY]);
  expect(days.map(eatenKcal)).toEqual([null, 400, 2100, 500]);
  expect(meanOfWhole(days, 'calories')).toEqual({ value: 2100, days: 1, atLeast: false });
  expect(meanUsed(days)).toBeCloseTo((2200 + 2200 + 2400) / 3, 6);
});

test('a full day without entries is a fast', () => {
  const log = [eaten('2026-11-20', 400), eaten('2026-11-21', 2100)];
  const days = progressDays(FOUR_DAYS, { eaten: log, wholeDays: ['2026-11-19', '2026-11-21'] });
  expect(days.map(eatenKcal)).toEqual([0, 400, 2100, null]);
  expect(meanOfWhole(days, 'calories')).toEqual({ value: 1050, days: 2, atLeast: false });
});

test('without a full day there is no mean', () => {
  const days = progressDays(FOUR_DAYS, { eaten: [eaten('2026-11-21', 900, 1)], wholeDays: [] });
  expect(meanOfWhole(days, 'calories')).toBeNull();
  expect(meanUsed(days)).toBeNull();
});

test('a macro that some foods lack makes a mean a lower bound; one that none gives has no part in it', () => {
  const log = [
    eaten('2026-11-19', 2000, 2, 0),
    eaten('2026-11-20', 2000, 2, 1),
    eaten('2026-11-21', 2000),
  ];
  const days = progressDays(FOUR_DAYS, { eaten: log, wholeDays: log.map(({ date }) => date) });
  expect(meanOfWhole(days, 'protein')).toEqual({ value: 100, days: 2, atLeast: true });
  expect(meanOfWhole(days, 'fat')).toEqual({ value: 60, days: 3, atLeast: false });
});
