import { and, asc, between, count, desc, eq, gte, isNull, type SQL, sql, sum } from 'drizzle-orm';
import { builtOnce } from '#platform/server/db/built-once.ts';
import type { Db } from '#platform/server/db/database.ts';
import {
  type RecordContent,
  type RecordRow,
  recordRows,
} from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { DayTotals } from '../rules/days/day-totals.ts';
import { FIGURE_KEYS } from '../rules/item/nutrients.ts';
import { foodLogEntries } from './tables.ts';

export const entryRows = recordRows(foodLogEntries);

/** A stored entry with the columns that never leave the server. */
export type StoredEntry = RecordRow<typeof foodLogEntries>;
export type NewEntry = RecordContent<typeof foodLogEntries> & { id: string };

const { isLive } = entryRows;

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

/** Entries of a food on any day, the latest first, at most `limit`. */
export const entriesOfFood = (
  db: Db,
  owner: OwnerId,
  foodId: string,
  limit: number,
): Promise<StoredEntry[]> =>
  entryRows.list(db, owner, {
    where: eq(foodLogEntries.foodId, foodId),
    orderBy: [desc(foodLogEntries.date), desc(foodLogEntries.id)],
    limit,
  });

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

const dayAndDaysStatement = builtOnce((db) => {
  const { date, loggedAt, id, ownerId, deletedAt } = foodLogEntries;
  const since = gte(date, sql.placeholder('since'));
  const days = db
    .selectDistinct({ date })
    .from(foodLogEntries)
    .where(and(eq(ownerId, sql.placeholder('owner')), isNull(deletedAt), since))
    .as('days');
  const logged = db
    .select({
      all: sql<string[]>`coalesce(array_agg(${days.date}::text order by ${days.date}), '{}')`.as(
        'all_days',
      ),
    })
    .from(days)
    .as('logged');
  const isFirst = sql`row_number() over (order by ${loggedAt}, ${id}) = 1`;
  return db
    .select({
      logged: sql<string[] | null>`case when ${isFirst} then ${logged.all} end`,
      entry: foodLogEntries,
    })
    .from(logged)
    .leftJoin(foodLogEntries, isLiveOnDay)
    .orderBy(asc(loggedAt), asc(id))
    .prepare('');
});

/** `entriesOn` and `loggedDays` in one statement, for the first screen. */
export async function dayAndLoggedDays(
  db: Db,
  owner: OwnerId,
  { day, since }: { day: CalendarDay; since: CalendarDay },
): Promise<{ entries: StoredEntry[]; logged: CalendarDay[] }> {
  const rows = await dayAndDaysStatement(db).execute({ owner, day, since });
  return {
    entries: rows.flatMap(({ entry }) => (entry ? [entry] : [])),
    logged: rows[0]?.logged ?? [],
  };
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
