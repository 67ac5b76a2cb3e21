import { describe, expect, it } from 'vitest';
import { correctLoad, maxFromEffort, percentOfMax, toReserve } from './effort.ts';
import {
  countMinutes,
  grossKcal,
  heartRateAt,
  heartRatesFor,
  maxHeartRate,
  netKcal,
} from './heart-and-energy.ts';
import { estimateOneRepMax, FIVE_REP_FORMULAS, ONE_REP_MAX_FORMULAS } from './one-rep-max.ts';
import {
  layOffFactor,
  lightenSets,
  needsDeload,
  planDouble,
  planLinear,
  undulatingPercent,
} from './progression.ts';

describe('one-rep max (domain sheet 3.1)', () => {
  it.each([
    [100, 5, [116.67, 112.5, 117.46, 112.5, 119.01, 116.58, 113.71]],
    [80, 10, [106.67, 106.67, 100.71, 100, 104.75, 107.8, 107.26]],
    [60, 12, [84, 86.4, 76.93, 78, 81.24, 84.9, 86.65]],
    [140, 3, [154, 148.24, 156.26, 150.5, 159.59, 152.57, 150.08]],
  ] as const)('%s kg x %s', (kg, reps, expected) => {
    const found = Object.values(ONE_REP_MAX_FORMULAS).map((formula) => formula(kg, reps));
    for (const [at, value] of expected.entries()) expect(found[at]).toBeCloseTo(value, 1);
  });

  it('is the mean of Epley and Brzycki, rough from 11 reps, and none above 12', () => {
    expect(estimateOneRepMax(100, 5)).toEqual({ kg: expect.closeTo(114.58, 2), isRough: false });
    expect(estimateOneRepMax(60, 12)).toEqual({ kg: expect.closeTo(85.2, 2), isRough: true });
    expect(estimateOneRepMax(100, 1)).toEqual({ kg: 100, isRough: false });
    expect(estimateOneRepMax(60, 13)).toBeNull();
    expect(estimateOneRepMax(60, 0)).toBeNull();
  });

  it('follows from five reps on machines', () => {
    expect(FIVE_REP_FORMULAS.chestPress(100)).toBeCloseTo(113.77, 2);
    expect(FIVE_REP_FORMULAS.legPress(100)).toBeCloseTo(123.95, 2);
  });
});

describe('effort (3.2)', () => {
  it.each([
    [1, 8, 92.2],
    [3, 8, 86.3],
    [5, 8, 81.1],
    [5, 9, 83.7],
    [8, 7, 70.7],
    [10, 8, 68],
    [12, 7, 59.9],
    [5, 8.25, 81.75],
  ])('%s reps at %s are %s %%', (reps, rpe, percent) => {
    expect(percentOfMax(reps, toReserve(rpe))).toBeCloseTo(percent, 6);
  });

  it('ends with the chart', () => {
    expect(percentOfMax(16, 0)).toBe(57.4);
    expect(percentOfMax(16, 1)).toBeNull();
    expect(percentOfMax(0, 2)).toBeNull();
    expect(percentOfMax(5, -1)).toBeNull();
  });

  it('gives the one-rep max of a set short of failure', () => {
    expect(maxFromEffort(100, 5, 2)).toBeCloseTo(123.3, 2);
    expect(maxFromEffort(100, 20, 2)).toBeNull();
  });

  it.each([
    [4, 105],
    [2, 100],
    [0, 95],
    [8, 110],
  ])('corrects 100 kg planned with 2 and done with %s in reserve to %s', (actual, next) => {
    expect(correctLoad(100, 2, actual, 2.5)).toBe(next);
  });
});

describe('progression (3.4)', () => {
  const state = { kg: 40, range: [8, 12], stepKg: 2.5, reserve: 2, failedBefore: false } as const;
  const sets = (reserve: number | null, ...reps: number[]) =>
    reps.map((one) => ({ reps: one, reserve }));

  it.each([
    { done: sets(2, 12, 12, 12), failedBefore: false, kg: 42.5, reps: 8, change: 'heavier' },
    { done: sets(1, 12, 12, 12), failedBefore: false, kg: 42.5, reps: 8, change: 'heavier' },
    { done: sets(2, 12, 11, 10), failedBefore: false, kg: 40, reps: 11, change: 'moreReps' },
    { done: sets(2, 7, 6, 8), failedBefore: false, kg: 40, reps: 8, change: 'same' },
    { done: sets(2, 7, 6, 8), failedBefore: true, kg: 35, reps: 8, change: 'lighter' },
    { done: sets(0, 12, 12, 12), failedBefore: false, kg: 40, reps: 12, change: 'same' },
    { done: sets(null, 12, 12, 12), failedBefore: false, kg: 42.5, reps: 8, change: 'heavier' },
    { done: [], failedBefore: true, kg: 40, reps: 8, change: 'same' },
  ])('$done.length sets: $kg kg x $reps', ({ done, failedBefore, ...next }) => {
    expect(planDouble({ ...state, sets: done, failedBefore })).toEqual(next);
  });

  it('linear: a step after success, 10 % less after the third failure', () => {
    expect(planLinear(100, 2.5, { succeeded: true, failuresRunning: 0 })).toBe(102.5);
    expect(planLinear(100, 2.5, { succeeded: false, failuresRunning: 2 })).toBe(100);
    expect(planLinear(100, 2.5, { succeeded: false, failuresRunning: 3 })).toBe(90);
  });

  it('undulating: heavy, moderate, light', () => {
    expect(([0, 1, 2] as const).map(undulatingPercent)).toEqual([81.1, 73.9, 62.6]);
  });

  it('deload: half the sets, 90 %, two more in reserve', () => {
    expect(lightenSets({ sets: 4, kg: 100, reserve: 1 }, 2.5)).toEqual({
      sets: 2,
      kg: 90,
      reserve: 3,
    });
    expect(lightenSets({ sets: 3, kg: 32.5, reserve: 2 }, 2.5)).toEqual({
      sets: 2,
      kg: 30,
      reserve: 4,
    });
  });

  it.each([
    [{ weeksSinceDeload: 5 }, true],
    [{ weeksSinceDeload: 4 }, false],
    [{ stalledLifts: 2 }, true],
    [{ soreness: 4 }, true],
    [{ soreness: 4, missedDays: 14 }, false],
  ])('%o needs a deload: %s', (recent, needed) => {
    const usual = { weeksSinceDeload: 1, stalledLifts: 0, soreness: 1, missedDays: 0 };
    expect(needsDeload({ ...usual, ...recent })).toBe(needed);
  });

  it.each([
    [9, 1],
    [10, 0.95],
    [14, 0.95],
    [28, 0.9],
    [56, 0.8],
    [57, 0.7],
  ])('after %s days a load is multiplied by %s', (days, factor) => {
    expect(layOffFactor(days)).toBe(factor);
  });
});

describe('heart and energy (3.6)', () => {
  it.each([
    [20, 194],
    [30, 187],
    [40, 180],
    [60, 166],
  ])('at %s the highest rate is %s', (age, rate) => {
    expect(maxHeartRate(age)).toBeCloseTo(rate, 6);
  });

  it('finds a rate within the reserve', () => {
    expect(heartRateAt(0.6, 60, 187)).toBeCloseTo(136.2, 6);
  });

  it('finds the range of an effort', () => {
    expect(heartRatesFor('moderate', 40)).toEqual([115, 137]);
    expect(heartRatesFor('vigorous', 40)).toEqual([139, 171]);
  });

  it('subtracts what rest would have used', () => {
    expect(grossKcal(3.5, 80, 45)).toBeCloseTo(220.5, 6);
    expect(netKcal(3.5, 80, 45)).toBeCloseTo(157.5, 6);
  });

  it('counts a vigorous minute twice', () => {
    expect([countMinutes(4.8, 20), countMinutes(8.5, 20)]).toEqual([20, 40]);
  });
});
