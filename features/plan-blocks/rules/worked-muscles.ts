import type { Exercise } from '#features/exercises/rules/exercise.ts';
import {
  MUSCLES,
  type Muscle,
  type MuscleShares,
} from '#features/exercises/rules/exercise-kinds.ts';
import type { ExerciseOf } from '#features/plan-generator/rules/session-seconds.ts';

type Sets = { exerciseId: string; sets: number };

const isStrength = ({ pattern }: Exercise): boolean =>
  pattern !== 'cardio' && pattern !== 'mobility';

function sumSets(items: readonly Sets[], exerciseOf: ExerciseOf): Map<Muscle, number> {
  const sums = new Map<Muscle, number>();
  for (const { exerciseId, sets } of items) {
    const exercise = exerciseOf(exerciseId);
    if (!exercise || !isStrength(exercise)) continue;
    for (const muscle of MUSCLES) {
      const share = exercise.muscles[muscle];
      if (share) sums.set(muscle, (sums.get(muscle) ?? 0) + share * sets);
    }
  }
  return sums;
}

/** The muscles that a session works, most sets first; those that get less than two count sets are left out. */
export function listWorked(items: readonly Sets[], exerciseOf: ExerciseOf): Muscle[] {
  return [...sumSets(items, exerciseOf)]
    .filter(([, sets]) => sets >= 2)
    .sort((a, b) => b[1] - a[1])
    .map(([muscle]) => muscle);
}

/** How much each muscle works in a session, as shares for a picture: three sets and more, some, a little. */
export function shareWork(items: readonly Sets[], exerciseOf: ExerciseOf): MuscleShares {
  return Object.fromEntries(
    [...sumSets(items, exerciseOf)].map(([muscle, sets]) => [
      muscle,
      sets >= 3 ? 1 : sets >= 1.5 ? 0.5 : 0.25,
    ]),
  );
}
