import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordChanges } from '#platform/server/records/record-actions.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Workout, WorkoutEdit } from '../contract.ts';
import { noteEdited, type WorkoutRow, workoutRows } from './queries.ts';

const NOT_FOUND = 'That workout does not exist.';

export const toShownWorkout = ({
  id,
  name,
  description,
  durationMinutes,
  difficulty,
  category,
  createdAt,
  version,
}: WorkoutRow): Workout => ({
  id,
  name,
  description,
  durationMinutes,
  difficulty,
  category,
  createdAt: createdAt.toISOString(),
  version,
});

/** One of a person's workouts. Fails with `not_found` when it is deleted or not theirs. */
export async function findWorkout(db: Db, owner: OwnerId, id: string): Promise<Workout> {
  const [row] = await workoutRows.byIds(db, owner, [id]);
  if (!row || row.deletedAt) throw new AppError('not_found', { message: NOT_FOUND });
  return toShownWorkout(row);
}

/** An empty line is none. */
const filled = (text: string | null): string | null => text || null;

const changes = recordChanges({
  rows: workoutRows,
  sentences: {
    notFound: NOT_FOUND,
    editedElsewhere: 'This workout was changed on another device. Check it, then save again.',
  },
  toContent: ({
    name,
    description,
    durationMinutes,
    difficulty,
    category,
  }: Omit<WorkoutEdit, 'version'>) => ({
    name,
    description: filled(description),
    durationMinutes,
    difficulty: filled(difficulty),
    category: filled(category),
  }),
  toResponse: toShownWorkout,
});

/** Workouts that came by file can be changed; those changed since are left by the import's Undo. */
export const workoutChanges = {
  ...changes,
  edit: (db: Db, owner: OwnerId, id: string, edit: WorkoutEdit, nowMs: number): Promise<Workout> =>
    inTransaction(db, async (db) => {
      const edited = await changes.edit(db, owner, id, edit, nowMs);
      await noteEdited(db, owner, id, new Date(nowMs));
      return edited;
    }),
};
