import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import {
  type RecordContent,
  type RecordRow,
  recordRows,
} from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { foodLogEntries, recurringEntries, skippedRecurrences } from '../tables.ts';

export const recurringRows = recordRows(recurringEntries);

export type StoredRecurring = RecordRow<typeof recurringEntries>;
export type RecurringContent = RecordContent<typeof recurringEntries>;

/** What a person repeats, in the order it was made (the ids are made in time's order). */
export const recurringEntriesOf = (db: Db, owner: OwnerId): Promise<StoredRecurring[]> =>
  recurringRows.list(db, owner, { orderBy: [asc(recurringEntries.id)] });

/** Those of these entries that were ever logged, on whatever day they are now, and whether they stand or were deleted. */
export async function findEverLogged(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<Map<string, 'stands' | 'deleted'>> {
  if (ids.length === 0) return new Map();
  const { id, ownerId, deletedAt } = foodLogEntries;
  const rows = await db
    .select({ id, deletedAt })
    .from(foodLogEntries)
    .where(and(eq(ownerId, owner), inArray(id, [...ids])));
  return new Map(rows.map((row) => [row.id, row.deletedAt ? 'deleted' : 'stands'] as const));
}

/** What was passed over on this day. */
export async function listSkipped(db: Db, owner: OwnerId, day: CalendarDay): Promise<Set<string>> {
  const { recurringId, ownerId, date } = skippedRecurrences;
  const rows = await db
    .select({ recurringId })
    .from(skippedRecurrences)
    .where(and(eq(ownerId, owner), eq(date, day)));
  return new Set(rows.map((row) => row.recurringId));
}

export async function insertSkip(
  db: Db,
  owner: OwnerId,
  recurringId: string,
  day: CalendarDay,
): Promise<void> {
  const row = { ownerId: owner, recurringId, date: day };
  await db.insert(skippedRecurrences).values(row).onConflictDoNothing();
}

export async function deleteSkip(
  db: Db,
  owner: OwnerId,
  id: string,
  day: CalendarDay,
): Promise<void> {
  const { recurringId, ownerId, date } = skippedRecurrences;
  await db
    .delete(skippedRecurrences)
    .where(and(eq(ownerId, owner), eq(recurringId, id), eq(date, day)));
}
