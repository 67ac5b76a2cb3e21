import { and, asc, avg, between, desc, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { weighIns } from '../tables.ts';

export type StoredWeighIn = typeof weighIns.$inferSelect;
export type WeighInContent = Pick<
  StoredWeighIn,
  'date' | 'localTime' | 'timeZone' | 'weightKg' | 'enteredUnit'
>;

const isWeighIn = (owner: OwnerId, id: string) =>
  and(eq(weighIns.ownerId, owner), eq(weighIns.id, id));

const isLive = (owner: OwnerId) => and(eq(weighIns.ownerId, owner), isNull(weighIns.deletedAt));

/** Weigh-ins from a day on, the latest first. */
export function weighInsFrom(db: Db, owner: OwnerId, from: CalendarDay): Promise<StoredWeighIn[]> {
  const { date, localTime, id } = weighIns;
  return db
    .select()
    .from(weighIns)
    .where(and(isLive(owner), gte(date, from)))
    .orderBy(desc(date), sql`${localTime} desc nulls last`, desc(id));
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

/** The mean weight of each day that was weighed, kg, in order. */
export function weighedDays(db: Db, owner: OwnerId, from: CalendarDay, to: CalendarDay) {
  const { date, weightKg } = weighIns;
  return db
    .select({ date, weightKg: avg(weightKg).mapWith(Number) })
    .from(weighIns)
    .where(and(isLive(owner), between(date, from, to)))
    .groupBy(date)
    .orderBy(asc(date));
}

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

/** One weigh-in of this owner, deleted ones too. */
export async function weighInById(
  db: Db,
  owner: OwnerId,
  id: string,
): Promise<StoredWeighIn | null> {
  const [row] = await db.select().from(weighIns).where(isWeighIn(owner, id));
  return row ?? null;
}

/** Stores a weigh-in; null when this owner already has one of that id. */
export async function insertWeighIn(
  db: Db,
  owner: OwnerId,
  input: WeighInContent & { id: string; at: Date },
): Promise<StoredWeighIn | null> {
  const { at, ...content } = input;
  const [row] = await db
    .insert(weighIns)
    .values({ ...content, ownerId: owner, version: 1, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Replaces a weigh-in that still has `version`; null when it has not, is deleted or absent. */
export async function replaceWeighIn(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { content: WeighInContent; version: number; at: Date },
): Promise<StoredWeighIn | null> {
  const { deletedAt, version } = weighIns;
  const [row] = await db
    .update(weighIns)
    .set({ ...change.content, version: change.version + 1, updatedAt: change.at })
    .where(and(isWeighIn(owner, id), isNull(deletedAt), eq(version, change.version)))
    .returning();
  return row ?? null;
}

/** Marks a weigh-in deleted, or brings it back (`deletedAt` null). Null when there was nothing to change. */
export async function setWeighInDeleted(
  db: Db,
  owner: OwnerId,
  id: string,
  change: { deletedAt: Date | null; at: Date },
): Promise<StoredWeighIn | null> {
  const { deletedAt, version } = weighIns;
  const [row] = await db
    .update(weighIns)
    .set({ deletedAt: change.deletedAt, updatedAt: change.at, version: sql`${version} + 1` })
    .where(
      and(
        isWeighIn(owner, id),
        change.deletedAt === null ? isNotNull(deletedAt) : isNull(deletedAt),
      ),
    )
    .returning();
  return row ?? null;
}
