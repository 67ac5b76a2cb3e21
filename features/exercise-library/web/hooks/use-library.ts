import { useMemo } from 'react';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { EXERCISES, findExercise } from '#features/exercises/rules/exercises.ts';
import {
  type ExerciseIndex,
  indexExercises,
  joinIndexes,
} from '#features/exercises/rules/search-exercises.ts';
import type { OwnExercise } from '#features/own-exercises/contract.ts';
import { toExercise } from '#features/own-exercises/rules/to-exercise.ts';
import { useOwnExercises } from '#features/own-exercises/web/public.ts';

export type Library = {
  /** the person's own first */
  exercises: readonly Exercise[];
  index: ExerciseIndex<Exercise>;
  own: ReadonlyMap<string, OwnExercise>;
  /** false until the own exercises are known */
  isWhole: boolean;
  find: (id: string) => Exercise | undefined;
};

const NONE: readonly OwnExercise[] = [];
const builtIn = indexExercises(EXERCISES);

/** Every exercise the person can choose from. Without the own ones until they are known. */
export function useLibrary(): Library {
  const { data, isPending } = useOwnExercises();
  const all = data ?? NONE;
  const library = useMemo(() => {
    const mine = all.map(toExercise);
    const byId = new Map(mine.map((exercise) => [exercise.id, exercise]));
    return {
      exercises: [...mine, ...EXERCISES],
      index: joinIndexes(indexExercises(mine), builtIn),
      own: new Map(all.map((one) => [one.id, one])),
      find: (id: string) => findExercise(id) ?? byId.get(id),
    };
  }, [all]);
  return { ...library, isWhole: !isPending };
}
