import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';
import { repsFor, restFor } from '../dose/prescription.ts';
import type { PlanInput, PlanItem } from '../plan-input.ts';
import { changeSeconds, restOf, workSeconds } from '../session-seconds.ts';
import { isStrength, listDayPool } from './day-pool.ts';
import { listPlaceCosts } from './exercise-cost.ts';
import type { Timing } from './option.ts';

/** What a place changes for strength exercises: which can be done, what they cost, how long they take. */
export type Place = {
  pool: readonly Exercise[];
  costs: ReadonlyMap<string, number>;
  timings: ReadonlyMap<string, Timing>;
};

type Dose = Pick<PlanItem, 'reps' | 'seconds' | 'restSeconds'>;

export function timingOf(exercise: Exercise, { reps, seconds, restSeconds }: Dose): Timing {
  const work = workSeconds({ reps, seconds }, exercise);
  const paired = restOf({ restSeconds, superset: 'any' });
  return {
    change: changeSeconds(restSeconds, exercise),
    set: work + restSeconds,
    pairedChange: changeSeconds(paired, exercise),
    pairedSet: work + paired,
  };
}

export function toPlace(kit: Kit, input: PlanInput): Place {
  const pool = listDayPool(input.pool, kit, input).filter(isStrength);
  const timings = pool.map((exercise): [string, Timing] => {
    const reps = repsFor(exercise, kit, input);
    const restSeconds = restFor(exercise, reps, input);
    return [exercise.id, timingOf(exercise, { reps, seconds: exercise.seconds, restSeconds })];
  });
  return { pool, costs: listPlaceCosts(pool, kit, input), timings: new Map(timings) };
}
