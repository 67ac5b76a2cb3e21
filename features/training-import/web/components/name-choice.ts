import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { ExerciseIndex } from '#features/exercises/rules/search-exercises.ts';
import { matchExercise } from '../../rules/match-exercise.ts';
import type { NamedExercise } from '../../rules/survey-file.ts';

/** What becomes of a name in the file: an exercise, or the name as it is; a likely match is to be looked at. */
export type NameChoice = { exerciseId: string | null; isChecked: boolean };

/** The choices that are made for the person, by name. */
export const suggestChoices = (
  names: readonly NamedExercise[],
  index: ExerciseIndex<Exercise>,
  find: (id: string) => Exercise | undefined,
): ReadonlyMap<string, NameChoice> =>
  new Map(
    names.map(({ name }) => {
      const match = matchExercise(name, index, find);
      const exerciseId = match?.exercise.id ?? null;
      return [name, { exerciseId, isChecked: match?.sureness !== 'likely' }];
    }),
  );
