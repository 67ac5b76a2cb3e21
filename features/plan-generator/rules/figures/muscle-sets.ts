import type { Exercise } from '#features/exercises/rules/exercise.ts';
import {
  MUSCLES,
  type Muscle,
  type MuscleShares,
} from '#features/exercises/rules/exercise-kinds.ts';

type ExerciseOf = (id: string) => Pick<Exercise, 'muscles' | 'pattern'> | undefined;

/** How an exercise's sets count for muscles. Cardio, mobility and what is not known count for none. */
export function sharesOf(
  exercise: Pick<Exercise, 'muscles' | 'pattern'> | undefined,
): MuscleShares {
  const isStrength = exercise && exercise.pattern !== 'cardio' && exercise.pattern !== 'mobility';
  return isStrength ? exercise.muscles : {};
}

/**
 * Fractional sets of each muscle: a direct set counts 1, an indirect one 0.5 or 0.25 (Pelland 2024, domain
 * sheet 3.3).
 */
export function sumMuscleSets(
  done: readonly { exerciseId: string; sets: number }[],
  exerciseOf: ExerciseOf,
): Map<Muscle, number> {
  const sums = new Map<Muscle, number>();
  for (const { exerciseId, sets } of done) {
    const shares = sharesOf(exerciseOf(exerciseId));
    for (const muscle of MUSCLES) {
      const share = shares[muscle];
      if (share) sums.set(muscle, (sums.get(muscle) ?? 0) + share * sets);
    }
  }
  return sums;
}
