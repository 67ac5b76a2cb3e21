import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { loadHolderOf } from '#features/training-profile/rules/kit.ts';
import { HARDEST_WEEK, loadFor, onlyLoadOf } from '../dose/loads.ts';
import { firstReserve, repsFor, restFor } from '../dose/prescription.ts';
import type { PlanDay, PlanInput, PlanItem } from '../plan-input.ts';
import { changeSeconds, restOf, workSeconds } from '../session-seconds.ts';
import { isStrength, listDayPool } from './day-pool.ts';
import type { Timing } from './option.ts';
import { listPlaceCosts } from './place-costs.ts';

/** What a place changes for strength exercises: which can be done, what they cost, how long they take. */
export type Place = {
  pool: readonly Exercise[];
  costs: ReadonlyMap<string, number>;
  timings: ReadonlyMap<string, Timing>;
};

type Dose = Pick<PlanItem, 'reps' | 'seconds' | 'restSeconds' | 'loadKg'>;

/** Seconds with the load of the hardest week, so that no week of the block takes longer. */
export function timingOf(exercise: Exercise, dose: Dose): Timing {
  const { reps, seconds, restSeconds } = dose;
  const loadKg = dose.loadKg === null ? null : dose.loadKg * HARDEST_WEEK;
  const work = workSeconds({ reps, seconds }, exercise);
  const paired = restOf({ restSeconds, superset: 'any' });
  return {
    change: changeSeconds(restSeconds, exercise, loadKg),
    set: work + restSeconds,
    pairedChange: changeSeconds(paired, exercise, loadKg),
    pairedSet: work + paired,
  };
}

export function toPlace(
  { kit, minutes }: Pick<PlanDay, 'kit' | 'minutes'>,
  input: PlanInput,
): Place {
  const pool = listDayPool(input.pool, kit, input).filter(isStrength);
  const reserve = firstReserve(input);
  const only = new Map<Equipment, number | null>();
  const onlyKg = (exercise: Exercise): number | null => {
    const holder = loadHolderOf(kit, exercise);
    if (!holder) return null;
    if (!only.has(holder)) only.set(holder, onlyLoadOf(kit, exercise));
    return only.get(holder) ?? null;
  };
  const timings = pool.map((exercise): [string, Timing] => {
    const reps = repsFor(exercise, kit, input);
    const restSeconds = restFor(exercise, reps, input, minutes);
    const lift = input.lifts[exercise.id];
    const loadKg = loadFor(exercise, kit, lift, reps, reserve) ?? onlyKg(exercise);
    const dose = { reps, seconds: exercise.seconds, restSeconds, loadKg };
    return [exercise.id, timingOf(exercise, dose)];
  });
  return { pool, costs: listPlaceCosts(pool, kit, input), timings: new Map(timings) };
}
