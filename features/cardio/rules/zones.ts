import {
  heartRateAt,
  maxHeartRate,
} from '#features/plan-generator/rules/figures/heart-and-energy.ts';
import type { HeartSeconds } from './activity.ts';

/** How hard a heart works, from the lowest. */
export const ZONES = ['easy', 'moderate', 'vigorous', 'veryHard'] as const;
export type Zone = (typeof ZONES)[number];

/** What a person says of their heart; null is not known. */
export type HeartSettings = {
  /** beats a minute on waking */
  restingRate: number | null;
  /** highest ever seen, beats a minute */
  maxRate: number | null;
  /** heart rates say nothing, as with medicine that slows the heart */
  byEffort: boolean;
};

export const NO_HEART_SETTINGS: HeartSettings = {
  restingRate: null,
  maxRate: null,
  byEffort: false,
};

/** Zones are worked out for adults, years. */
const MIN_AGE = 18;

/** Where zones begin, as a share of the highest rate and of the reserve (Garber 2011, ACSM). */
const OF_HIGHEST = [0.64, 0.77, 0.96] as const;
const OF_RESERVE = [0.4, 0.6, 0.9] as const;

export type ZoneFormula = 'karvonen' | 'ownHighest' | 'tanaka';
export type Zones = {
  formula: ZoneFormula;
  highest: number;
  /** beats a minute from which moderate, vigorous and very hard begin */
  limits: readonly [number, number, number];
};

/** A formula for the highest rate is off by so many beats for one person in three (Tanaka 2001). */
export const HIGHEST_RATE_SD = 10;

/** A person's zones; null for those below 18, without an age, and for those who go by effort. */
export function zonesOf(age: number | null, settings: HeartSettings): Zones | null {
  if (settings.byEffort || age === null || age < MIN_AGE) return null;
  const highest = settings.maxRate ?? Math.round(maxHeartRate(age));
  const { restingRate } = settings;
  if (restingRate !== null && restingRate < highest) {
    const [moderate, vigorous, veryHard] = OF_RESERVE.map((share) =>
      Math.round(heartRateAt(share, restingRate, highest)),
    );
    return { formula: 'karvonen', highest, limits: limitsOf(moderate, vigorous, veryHard) };
  }
  const [moderate, vigorous, veryHard] = OF_HIGHEST.map((share) => Math.round(share * highest));
  return {
    formula: settings.maxRate === null ? 'tanaka' : 'ownHighest',
    highest,
    limits: limitsOf(moderate, vigorous, veryHard),
  };
}

const limitsOf = (a = 0, b = 0, c = 0): readonly [number, number, number] => [a, b, c];

export function zoneOf(rate: number, { limits }: Zones): Zone {
  const above = limits.filter((limit) => rate >= limit).length;
  return ZONES[above] ?? 'veryHard';
}

/** Seconds in each zone. */
export function secondsInZones(
  { from, seconds }: HeartSeconds,
  zones: Zones,
): Record<Zone, number> {
  const sums = { easy: 0, moderate: 0, vigorous: 0, veryHard: 0 };
  for (const [index, value] of seconds.entries()) sums[zoneOf(from + index, zones)] += value;
  return sums;
}
