import { useMemo } from 'react';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { EXERCISES, findExercise } from '#features/exercises/rules/exercises.ts';
import { toExercise } from '../../rules/to-exercise.ts';
import { useOwnExercises } from '../api.ts';
import { goneExercise } from '../messages.ts';

export type Pool = {
  exercises: readonly Exercise[];
  find: (id: string) => Exercise | undefined;
  nameOf: (id: string) => string;
  /** whose figure stands for an exercise */
  figureOf: (id: string) => string;
  /** false until the person's own are known */
  isWhole: boolean;
};

/** Every exercise that a plan or a session of this person can hold. */
export function usePool(): Pool {
  const { data, isPending } = useOwnExercises();
  return useMemo(() => {
    const all = data ?? [];
    const mine = all.map(toExercise);
    const byId = new Map(mine.map((exercise) => [exercise.id, exercise]));
    const figures = new Map(all.map(({ id, likeId }) => [id, likeId ?? id]));
    const find = (id: string) => findExercise(id) ?? byId.get(id);
    return {
      exercises: [...EXERCISES, ...mine],
      find,
      nameOf: (id) => find(id)?.name ?? goneExercise,
      figureOf: (id) => figures.get(id) ?? id,
      isWhole: !isPending,
    };
  }, [data, isPending]);
}
