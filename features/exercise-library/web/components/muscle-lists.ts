import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { MUSCLES, type Muscle } from '#features/exercises/rules/exercise-kinds.ts';

/** Muscles that do most of the work, and those that help. */
export function listMuscles({ muscles }: Pick<Exercise, 'muscles'>): {
  direct: Muscle[];
  helping: Muscle[];
} {
  const most = Math.max(...Object.values(muscles));
  const known = MUSCLES.filter((muscle) => muscles[muscle] !== undefined);
  return {
    direct: known.filter((muscle) => muscles[muscle] === most),
    helping: known.filter((muscle) => muscles[muscle] !== most),
  };
}
