import { findExercise } from '#features/exercises/rules/exercises.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { ExerciseMark } from '../contract.ts';
import { removeMark, setMark } from './queries/marks.ts';

function assertInLibrary(exerciseId: string): void {
  if (findExercise(exerciseId)) return;
  throw new AppError('not_found', { message: 'That exercise does not exist.' });
}

/** Marks an exercise of the library. Idempotent. */
export async function markExercise(
  db: Db,
  owner: OwnerId,
  mark: ExerciseMark,
  nowMs: number,
): Promise<void> {
  assertInLibrary(mark.id);
  await setMark(db, owner, mark, new Date(nowMs));
}

/** Removes the mark of an exercise of the library. Idempotent. */
export async function unmarkExercise(db: Db, owner: OwnerId, exerciseId: string): Promise<void> {
  assertInLibrary(exerciseId);
  await removeMark(db, owner, exerciseId);
}
