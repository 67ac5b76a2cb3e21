import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/shared/calendar-day.ts';
import { dayMeans, daysFrom, weeklyChange, weightTrend } from './weight-trend.ts';

const series = (weights: readonly (number | null)[]) =>
  weights.flatMap((weightKg, at) =>
    weightKg === null ? [] : [{ date: addDays('2026-01-01', at), weightKg }],
  );
const steady = Array.from({ length: 20 }, () => 80);

test('a typing error of 10 kg moves the trend by less than 200 g, and is shown all the same', () => {
  const trend = weightTrend(series([...steady, 90, 80]));
  expect(trend[20]?.weightKg).toBe(90);
  expect(Math.abs((trend[20]?.trendKg ?? 0) - 80)).toBeLessThan(0.2);
});

test('after a long silence the new weight counts, and no line joins them', () => {
  const silence = Array.from({ length: 300 }, () => null);
  const trend = weightTrend(series([...steady, ...silence, 74]));
  const last = trend.at(-1);
  expect(last?.afterGap).toBe(true);
  expect(last?.trendKg).toBeLessThan(75);
  expect(trend.slice(0, -1).some(({ afterGap }) => afterGap)).toBe(false);
});

test('a steady loss is followed, and its speed found', () => {
  const losing = Array.from({ length: 60 }, (_, day) => 80 - 0.07 * day);
  expect(weeklyChange(weightTrend(series(losing)))).toBeCloseTo(-0.49, 2);
  expect(weeklyChange(weightTrend(series(losing.slice(0, 9))))).toBeNull();
  expect(weeklyChange([])).toBeNull();
});

test('the trend never leaves the range of what was weighed', () => {
  const weights = fc.array(fc.option(fc.double({ min: 40, max: 150, noNaN: true })), {
    minLength: 1,
    maxLength: 80,
  });
  fc.assert(
    fc.property(weights, (all) => {
      const days = series(all);
      const kg = days.map(({ weightKg }) => weightKg);
      for (const { trendKg } of weightTrend(days)) {
        expect(trendKg).toBeGreaterThanOrEqual(Math.min(...kg) - 1e-9);
        expect(trendKg).toBeLessThanOrEqual(Math.max(...kg) + 1e-9);
      }
    }),
  );
});

test('several weights of a day are their mean, and days stand in order', () => {
  const [a, b] = ['2026-10-03', '2026-10-05'];
  expect(
    dayMeans([
      { date: b, weightKg: 70 },
      { date: a, weightKg: 71 },
      { date: b, weightKg: 72 },
    ]),
  ).toEqual([
    { date: a, weightKg: 71 },
    { date: b, weightKg: 71 },
  ]);
  // Sydney's clocks change in between: 47 hours, two days.
  expect(daysFrom(a, b)).toBe(2);
});
