import { and, asc, count, eq, gte, isNotNull, isNull, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { DayTotals } from '../rules/day-totals.ts';
import { NUTRIENT_KEYS } from '../rules/entry-kinds.ts';
import type { EntryContent } from '../rules/same-entry.ts';
import { foodLogEntries } from './tables.ts';

/** A stored entry with the columns that never leave the server. */
export type StoredEntry = typeof foodLogEntries.$inferSelect;
export type NewEntry = Omit<typeof foodLogEntries.$inferInsert, 'ownerId'>;

const isEntry = (owner: OwnerId, id: string) =>
  and(eq(foodLogEntries.ownerId, owner), eq(foodLogEntries.id, id));

const isLive = (owner: OwnerId): SQL | undefined =>
  and(eq(foodLogEntries.ownerId, owner), isNull(foodLogEntries.deletedAt));

/** Stores an entry; null when this owner already has one of that id. One statement. */
export async function insertEntry(
  db: Db,
  owner: OwnerId,
  entry: NewEntry,
): Promise<StoredEntry | null> {
  const [row] = await db
    .insert(foodLogEntries)
    .values({ ...entry, ownerId: owner })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** One entry of this owner, deleted ones too. */
export async function entryById(db: Db, owner: OwnerId, id: string): Promise<StoredEntry | null> {
  const [row] = await db.select().from(foodLogEntries).where(isEntry(owner, id));
  return row ?? null;
}

/** The entries of one day in the order they were logged. */
export function entriesOn(db: Db, owner: OwnerId, day: CalendarDay): Promise<StoredEntry[]> {
  return db
    .select()
    .from(foodLogEntries)
    .where(and(isLive(owner), eq(foodLogEntries.date, day)))
    .orderBy(asc(foodLogEntries.loggedAt), asc(foodLogEntries.id));
}

/** Replaces an entry's content if it still has `version`; null when it has not, is deleted or absent. */
export async function replaceEntry(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { content: EntryContent; version: number; at: Date },
): Promise<StoredEntry | null> {
  const [row] = await db
    .update(foodLogEntries)
    .set({ ...change.content, version: change.version + 1, updatedAt: change.at })
    .where(
      and(
        isEntry(owner, id),
        isNull(foodLogEntries.deletedAt),
        eq(foodLogEntries.version, change.version),
      ),
    )
    .returning();
  return row ?? null;
}

/** Marks an entry deleted, or brings it back (`deletedAt` null). Null when there was nothing to change. */
export async function setDeleted(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { deletedAt: Date | null; at: Date },
): Promise<StoredEntry | null> {
  const { deletedAt } = foodLogEntries;
  const [row] = await db
    .update(foodLogEntries)
    .set({
      deletedAt: change.deletedAt,
      updatedAt: change.at,
      version: sql`${foodLogEntries.version} + 1`,
    })
    .where(
      and(isEntry(owner, id), change.deletedAt === null ? isNotNull(deletedAt) : isNull(deletedAt)),
    )
    .returning();
  return row ?? null;
}

/** A day's totals in one statement: sums ignore what is unknown, and say how many entries knew. */
export async function totalsOfDay(db: Db, owner: OwnerId, day: CalendarDay): Promise<DayTotals> {
  const columns: Record<string, SQL<number | null>> = {};
  for (const key of NUTRIENT_KEYS) {
    columns[key] = sum(foodLogEntries[key]).mapWith(Number);
    columns[`${key}Known`] = count(foodLogEntries[key]);
  }
  const [row] = await db
    .select({
      entryCount: count(),
      calories: sum(foodLogEntries.calories).mapWith(Number),
      ...columns,
    })
    .from(foodLogEntries)
    .where(and(isLive(owner), eq(foodLogEntries.date, day)));
  const figures: Record<string, number | null> = row ?? {};
  const entryCount = figures.entryCount ?? 0;
  const nutrients = NUTRIENT_KEYS.map((key) => [
    key,
    { amount: figures[key] ?? null, known: figures[`${key}Known`] ?? 0, of: entryCount },
  ]);
  return {
    entryCount,
    calories: figures.calories ?? 0,
    ...(Object.fromEntries(nutrients) as Omit<DayTotals, 'entryCount' | 'calories'>),
  };
}

/** The days since `since` (it included) with at least one entry, earliest first. */
export async function loggedDays(
  db: Db,
  owner: OwnerId,
  since: CalendarDay,
): Promise<CalendarDay[]> {
  const rows = await db
    .selectDistinct({ date: foodLogEntries.date })
    .from(foodLogEntries)
    .where(and(isLive(owner), gte(foodLogEntries.date, since)))
    .orderBy(asc(foodLogEntries.date));
  return rows.map((row) => row.date);
}
