import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { foodLogEntries, recurringEntries, skippedRecurrences } from '../tables.ts';

export type StoredRecurring = typeof recurringEntries.$inferSelect;
export type RecurringContent = Pick<
  StoredRecurring,
  'item' | 'mealType' | 'weekdays' | 'startsOn' | 'endsOn'
>;

const r = recurringEntries;
const isOne = (owner: OwnerId, id: string) => and(eq(r.ownerId, owner), eq(r.id, id));
const isLive = (owner: OwnerId) => and(eq(r.ownerId, owner), isNull(r.deletedAt));

/** What a person repeats, in the order it was made (the ids are made in time's order). */
export function recurringEntriesOf(db: Db, owner: OwnerId): Promise<StoredRecurring[]> {
  return db.select().from(r).where(isLive(owner)).orderBy(asc(r.id));
}

export async function countRecurringEntries(db: Db, owner: OwnerId): Promise<number> {
  const [row] = await db.select({ entries: count() }).from(r).where(isLive(owner));
  return row?.entries ?? 0;
}

/** One recurring entry of this owner, deleted ones too. */
export async function recurringEntryById(
  db: Db,
  owner: OwnerId,
  id: string,
): Promise<StoredRecurring | null> {
  const [row] = await db.select().from(r).where(isOne(owner, id));
  return row ?? null;
}

/** Stores one; null when this owner already has one of that id. */
export async function insertRecurringEntry(
  db: Db,
  owner: OwnerId,
  entry: RecurringContent & { id: string; at: Date },
): Promise<StoredRecurring | null> {
  const { at, ...content } = entry;
  const [row] = await db
    .insert(r)
    .values({ ownerId: owner, ...content, version: 1, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Replaces one that still has `version`; null when it has not, is deleted or absent. */
export async function replaceRecurringEntry(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { content: RecurringContent; version: number; at: Date },
): Promise<StoredRecurring | null> {
  const [row] = await db
    .update(r)
    .set({ ...change.content, version: change.version + 1, updatedAt: change.at })
    .where(and(isOne(owner, id), isNull(r.deletedAt), eq(r.version, change.version)))
    .returning();
  return row ?? null;
}

/** Marks one deleted, or brings it back (`deletedAt` null). Null when there was nothing to change. */
export async function setRecurringDeleted(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { deletedAt: Date | null; at: Date },
): Promise<StoredRecurring | null> {
  const [row] = await db
    .update(r)
    .set({
      deletedAt: change.deletedAt,
      updatedAt: change.at,
      version: sql`${r.version} + 1`,
    })
    .where(
      and(
        isOne(owner, id),
        change.deletedAt === null ? isNotNull(r.deletedAt) : isNull(r.deletedAt),
      ),
    )
    .returning();
  return row ?? null;
}

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
