import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysFrom } from '#platform/shared/calendar-day.ts';
import { dayMeans, TREND_DAYS, weeklyChange, weightTrend } from './weight-trend.ts';

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

/** Evenly within 0.7 kg, 0.4 kg standard deviation, the same at every run. */
function scatter(seed: number, day: number): number {
  const big = Math.sin(seed * 127.1 + day * 311.7) * 43_758.5453;
  return (big - Math.floor(big) - 0.5) * 1.4;
}

test.each([0.05, 0.1, 0.14])('a steady loss of %d kg a day is not lagged behind', (rateKg) => {
  const errors = { drawn: [] as number[], known: [] as number[] };
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const weights = Array.from({ length: 90 }, (_, day) => {
      const weightKg = Math.round((85 - rateKg * day + scatter(seed, day)) * 10) / 10;
      return day > 0 && (seed + 3 * day) % 10 < 3 ? null : weightKg;
    });
    for (const { date, trendKg, knownKg } of weightTrend(series(weights))) {
      const day = daysFrom('2026-01-01', date);
      if (day <= 14) continue;
      errors.drawn.push(trendKg - (85 - rateKg * day));
      errors.known.push(knownKg - (85 - rateKg * day));
    }
  }
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  expect(Math.abs(mean(errors.drawn))).toBeLessThan(0.1);
  expect(Math.abs(mean(errors.known))).toBeLessThan(0.1);
});

test('what was known on a day depends on no later one, and is what is drawn at the end', () => {
  const weights = [80, 80.4, null, 79.5, 79.9, 79.1, null, null, 79.4, 78.6];
  const whole = weightTrend(series(weights));
  for (const length of [1, 4, 6, 9, 10]) {
    const then = weightTrend(series(weights.slice(0, length))).at(-1);
    expect(then?.trendKg).toBe(then?.knownKg);
    expect(whole.find(({ date }) => date === then?.date)?.knownKg).toBe(then?.knownKg);
  }
});

test('it is the same whatever time is shown', () => {
  const weights = Array.from(
    { length: 400 },
    (_, day) => 90 - 0.05 * day + 0.5 * Math.sin(day * 7),
  );
  const [whole, late] = [0, 400 - TREND_DAYS - 1].map((from) =>
    weightTrend(series(weights.map((kg, day) => (day < from ? null : kg)))),
  );
  expect(late?.at(-1)?.trendKg).toBeCloseTo(whole?.at(-1)?.trendKg ?? Number.NaN, 3);
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
