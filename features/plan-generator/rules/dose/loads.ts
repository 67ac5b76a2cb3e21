import type { Exercise, Range } from '#features/exercises/rules/exercise.ts';
import {
  type Kit,
  loadHolderOf,
  loadsOf,
  toAchievableKg,
} from '#features/training-profile/rules/kit.ts';
import { percentOfMax } from '../figures/effort.ts';
import { layOffFactor } from '../figures/progression.ts';
import type { KnownLift } from '../plan-input.ts';

/** The load that reps with a reserve ask for, kg, less after a lay-off; null: not known, or beyond the chart. */
function wantedFor(lift: KnownLift, reps: number, reserve: number): number | null {
  const percent = percentOfMax(reps, reserve);
  return percent && (lift.e1rmKg * percent * layOffFactor(lift.daysSince ?? 0)) / 100;
}

/**
 * The load for a set in kg that can be made with the kit: the middle of the reps, with the wanted
 * reserve, from the estimated one-rep max, less after a lay-off. Null if nothing is known of the
 * lift, or it has no outside load, or the reps are beyond the chart.
 */
export function loadFor(
  exercise: Exercise,
  kit: Kit,
  lift: KnownLift | undefined,
  reps: Range | null,
  reserve: number | null,
): number | null {
  if (!lift || !reps || reserve === null) return null;
  const wanted = wantedFor(lift, (reps[0] + reps[1]) / 2, reserve);
  return wanted === null ? null : toAchievableKg(kit, exercise, wanted);
}

/** So much above what is wanted a load is too heavy, as a share. */
const MAX_OVER = 1.1;

/** Whether even the fewest reps ask for less than the lightest load there is, by more than a tenth. */
export function isBelowLightest(
  exercise: Exercise,
  kit: Kit,
  lift: KnownLift | undefined,
  reps: Range | null,
  reserve: number,
): boolean {
  const holder = lift && reps ? loadHolderOf(kit, exercise) : null;
  if (!holder || !lift || !reps) return false;
  const wanted = wantedFor(lift, reps[0], reserve);
  const [lightest] = loadsOf(kit, holder);
  return wanted !== null && lightest !== undefined && lightest > wanted * MAX_OVER;
}

/** How much heavier the last hard week of a block may be than the first, rounding included. */
export const HARDEST_WEEK = 1.15;

/** The load nearest to a changed one that can be made, kg: the lighter of two that are as near. */
export function toNearestKg(kit: Kit, exercise: Exercise, wantedKg: number): number | null {
  const holder = loadHolderOf(kit, exercise);
  if (!holder) return null;
  let best: number | null = null;
  for (const kg of loadsOf(kit, holder)) {
    if (best === null || Math.abs(kg - wantedKg) < Math.abs(best - wantedKg) - 1e-9) best = kg;
  }
  return best;
}

/** The load of a kit that has only one for an exercise, kg: two dumbbells of 10 kg; else null. */
export function onlyLoadOf(kit: Kit, exercise: Exercise): number | null {
  const holder = loadHolderOf(kit, exercise);
  const [first, ...others] = holder ? loadsOf(kit, holder) : [];
  return others.length === 0 ? (first ?? null) : null;
}
