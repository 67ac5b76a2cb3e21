import { z } from 'zod';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { drawStill } from '#features/figures/rules/figure.ts';
import { figures } from '#features/figures/rules/figure-of-exercise.ts';
import { tintsOf } from '#features/figures/rules/muscles/muscle-tints.ts';
import { hasOwnExercise } from '#features/own-exercises/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { ExerciseCard, ExerciseMark } from '../contract.ts';
import { removeMark, setMark } from './queries/marks.ts';

/** One of ours, or one of the person's own. */
async function assertInLibrary(db: Db, owner: OwnerId, exerciseId: string): Promise<void> {
  if (findExercise(exerciseId)) return;
  const mayBeOwn = z.uuid().safeParse(exerciseId).success;
  if (mayBeOwn && (await hasOwnExercise(db, owner, exerciseId))) return;
  throw new AppError('not_found', { message: 'That exercise does not exist.' });
}

/** Marks an exercise of the library. Idempotent. */
export async function markExercise(
  db: Db,
  owner: OwnerId,
  mark: ExerciseMark,
  nowMs: number,
): Promise<void> {
  await assertInLibrary(db, owner, mark.id);
  await setMark(db, owner, mark, new Date(nowMs));
}

/** Removes the mark of an exercise of the library. Idempotent. */
export async function unmarkExercise(db: Db, owner: OwnerId, exerciseId: string): Promise<void> {
  await assertInLibrary(db, owner, exerciseId);
  await removeMark(db, owner, exerciseId);
}

/** Exercises of the library with their small pictures. */
export const listCards = (ids: readonly string[]): ExerciseCard[] =>
  ids.flatMap((id) => {
    const exercise = findExercise(id);
    const figure = figures.get(id);
    if (!exercise) return [];
    return [{ exercise, still: figure ? drawStill(figure, tintsOf(exercise.muscles)) : null }];
  });
