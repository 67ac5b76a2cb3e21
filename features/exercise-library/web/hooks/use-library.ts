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

type Joined = {
  /** the person's own first */
  exercises: readonly Exercise[];
  own: ReadonlyMap<string, OwnExercise>;
  find: (id: string) => Exercise | undefined;
  /** for search; made when it is first asked for */
  index: () => ExerciseIndex<Exercise>;
};

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const builtIn = once(() => indexExercises(EXERCISES));

function joinOwn(all: readonly OwnExercise[]): Joined {
  const mine = all.map(toExercise);
  const byId = new Map(mine.map((exercise) => [exercise.id, exercise]));
  return {
    exercises: [...mine, ...EXERCISES],
    own: new Map(all.map((one) => [one.id, one])),
    find: (id) => findExercise(id) ?? byId.get(id),
    index: once(() => joinIndexes(indexExercises(mine), builtIn())),
  };
}

const NONE: readonly OwnExercise[] = [];
/** By the answer it was made of: every row of a page asks for it. */
const joined = new WeakMap<readonly OwnExercise[], Joined>();

/** Every exercise the person can choose from; without the own ones until they are known (`isWhole`). */
export function useLibrary(): Joined & { isWhole: boolean } {
  const { data: all = NONE, isPending } = useOwnExercises();
  const library = joined.get(all) ?? joinOwn(all);
  joined.set(all, library);
  return { ...library, isWhole: !isPending };
}
