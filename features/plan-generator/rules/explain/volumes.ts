import {
  type Muscle,
  type Pattern,
  TRACKED_MUSCLES,
} from '#features/exercises/rules/exercise-kinds.ts';
import type { MissingSets, PlanInput, PlanItem, PlannedSession } from '../plan-input.ts';
import type { ExerciseOf } from '../session-seconds.ts';
import { setRangeOf, type TrackedMuscle } from '../targets/weekly-targets.ts';

const CONDITIONING: readonly Pattern[] = ['cardio', 'mobility'];

/** Fractional sets that items bring a muscle; cardio and stretches bring none. */
export function countSets(
  items: readonly PlanItem[],
  muscle: Muscle,
  exerciseOf: ExerciseOf,
): number {
  return items.reduce((sum, { exerciseId, sets }) => {
    const exercise = exerciseOf(exerciseId);
    if (!exercise || CONDITIONING.includes(exercise.pattern)) return sum;
    return sum + sets * (exercise.muscles[muscle] ?? 0);
  }, 0);
}

/** Muscles under their weekly minimum; `trainable` leaves out those that no exercise reaches. */
export function listShort(
  sessions: readonly Pick<PlannedSession, 'items'>[],
  input: PlanInput,
  exerciseOf: ExerciseOf,
  trainable: ReadonlySet<TrackedMuscle>,
): MissingSets[] {
  const items = sessions.flatMap((session) => session.items);
  return TRACKED_MUSCLES.flatMap((muscle) => {
    const missingSets = setRangeOf(input, muscle).min - countSets(items, muscle, exerciseOf);
    return trainable.has(muscle) && missingSets > 0 ? [{ muscle, missingSets }] : [];
  });
}
