import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { nextFree } from '../tables.ts';

/** Call it in the transaction that changes what decides when these trainers are free. */
export async function forgetNextFree(db: Db, trainers: readonly OwnerId[]): Promise<void> {
  if (trainers.length === 0) return;
  // In one order, so that two changes wait for each other and neither fails.
  const rows = [...new Set(trainers)]
    .sort()
    .map((ownerId) => ({ ownerId, starts: Buffer.alloc(0), changes: 1 }));
  await db
    .insert(nextFree)
    .values(rows)
    .onConflictDoUpdate({
      target: nextFree.ownerId,
      set: { changes: sql`${nextFree.changes} + 1` },
    });
}

/** Keeps what was found for a trainer when `changes` had been counted. */
export async function keepNextFree(
  db: Db,
  trainer: OwnerId,
  { starts, changes, nowMs }: { starts: Uint8Array; changes: number; nowMs: number },
): Promise<void> {
  const found = { starts: Buffer.from(starts), foundFor: changes, foundAt: new Date(nowMs) };
  await db
    .insert(nextFree)
    .values({ ownerId: trainer, changes, ...found })
    .onConflictDoUpdate({ target: nextFree.ownerId, set: found });
}

/** What was found for each trainer, for how many changes, and when; null: never. */
export async function keptNextFree(db: Db) {
  const { ownerId, starts, changes, foundFor, foundAt } = nextFree;
  const rows = await db
    .select({
      ownerId,
      starts,
      changes,
      isOld: sql<boolean>`${foundFor} is distinct from ${changes}`,
      foundMs: sql<number | null>`(extract(epoch from ${foundAt}) * 1000)::float8`,
    })
    .from(nextFree);
  return new Map(rows.map((row) => [row.ownerId, row]));
}
