import { describe, expect, test } from 'vitest';
import { energyOf, metOf } from './energy.ts';
import { effortMinutes, weekMinutes } from './week-minutes.ts';
import { NO_HEART_SETTINGS, secondsInZones, zoneOf, zonesOf } from './zones.ts';

const run = {
  kind: 'run' as const,
  seconds: 3_600,
  metres: 10_000,
  heartRate: null,
  effort: null,
  fromFile: null,
};

describe('zones', () => {
  test.each([
    [20, 194],
    [30, 187],
    [40, 180],
    [60, 166],
  ])('at %d the highest rate is about %d (Tanaka)', (age, highest) => {
    expect(zonesOf(age, NO_HEART_SETTINGS)).toMatchObject({ formula: 'tanaka', highest });
  });

  test('are shares of the highest rate, or of the reserve once the resting rate is known', () => {
    expect(zonesOf(30, NO_HEART_SETTINGS)?.limits).toEqual([120, 144, 180]);
    // 60 % with rest 60 and highest 187 is 136.2.
    const zones = zonesOf(30, { ...NO_HEART_SETTINGS, restingRate: 60 });
    expect(zones).toMatchObject({ formula: 'karvonen', limits: [111, 136, 174] });
    const own = zonesOf(30, { ...NO_HEART_SETTINGS, maxRate: 200 });
    expect(own).toMatchObject({ formula: 'ownHighest', highest: 200, limits: [128, 154, 192] });
  });

  test.each([
    [17, NO_HEART_SETTINGS],
    [null, NO_HEART_SETTINGS],
    [40, { ...NO_HEART_SETTINGS, byEffort: true }],
  ])('are not worked out at %s with %j', (age, settings) => {
    expect(zonesOf(age, settings)).toBeNull();
  });

  test('share the time out without losing any', () => {
    const zones = zonesOf(30, NO_HEART_SETTINGS);
    if (!zones) throw new Error('An adult');
    expect([119, 120, 143, 144, 179, 180].map((rate) => zoneOf(rate, zones))).toEqual([
      'easy',
      'moderate',
      'moderate',
      'vigorous',
      'vigorous',
      'veryHard',
    ]);
    expect(secondsInZones({ from: 118, seconds: [1, 2, 4, 8] }, zones)).toEqual({
      easy: 3,
      moderate: 12,
      vigorous: 0,
      veryHard: 0,
    });
  });
});

describe('minutes', () => {
  const zones = zonesOf(30, NO_HEART_SETTINGS);

  test('go by the heart rate, the mean, the effort or the kind, the first that is known', () => {
    const heartSeconds = { from: 130, seconds: [600, ...Array(19).fill(0), 1_200] };
    const fromFile = { heartSeconds } as never;
    expect(effortMinutes({ ...run, seconds: 1_800, fromFile }, zones)).toEqual({
      moderate: 10,
      vigorous: 20,
      by: 'heartRate',
    });
    expect(effortMinutes({ ...run, heartRate: 130, effort: 9 }, zones)).toEqual({
      moderate: 60,
      vigorous: 0,
      by: 'meanHeartRate',
    });
    expect(effortMinutes({ ...run, heartRate: 130, effort: 9 }, null)).toMatchObject({
      vigorous: 60,
      by: 'effort',
    });
    expect(effortMinutes({ ...run, effort: 3 }, zones)).toMatchObject({ moderate: 0, vigorous: 0 });
    expect(effortMinutes({ ...run, kind: 'walk', metres: 5_000 }, zones)).toMatchObject({
      moderate: 60,
      by: 'kind',
    });
    expect(effortMinutes(run, zones)).toMatchObject({ vigorous: 60, by: 'kind' });
  });

  test('without the heart rate for a while are still minutes', () => {
    const heartSeconds = { from: 130, seconds: [600] };
    const dropped = { ...run, heartRate: 130, fromFile: { heartSeconds } as never };
    expect(effortMinutes(dropped, zones)).toMatchObject({ moderate: 60, by: 'meanHeartRate' });
    const short = effortMinutes({ ...dropped, seconds: 700 }, zones);
    expect(short).toMatchObject({ vigorous: 0, by: 'heartRate' });
    expect(short.moderate).toBeCloseTo(700 / 60);
  });

  test('of a ride follow from its speed', () => {
    const ride = { ...run, kind: 'ride' as const };
    expect(effortMinutes({ ...ride, metres: 12_000 }, zones)).toMatchObject({ moderate: 60 });
    expect(effortMinutes({ ...ride, metres: 20_000 }, zones)).toMatchObject({ vigorous: 60 });
    expect(effortMinutes({ ...ride, metres: null }, zones)).toMatchObject({ vigorous: 60 });
  });

  test('of vigorous effort count twice', () => {
    const week = weekMinutes(
      [
        { ...run, effort: 8 },
        { ...run, effort: 5 },
      ],
      zones,
    );
    expect(week).toEqual({ moderate: 60, vigorous: 60, counted: 180 });
  });
});

describe('energy', () => {
  const adult = { weightKg: 80, age: 30 };

  test('is beyond rest, by the speed where it is known', () => {
    // 80 kg at 3.5 MET for 45 minutes: 220.5 kcal gross, 157.5 net of rest at 3.5 ml/kg/min.
    expect(metOf(run)).toBe(9.3);
    expect(metOf({ ...run, metres: null })).toBe(10.5);
    expect(metOf({ kind: 'walk', seconds: 3_600, metres: 5_000 })).toBe(3.8);
    expect(energyOf(run, adult)).toBe(Math.round((8.3 * 3.5 * 80 * 60) / 200 / 10) * 10);
  });

  test('is not worked out without a weight, without an age or below 18', () => {
    expect(energyOf(run, { weightKg: null, age: 30 })).toBeNull();
    expect(energyOf(run, { weightKg: 80, age: null })).toBeNull();
    expect(energyOf(run, { weightKg: 60, age: 17 })).toBeNull();
  });
});
