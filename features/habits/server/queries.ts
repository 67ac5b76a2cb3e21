import { and, asc, count, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { type RecordContent, recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { habit, habitMark } from '../contract.ts';
import { habitMarks, habits, trophyChoices } from './tables.ts';

export const habitRows = recordRows(habits);
export const markRows = recordRows(habitMarks);

export type HabitStored = RecordContent<typeof habits>;
export type MarkStored = RecordContent<typeof habitMarks>;

/** A person's habits in their order, archived ones too. */
export const habitsOf = (db: Db, owner: OwnerId) =>
  habitRows.list(db, owner, { orderBy: [asc(habits.position), asc(habits.id)] });

/** Habits of a person that the plan counts: those not archived. */
export async function countHabits(db: Db, owner: OwnerId): Promise<number> {
  const [row] = await db
    .select({ habits: count() })
    .from(habits)
    .where(and(habitRows.isLive(owner), isNull(habits.archivedOn)));
  return row?.habits ?? 0;
}

/** Marks of habits since a day, oldest first. */
export const marksSince = (db: Db, owner: OwnerId, from: CalendarDay) =>
  markRows.list(db, owner, {
    where: gte(habitMarks.date, from),
    orderBy: [asc(habitMarks.date), asc(habitMarks.id)],
  });

/** Marks of some habits before a day: a sum for each day. */
export function markedDaysBefore(
  db: Db,
  owner: OwnerId,
  { habitIds, day }: { habitIds: readonly string[]; day: CalendarDay },
) {
  const { ownerId, deletedAt, habitId, date, amount, offsetMinutes } = habitMarks;
  return db
    .select({
      habitId,
      date,
      amount: sql<number | null>`sum(${amount})`,
      offsetMinutes: sql<number | null>`max(${offsetMinutes})`,
    })
    .from(habitMarks)
    .where(
      and(eq(ownerId, owner), isNull(deletedAt), lt(date, day), inArray(habitId, [...habitIds])),
    )
    .groupBy(habitId, date)
    .orderBy(asc(date));
}

/** Makes the habits of a person wait for each other until the transaction ends. */
export async function queueHabits(db: Db, owner: OwnerId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`habits ${owner}`}, 0))`);
}

export async function trophyChoiceOf(db: Db, owner: OwnerId) {
  const { ownerId, shown, version } = trophyChoices;
  const [row] = await db.select({ shown, version }).from(trophyChoices).where(eq(ownerId, owner));
  return row ?? { shown: true, version: 0 };
}

/** Stores the choice if its version is still `version`; null when it is not. */
export async function writeTrophyChoice(
  db: Db,
  owner: OwnerId,
  { shown, version }: { shown: boolean; version: number },
) {
  const next = { shown, version: version + 1 };
  const answer = { shown: trophyChoices.shown, version: trophyChoices.version };
  if (version === 0) {
    const [row] = await db
      .insert(trophyChoices)
      .values({ ownerId: owner, ...next })
      .onConflictDoNothing()
      .returning(answer);
    return row ?? null;
  }
  const [row] = await db
    .update(trophyChoices)
    .set(next)
    .where(and(eq(trophyChoices.ownerId, owner), eq(trophyChoices.version, version)))
    .returning(answer);
  return row ?? null;
}

/** Exported, imported and deleted with the account; marks after the habits they are of. */
export const habitsPersonalData: PersonalTable[] = [
  personalTable(habits, { about: 'Habits.', onImport: 'into-empty', check: habit }),
  personalTable(habitMarks, {
    about: 'Days on which habits were kept.',
    onImport: 'into-empty',
    check: habitMark,
  }),
  personalTable(trophyChoices, { about: 'Whether trophies are shown.', onImport: 'replace' }),
];
