import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { ExerciseMark } from '../../contract.ts';
import { exerciseMarks } from '../tables.ts';

export const listMarks = (db: Db, owner: OwnerId): Promise<ExerciseMark[]> =>
  db
    .select({ id: exerciseMarks.exerciseId, mark: exerciseMarks.mark })
    .from(exerciseMarks)
    .where(eq(exerciseMarks.ownerId, owner))
    .orderBy(asc(exerciseMarks.markedAt), asc(exerciseMarks.exerciseId));

/** Marks an exercise; the same mark again changes nothing. */
export async function setMark(
  db: Db,
  owner: OwnerId,
  { id, mark }: ExerciseMark,
  at: Date,
): Promise<void> {
  await db
    .insert(exerciseMarks)
    .values({ ownerId: owner, exerciseId: id, mark, markedAt: at })
    .onConflictDoUpdate({
      target: [exerciseMarks.ownerId, exerciseMarks.exerciseId],
      set: { mark },
    });
}

export async function removeMark(db: Db, owner: OwnerId, id: string): Promise<void> {
  await db
    .delete(exerciseMarks)
    .where(and(eq(exerciseMarks.ownerId, owner), eq(exerciseMarks.exerciseId, id)));
}
