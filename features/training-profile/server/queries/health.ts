import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { healthScreenings } from '../tables.ts';

/** The sealed health answers of a person; null without any. */
export async function sealedScreeningOf(db: Db, owner: OwnerId): Promise<string | null> {
  const [row] = await db
    .select({ sealed: healthScreenings.sealed })
    .from(healthScreenings)
    .where(eq(healthScreenings.ownerId, owner));
  return row?.sealed ?? null;
}

export async function writeSealedScreening(
  db: Db,
  owner: OwnerId,
  sealed: string,
  now: Date,
): Promise<void> {
  await db
    .insert(healthScreenings)
    .values({ ownerId: owner, sealed, updatedAt: now })
    .onConflictDoUpdate({
      target: healthScreenings.ownerId,
      set: { sealed, updatedAt: now },
    });
}

export async function removeScreening(db: Db, owner: OwnerId): Promise<void> {
  await db.delete(healthScreenings).where(eq(healthScreenings.ownerId, owner));
}

/** Everybody's sealed health answers. */
export const allSealedScreenings = (db: Db) =>
  db
    .select({ owner: healthScreenings.ownerId, sealed: healthScreenings.sealed })
    .from(healthScreenings);

/** Puts the same answers, sealed again, in their place, unless they were changed meanwhile. */
export async function replaceSealedScreening(
  db: Db,
  owner: string,
  { sealed, renewed }: { sealed: string; renewed: string },
): Promise<void> {
  await db
    .update(healthScreenings)
    .set({ sealed: renewed })
    .where(and(eq(healthScreenings.ownerId, owner), eq(healthScreenings.sealed, sealed)));
}
