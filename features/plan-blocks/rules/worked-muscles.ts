import type { Muscle, MuscleShares } from '#features/exercises/rules/exercise-kinds.ts';
import { sumMuscleSets } from '#features/plan-generator/rules/figures/muscle-sets.ts';
import type { ExerciseOf } from '#features/plan-generator/rules/session-seconds.ts';

type Sets = { exerciseId: string; sets: number };

/** The muscles that a session works, most sets first; those that get less than two count sets are left out. */
export function listWorked(items: readonly Sets[], exerciseOf: ExerciseOf): Muscle[] {
  return [...sumMuscleSets(items, exerciseOf)]
    .filter(([, sets]) => sets >= 2)
    .sort((a, b) => b[1] - a[1])
    .map(([muscle]) => muscle);
}

/** How much each muscle works in a session, as shares for a picture: three sets and more, some, a little. */
export function shareWork(items: readonly Sets[], exerciseOf: ExerciseOf): MuscleShares {
  return Object.fromEntries(
    [...sumMuscleSets(items, exerciseOf)].map(([muscle, sets]) => [
      muscle,
      sets >= 3 ? 1 : sets >= 1.5 ? 0.5 : 0.25,
    ]),
  );
}
