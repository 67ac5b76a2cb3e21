import { netKcal } from '#features/plan-generator/rules/figures/heart-and-energy.ts';
import { factsOf } from '#features/tracks/rules/activity-kinds.ts';
import type { ActivityContent } from './activity.ts';

/** The Compendium was measured on adults, years. */
const MIN_AGE = 18;

/** Speeds from which a MET is known (2024 Adult Compendium), km/h. */
const BY_SPEED: Partial<Record<ActivityContent['kind'], readonly (readonly [number, number])[]>> = {
  walk: [
    [0, 2.8],
    [4.5, 3.8],
    [5.6, 4.8],
    [7.2, 7],
  ],
  run: [
    [0, 6.5],
    [8, 8.5],
    [9.7, 9.3],
    [10.8, 10.5],
    [12.1, 11.8],
    [13.8, 12.5],
  ],
  ride: [
    [0, 4],
    [16, 7],
  ],
};

/** Gross MET of an activity: by its speed where that is known, else of its kind. */
export function metOf({
  kind,
  seconds,
  metres,
}: Pick<ActivityContent, 'kind' | 'seconds' | 'metres'>) {
  const steps = BY_SPEED[kind];
  if (!steps || metres === null || seconds <= 0) return factsOf(kind).met;
  const speed = (metres / seconds) * 3.6;
  return steps.reduce((met, [from, next]) => (speed >= from ? next : met), factsOf(kind).met);
}

/**
 * Energy beyond rest, kcal, rounded to ten as it is a rough estimate; null without a weight and below 18. It is
 * never added to the food target, which holds it already.
 */
export function energyOf(
  activity: Pick<ActivityContent, 'kind' | 'seconds' | 'metres'>,
  person: { weightKg: number | null; age: number | null },
): number | null {
  const { weightKg, age } = person;
  if (weightKg === null || age === null || age < MIN_AGE) return null;
  return Math.round(netKcal(metOf(activity), weightKg, activity.seconds / 60) / 10) * 10;
}
