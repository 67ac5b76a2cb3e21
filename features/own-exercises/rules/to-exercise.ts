import { type Exercise, listExercises } from '#features/exercises/rules/exercise.ts';
import type { OwnExerciseContent } from './own-exercise-schema.ts';

/** An own exercise as the library and the generator know exercises: all the rest follows from its pattern. */
export function toExercise(own: OwnExerciseContent & { id: string }): Exercise {
  const { id, name, also, kit, skill, tags, rest, compound, unilateral, cues, loadType } = own;
  const [usual] = listExercises(own.pattern, [
    {
      id,
      name,
      also,
      kit,
      muscles: own.muscles,
      skill,
      tags,
      rest,
      compound,
      cues,
      load: loadType,
      whatFor: '',
      ...(unilateral && { unilateral }),
      ...(own.reps && { reps: own.reps }),
      ...(own.seconds && { seconds: own.seconds }),
    },
  ]);
  if (!usual) throw new Error('A row makes an exercise.');
  return {
    ...usual,
    from: own.from,
    upTo: own.upTo,
    smallestStepKg: loadType === 'external' ? (own.stepKg ?? usual.smallestStepKg ?? 2.5) : null,
  };
}
