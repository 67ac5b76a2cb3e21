import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { savedMeals } from '../tables.ts';

const isOneOf = (owner: OwnerId, ids: readonly string[]) =>
  and(eq(savedMeals.ownerId, owner), sql`${savedMeals.id} = any(${sql.param(ids)}::uuid[])`);

/** Deletes meals without a way back, but for those that were changed since; how many went. */
export async function eraseUnchangedMeals(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<number> {
  const unchanged = or(eq(savedMeals.version, 1), isNotNull(savedMeals.deletedAt));
  const gone = await db
    .delete(savedMeals)
    .where(and(isOneOf(owner, ids), unchanged))
    .returning({ id: savedMeals.id });
  return gone.length;
}
