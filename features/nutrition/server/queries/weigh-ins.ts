import { and, asc, avg, between, desc, eq, gte, isNull, lte, max, min, sql } from 'drizzle-orm';
import { builtOnce } from '#platform/server/db/built-once.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type RecordContent, recordRows } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { weighIns } from '../tables.ts';

export const weighInRows = recordRows(weighIns);

export type WeighInContent = RecordContent<typeof weighIns>;

const { isLive } = weighInRows;

/** Weigh-ins from a day on, the latest first. */
export function weighInsFrom(db: Db, owner: OwnerId, from: CalendarDay) {
  const { date, localTime, id } = weighIns;
  return weighInRows.list(db, owner, {
    where: gte(date, from),
    orderBy: [desc(date), sql`${localTime} desc nulls last`, desc(id)],
  });
}

/** The latest weigh-in, kg, up to a day where one is given; null without one. */
export async function latestWeightKg(
  db: Db,
  owner: OwnerId,
  until?: CalendarDay,
): Promise<number | null> {
  const { date, localTime, createdAt, weightKg } = weighIns;
  const [row] = await db
    .select({ weightKg })
    .from(weighIns)
    .where(and(isLive(owner), until === undefined ? undefined : lte(date, until)))
    .orderBy(desc(date), sql`${localTime} desc nulls last`, desc(createdAt))
    .limit(1);
  return row?.weightKg ?? null;
}

/** Replaces the weigh-in of that id, deleted or not. */
export async function writeWeighIn(
  db: Db,
  owner: OwnerId,
  input: WeighInContent & { id: string; at: Date },
): Promise<void> {
  const { at, id, ...content } = input;
  const { ownerId, version } = weighIns;
  await db
    .insert(weighIns)
    .values({ ...content, id, ownerId: owner, version: 1, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [ownerId, weighIns.id],
      set: { ...content, deletedAt: null, updatedAt: at, version: sql`${version} + 1` },
    });
}

/** The mean weight of each day that was weighed, kg, in order; as the driver gives them, for years have many. */
export async function weighedDays(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  const { date, weightKg } = weighIns;
  const { rows } = await db.execute<{ date: CalendarDay; weightKg: number }>(sql`
    select ${date}::text as date, avg(${weightKg})::float8 as "weightKg" from ${weighIns}
    where ${and(isLive(owner), between(date, from, to))} group by ${date} order by ${date}`);
  return rows;
}

/** The day of the first weigh-in; null without any. */
export async function firstWeighedDay(db: Db, owner: OwnerId): Promise<CalendarDay | null> {
  const [row] = await db
    .select({ first: min(weighIns.date) })
    .from(weighIns)
    .where(isLive(owner));
  return row?.first ?? null;
}

const latestOfDay = sql`${weighIns.localTime} desc nulls last, ${weighIns.createdAt} desc`;

const weightsStatement = builtOnce((db) => {
  const { ownerId, date, weightKg, deletedAt } = weighIns;
  const until = sql.placeholder('until');
  const past = and(eq(ownerId, sql.placeholder('owner')), isNull(deletedAt), lte(date, until));
  const latest = db
    .select({ date: max(date) })
    .from(weighIns)
    .where(past);
  return db
    .select({
      date,
      weightKg: avg(weightKg).mapWith(Number),
      latestKg: sql`(array_agg(${weightKg} order by ${latestOfDay}))[1]`.mapWith(Number),
    })
    .from(weighIns)
    .where(and(past, gte(date, sql`least(${sql.placeholder('from')}::date, (${latest}))`)))
    .groupBy(date)
    .orderBy(asc(date))
    .prepare('');
});

/**
 * The mean and the last weight of each day from `from` to `until`, kg, in order. Without a weigh-in in these days it is
 * the latest day before them.
 */
export const weightsUntil = (db: Db, owner: OwnerId, from: CalendarDay, until: CalendarDay) =>
  weightsStatement(db).execute({ owner, from, until });

/** Who of these people weighed themselves on a day or after it. */
export async function weighedSince(
  db: Db,
  people: OwnerId[],
  since: CalendarDay,
): Promise<Set<OwnerId>> {
  const { ownerId, date, deletedAt } = weighIns;
  const rows = await db
    .selectDistinct({ ownerId })
    .from(weighIns)
    .where(
      and(sql`${ownerId} = any(${sql.param(people)}::uuid[])`, gte(date, since), isNull(deletedAt)),
    );
  return new Set(rows.map((row) => row.ownerId as OwnerId));
}
