import {
  and,
  asc,
  between,
  count,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import { builtOnce } from '#platform/server/db/built-once.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { DayTotals } from '../rules/day-totals.ts';
import { FIGURE_KEYS } from '../rules/nutrients.ts';
import type { EntryContent } from '../rules/same-entry.ts';
import { foodLogEntries } from './tables.ts';

/** A stored entry with the columns that never leave the server. */
export type StoredEntry = typeof foodLogEntries.$inferSelect;
export type NewEntry = Omit<StoredEntry, 'ownerId' | 'deletedAt'>;

const isEntry = (owner: OwnerId, id: string) =>
  and(eq(foodLogEntries.ownerId, owner), eq(foodLogEntries.id, id));

const isLive = (owner: OwnerId): SQL | undefined =>
  and(eq(foodLogEntries.ownerId, owner), isNull(foodLogEntries.deletedAt));

/** Every column as a parameter of the column's own name; the driver writes numbers, moments and null. */
const parameters = Object.fromEntries(
  Object.keys(getTableColumns(foodLogEntries)).map((name) => [name, sql`${sql.placeholder(name)}`]),
) as Record<keyof StoredEntry, SQL>;

const insertStatement = builtOnce((db) =>
  db.insert(foodLogEntries).values(parameters).onConflictDoNothing().returning().prepare(''),
);

/** Stores an entry; null when this owner already has one of that id. One statement. */
export async function insertEntry(
  db: Db,
  owner: OwnerId,
  entry: NewEntry,
): Promise<StoredEntry | null> {
  const row: StoredEntry = { ...entry, ownerId: owner, deletedAt: null };
  const [stored] = await insertStatement(db).execute(row);
  return stored ?? null;
}

/** One entry of this owner, deleted ones too. */
export async function entryById(db: Db, owner: OwnerId, id: string): Promise<StoredEntry | null> {
  const [row] = await db.select().from(foodLogEntries).where(isEntry(owner, id));
  return row ?? null;
}

/** The entries of `owner` on `day` that are not deleted, for statements that are built once. */
const isLiveOnDay = and(
  eq(foodLogEntries.ownerId, sql.placeholder('owner')),
  eq(foodLogEntries.date, sql.placeholder('day')),
  isNull(foodLogEntries.deletedAt),
);

const dayStatement = builtOnce((db) =>
  db
    .select()
    .from(foodLogEntries)
    .where(isLiveOnDay)
    .orderBy(asc(foodLogEntries.loggedAt), asc(foodLogEntries.id))
    .prepare(''),
);

/** The entries of one day in the order they were logged. */
export function entriesOn(db: Db, owner: OwnerId, day: CalendarDay): Promise<StoredEntry[]> {
  return dayStatement(db).execute({ owner, day });
}

/** The entries of a range of days in the order they were logged. */
export function entriesBetween(
  db: Db,
  owner: OwnerId,
  from: CalendarDay,
  to: CalendarDay,
): Promise<StoredEntry[]> {
  return db
    .select()
    .from(foodLogEntries)
    .where(and(isLive(owner), between(foodLogEntries.date, from, to)))
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

const totalsStatement = builtOnce((db) => {
  const columns: Record<string, SQL<number | null>> = {};
  for (const key of FIGURE_KEYS) {
    columns[key] = sum(foodLogEntries[key]).mapWith(Number);
    columns[`${key}Known`] = count(foodLogEntries[key]);
  }
  return db
    .select({ entryCount: count(), ...columns })
    .from(foodLogEntries)
    .where(isLiveOnDay)
    .prepare('');
});

/** A day's totals in one statement: sums ignore what is unknown, and say how many entries knew. */
export async function totalsOfDay(db: Db, owner: OwnerId, day: CalendarDay): Promise<DayTotals> {
  const [row] = await totalsStatement(db).execute({ owner, day });
  const figures: Record<string, number | null> = row ?? {};
  const entryCount = figures['entryCount'] ?? 0;
  const sums = FIGURE_KEYS.map((key) => [
    key,
    { amount: figures[key] ?? null, known: figures[`${key}Known`] ?? 0, of: entryCount },
  ]);
  return { entryCount, ...(Object.fromEntries(sums) as Omit<DayTotals, 'entryCount'>) };
}

const loggedDaysStatement = builtOnce((db) =>
  db
    .selectDistinct({ date: foodLogEntries.date })
    .from(foodLogEntries)
    .where(
      and(
        eq(foodLogEntries.ownerId, sql.placeholder('owner')),
        isNull(foodLogEntries.deletedAt),
        gte(foodLogEntries.date, sql.placeholder('since')),
      ),
    )
    .orderBy(asc(foodLogEntries.date))
    .prepare(''),
);

/** The days since `since` (it included) with at least one entry, earliest first. */
export async function loggedDays(
  db: Db,
  owner: OwnerId,
  since: CalendarDay,
): Promise<CalendarDay[]> {
  const rows = await loggedDaysStatement(db).execute({ owner, since });
  return rows.map((row) => row.date);
}

/** Who of these people logged anything on a day or after it. */
export async function loggedSince(
  db: Db,
  people: OwnerId[],
  since: CalendarDay,
): Promise<Set<OwnerId>> {
  const { ownerId, date, deletedAt } = foodLogEntries;
  const rows = await db
    .selectDistinct({ ownerId })
    .from(foodLogEntries)
    .where(
      and(sql`${ownerId} = any(${sql.param(people)}::uuid[])`, gte(date, since), isNull(deletedAt)),
    );
  return new Set(rows.map((row) => row.ownerId as OwnerId));
}
