import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { ExerciseMark } from '../contract.ts';
import { findExercise } from '../rules/exercises.ts';
import { setMark } from './queries/marks.ts';

/** Marks an exercise of the library. Idempotent. */
export async function markExercise(
  db: Db,
  owner: OwnerId,
  mark: ExerciseMark,
  nowMs: number,
): Promise<void> {
  if (!findExercise(mark.id)) {
    throw new AppError('not_found', { message: 'That exercise does not exist.' });
  }
  await setMark(db, owner, mark, new Date(nowMs));
}
