import { and, asc, desc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import type { Credits } from '#features/booking-terms/rules/credits.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { packCredits, packsBought as packs } from '../tables.ts';

/** A client's credits for an offer that are left, held until the transaction ends. */
export async function creditsFor(db: Db, client: OwnerId, offerId: string): Promise<Credits[]> {
  const rows = await db
    .select({ id: packCredits.id, left: packCredits.left, expiresOn: packCredits.expiresOn })
    .from(packCredits)
    .innerJoin(packs, eq(packs.id, packCredits.packId))
    .where(and(eq(packs.clientId, client), eq(packs.offerId, offerId), gt(packCredits.left, 0)))
    .orderBy(asc(packCredits.expiresOn), asc(packCredits.id));
  return rows;
}

/** Takes one credit; false where another person took the last. */
export async function takeCredit(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(packCredits)
    .set({ left: sql`${packCredits.left} - 1` })
    .where(and(eq(packCredits.id, id), gt(packCredits.left, 0)))
    .returning({ id: packCredits.id });
  return rows.length > 0;
}

/** Takes one usable credit of the pack that these are of: it may have come back to end later. */
export async function takeCreditOfPack(db: Db, id: string, today: CalendarDay): Promise<boolean> {
  const packId = db
    .select({ of: packCredits.packId })
    .from(packCredits)
    .where(eq(packCredits.id, id));
  const rows = await db
    .select({ id: packCredits.id })
    .from(packCredits)
    .where(and(inArray(packCredits.packId, packId), gte(packCredits.expiresOn, today)))
    .orderBy(asc(packCredits.expiresOn));
  for (const row of rows) if (await takeCredit(db, row.id)) return true;
  return false;
}

export async function creditsById(db: Db, id: string) {
  const [row] = await db.select().from(packCredits).where(eq(packCredits.id, id));
  return row ?? null;
}

/** Gives one credit back to a pack, to those that end on `expiresOn`. */
export async function giveBackCredit(
  db: Db,
  packId: string,
  expiresOn: CalendarDay,
): Promise<void> {
  await db
    .insert(packCredits)
    .values({ id: newId(), packId, left: 1, expiresOn })
    .onConflictDoUpdate({
      target: [packCredits.packId, packCredits.expiresOn],
      set: { left: sql`${packCredits.left} + 1` },
    });
}

export type PackRow = {
  pack: typeof packs.$inferSelect;
  left: number;
  unused: number;
  expiresOn: CalendarDay | null;
};

const selectPacks = (db: Db, today: CalendarDay) =>
  db
    .select({
      pack: packs,
      /** that can still be used */
      left: sql<number>`coalesce(sum(${packCredits.left}) filter (where ${packCredits.expiresOn} >= ${today}), 0)::int`,
      unused: sql<number>`coalesce(sum(${packCredits.left}), 0)::int`,
      expiresOn: sql<
        string | null
      >`(max(${packCredits.expiresOn}) filter (where ${packCredits.left} > 0))::text`,
    })
    .from(packs)
    .leftJoin(packCredits, eq(packCredits.packId, packs.id))
    .groupBy(packs.id);

/** Packs that a person bought or sold, the newest first. */
export const packsOf = (db: Db, person: OwnerId, today: CalendarDay): Promise<PackRow[]> =>
  selectPacks(db, today)
    .where(or(eq(packs.clientId, person), eq(packs.trainerId, person)))
    .orderBy(desc(packs.createdAt), asc(packs.id));

/** A pack that a trainer sold; null for anybody else. */
export async function packSoldBy(
  db: Db,
  trainer: OwnerId,
  id: string,
  today: CalendarDay,
): Promise<PackRow | null> {
  const [row] = await selectPacks(db, today).where(
    and(eq(packs.id, id), eq(packs.trainerId, trainer)),
  );
  return row ?? null;
}

/** Stores a pack with its credits; false where the same id did before. */
export async function insertPack(
  db: Db,
  pack: typeof packs.$inferInsert,
  expiresOn: CalendarDay,
): Promise<boolean> {
  const [made] = await db.insert(packs).values(pack).onConflictDoNothing().returning();
  if (!made) return false;
  await db
    .insert(packCredits)
    .values({ id: newId(), packId: made.id, left: made.credits, expiresOn });
  return true;
}

/** Ends a pack: what was left is no longer there. */
export async function endPack(db: Db, id: string, refundedCents: number): Promise<void> {
  await db.update(packs).set({ refundedCents }).where(eq(packs.id, id));
  await db.update(packCredits).set({ left: 0 }).where(eq(packCredits.packId, id));
}

/** How many credits for an offer a client can use on a day. */
export async function countCredits(
  db: Db,
  client: OwnerId,
  offerId: string,
  today: CalendarDay,
): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`coalesce(sum(${packCredits.left}), 0)::int` })
    .from(packCredits)
    .innerJoin(packs, eq(packs.id, packCredits.packId))
    .where(
      and(
        eq(packs.clientId, client),
        eq(packs.offerId, offerId),
        gte(packCredits.expiresOn, today),
      ),
    );
  return row?.left ?? 0;
}
