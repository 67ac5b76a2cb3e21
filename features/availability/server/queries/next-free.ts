import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { nextFree } from '../tables.ts';

const areOf = (trainers: readonly OwnerId[]) =>
  sql`${nextFree.ownerId} = any(${sql.param([...trainers])}::uuid[])`;

/** Call it in the transaction that changes what decides when these trainers are free. */
export async function forgetNextFree(db: Db, trainers: readonly OwnerId[]): Promise<void> {
  await db.delete(nextFree).where(areOf(trainers));
}

export type NextFree = {
  trainerId: string;
  offerId: string;
  /** null: none until the offer's last date */
  startMs: number | null;
  foundAtMs: number;
};

/** The next free starts of these trainers' offers, where they are known. */
export async function keptNextFree(db: Db, trainers: readonly OwnerId[]): Promise<NextFree[]> {
  const rows = await db.select().from(nextFree).where(areOf(trainers));
  return rows.map(({ ownerId, offerId, startsAt, foundAt }) => ({
    trainerId: ownerId,
    offerId,
    startMs: startsAt?.getTime() ?? null,
    foundAtMs: foundAt.getTime(),
  }));
}

/** Keeps next free starts that were just found. */
export async function keepNextFree(
  db: Db,
  found: readonly (Omit<NextFree, 'trainerId' | 'foundAtMs'> & { trainer: OwnerId })[],
  nowMs: number,
): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map(({ trainer, offerId, startMs }) => ({
    ownerId: trainer,
    offerId,
    startsAt: startMs === null ? null : new Date(startMs),
    foundAt: new Date(nowMs),
  }));
  await db
    .insert(nextFree)
    .values(rows)
    .onConflictDoUpdate({
      target: [nextFree.ownerId, nextFree.offerId],
      set: { startsAt: sql`excluded.starts_at`, foundAt: sql`excluded.found_at` },
    });
}
