import { and, count, eq, gt, lte, max } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { newId } from '#platform/shared/ids.ts';
import { verifications } from '../tables.ts';

type Decoy = { identifier: string; value: string; now: Date; expiresAt: Date };

/**
 * A trace of what was asked for an address without an account. It costs what a real row costs and is
 * removed when it expires; `identifier` is a keyed hash, so nobody can read an address from it.
 */
export async function addDecoy(db: Db, { now, ...columns }: Decoy): Promise<void> {
  await db
    .insert(verifications)
    .values({ ...columns, id: newId(), createdAt: now, updatedAt: now });
}

/** The same with the steps of `addLink`. */
export const leaveDecoy = (db: Db, decoy: Decoy): Promise<void> =>
  inTransaction(db, (db) => addDecoy(db, decoy));

/** The same question as `linksMailed`, about decoys. */
export async function decoysLeft(
  db: Db,
  identifier: string,
  { since, until }: { since: Date; until: Date },
): Promise<{ mailed: number; newest: Date | null }> {
  const [row] = await db
    .select({ mailed: count(), newest: max(verifications.createdAt) })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, identifier),
        gt(verifications.createdAt, since),
        lte(verifications.createdAt, until),
      ),
    );
  return { mailed: row?.mailed ?? 0, newest: row?.newest ?? null };
}
