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
const used = (date: string, intakeKcal: number | null, kcal = 2200): UsedDay => ({
  date,
  state: 'ready',
  expenditureKcal: kcal,
  lowKcal: kcal - 100,
  highKcal: kcal + 100,
  intakeKcal,
});

test('the days end today, which is never whole; a day without entries is a gap', () => {
  const days = progressDays(SUNDAY, 3, [eaten('2026-11-21', 2000), eaten(SUNDAY, 500)], []);
  expect(days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', SUNDAY]);
  expect(days.map(eatenKcal)).toEqual([null, 2000, 500]);
  expect(days.map(({ whole }) => whole)).toEqual([false, true, false]);
  expect(meanOfWhole(days, 'calories')).toEqual({ value: 2000, days: 1, atLeast: false });
});

test('what was learnt says which days are whole: half a day is shown and does not count', () => {
  const logged = [eaten('2026-11-20', 400), eaten('2026-11-21', 2100)];
  const learnt = [used('2026-11-19', 0), used('2026-11-20', null), used('2026-11-21', 2100, 2400)];
  const days = progressDays(SUNDAY, 4, logged, learnt);
  // The 19th has no entries and was called complete: a fast.
  expect(days.map(eatenKcal)).toEqual([0, 400, 2100, null]);
  expect(meanOfWhole(days, 'calories')).toEqual({ value: 1050, days: 2, atLeast: false });
  expect(meanUsed(days)).toBeCloseTo((2200 + 2200 + 2400) / 3, 6);
});

test('without an estimate a day with a food of unknown energy is not whole', () => {
  const days = progressDays(SUNDAY, 2, [eaten('2026-11-21', 900, 1)], []);
  expect(days.map(({ whole }) => whole)).toEqual([false, false]);
  expect(meanOfWhole(days, 'calories')).toBeNull();
  expect(meanUsed(days)).toBeNull();
});

test('a macro that some foods lack makes a mean a lower bound; one that none gives has no part in it', () => {
  const logged = [
    eaten('2026-11-19', 2000, 2, 0),
    eaten('2026-11-20', 2000, 2, 1),
    eaten('2026-11-21', 2000),
  ];
  const days = progressDays(SUNDAY, 4, logged, []);
  expect(meanOfWhole(days, 'protein')).toEqual({ value: 100, days: 2, atLeast: true });
  expect(meanOfWhole(days, 'fat')).toEqual({ value: 60, days: 3, atLeast: false });
});
