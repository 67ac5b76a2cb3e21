import { and, asc, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { workouts } from './tables.ts';

export const workoutRows = recordRows(workouts);

export type WorkoutRow = typeof workouts.$inferSelect;
export type NewWorkout = Pick<
  WorkoutRow,
  'id' | 'name' | 'description' | 'durationMinutes' | 'difficulty' | 'category'
>;

const ROWS_PER_INSERT = 500;
const isLive = (owner: OwnerId) => and(eq(workouts.ownerId, owner), isNull(workouts.deletedAt));
const isOneOf = (owner: OwnerId, ids: readonly string[]) =>
  and(eq(workouts.ownerId, owner), sql`${workouts.id} = any(${sql.param(ids)}::uuid[])`);
const nameKey = sql<string>`lower(${workouts.name})`;

/** A person's workouts by name, from `after` on. */
export function workoutsOf(
  db: Db,
  owner: OwnerId,
  after: { name: string; id: string } | null,
  limit: number,
): Promise<WorkoutRow[]> {
  const beyond =
    after && sql`(${nameKey}, ${workouts.id}) > (lower(${after.name}), ${after.id}::uuid)`;
  return db
    .select()
    .from(workouts)
    .where(and(isLive(owner), beyond ?? undefined))
    .orderBy(asc(nameKey), asc(workouts.id))
    .limit(limit);
}

export async function countWorkouts(db: Db, owner: OwnerId): Promise<number> {
  const [row] = await db.select({ workouts: count() }).from(workouts).where(isLive(owner));
  return row?.workouts ?? 0;
}

/** Stores workouts; those of ids that are there already stay as they are. */
export async function addWorkouts(
  db: Db,
  owner: OwnerId,
  added: readonly NewWorkout[],
  at: Date,
): Promise<void> {
  for (let start = 0; start < added.length; start += ROWS_PER_INSERT) {
    const rows = added
      .slice(start, start + ROWS_PER_INSERT)
      .map((one) => ({ ...one, ownerId: owner, version: 1, createdAt: at, updatedAt: at }));
    await db.insert(workouts).values(rows).onConflictDoNothing();
  }
}

/** Notes that a workout is no longer as it came. */
export async function noteEdited(db: Db, owner: OwnerId, id: string, at: Date): Promise<void> {
  await db
    .update(workouts)
    .set({ editedAt: at })
    .where(isOneOf(owner, [id]));
}

/** Deletes workouts without a way back, but for those that were changed since; how many went. */
export async function eraseUnchangedWorkouts(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<number> {
  const unchanged = or(isNull(workouts.editedAt), isNotNull(workouts.deletedAt));
  const gone = await db
    .delete(workouts)
    .where(and(isOneOf(owner, ids), unchanged))
    .returning({ id: workouts.id });
  return gone.length;
}
