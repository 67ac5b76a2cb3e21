import { loadTypeOf } from '#features/exercises/rules/exercise.ts';
import type { Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import { MAX_NAME_CHARACTERS } from '#features/own-exercises/rules/own-exercise-limits.ts';
import type { OwnExerciseInput } from '#features/own-exercises/rules/own-exercise-schema.ts';
import { startOfPattern } from '#features/own-exercises/rules/pattern-start.ts';
import type { NamedExercise } from './survey-file.ts';

/** An own exercise with a name of the file, that trains what its movement usually does. */
export function toOwnExercise(
  { name, hasLoad }: Pick<NamedExercise, 'name' | 'hasLoad'>,
  pattern: Pattern,
): OwnExerciseInput {
  const { muscles, reps, seconds, compound, tags, rest } = startOfPattern(pattern);
  return {
    name: name.slice(0, MAX_NAME_CHARACTERS),
    pattern,
    muscles,
    reps: reps && [...reps],
    seconds: seconds && [...seconds],
    compound,
    tags: [...tags],
    rest,
    loadType: hasLoad ? 'external' : loadTypeOf([[]], reps === null),
    stepKg: hasLoad ? 2.5 : null,
  };
}
