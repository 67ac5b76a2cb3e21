import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { PlanDay, PlanInput, PlanItem, Reason } from '../plan-input.ts';
import { loadFor, onlyLoadOf } from './loads.ts';
import { countsReserve, firstReserve, repsFor, restFor } from './prescription.ts';

type Person = Pick<PlanInput, 'goal' | 'level' | 'age' | 'intensityCapped' | 'avoid' | 'lifts'>;

/** An item of the base week for an exercise: reps, effort, rest and load that suit person and place. */
export function makeItem(
  exercise: Exercise,
  sets: number,
  day: Pick<PlanDay, 'weekday' | 'kit'> & Partial<Pick<PlanDay, 'minutes'>>,
  person: Person,
  reasons: readonly Reason[] = [],
): PlanItem {
  const reps = repsFor(exercise, day.kit, person);
  const rir = countsReserve(exercise) ? firstReserve(person) : null;
  return {
    id: `${day.weekday}-${exercise.id}`,
    exerciseId: exercise.id,
    sets,
    reps,
    seconds: reps ? null : exercise.seconds,
    rir,
    restSeconds: restFor(exercise, reps, person, day.minutes),
    loadKg:
      loadFor(exercise, day.kit, person.lifts[exercise.id], reps, rir) ??
      onlyLoadOf(day.kit, exercise),
    superset: null,
    locked: false,
    reasons,
  };
}
