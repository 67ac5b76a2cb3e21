import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type OwnerId, proveOwner } from '#platform/server/sessions/owner.ts';
import { shoppingLists as lists } from '../tables.ts';

/** A link ends by itself after so long, ms. */
const LINK_LASTS_MS = 90 * 86_400_000;

/** Until when a link made then works; null: it has ended. */
function endOf(sharedAt: Date | null, nowMs: number): Date | null {
  const endMs = (sharedAt?.getTime() ?? 0) + LINK_LASTS_MS;
  return endMs > nowMs ? new Date(endMs) : null;
}

/** A list's number of changes and its link while that works; zero and none for one that was never changed. */
export async function listOf(
  db: Db,
  owner: OwnerId,
  nowMs: number,
): Promise<{ stamp: number; token: string | null; endsAt: Date | null }> {
  const { ownerId: _, ...columns } = getTableColumns(lists);
  const [row] = await db.select(columns).from(lists).where(eq(lists.ownerId, owner));
  const endsAt = row?.token ? endOf(row.sharedAt, nowMs) : null;
  return { stamp: row?.stamp ?? 0, token: endsAt && (row?.token ?? null), endsAt };
}

/** Counts a change and holds the list until the transaction ends, so that changes come one after the other. */
export async function countChange(db: Db, owner: OwnerId): Promise<void> {
  await db
    .insert(lists)
    .values({ ownerId: owner, stamp: 1 })
    .onConflictDoUpdate({ target: lists.ownerId, set: { stamp: sql`${lists.stamp} + 1` } });
}

/** Gives a list a link; one whose link works keeps it. */
export async function addToken(db: Db, owner: OwnerId, token: string, at: Date): Promise<void> {
  await db
    .insert(lists)
    .values({ ownerId: owner, stamp: 0, token, sharedAt: at })
    .onConflictDoUpdate({
      target: lists.ownerId,
      set: { token, sharedAt: at },
      setWhere: sql`${lists.token} is null or ${lists.sharedAt} <= ${new Date(at.getTime() - LINK_LASTS_MS)}`,
    });
}

export async function removeToken(db: Db, owner: OwnerId): Promise<void> {
  await db.update(lists).set({ token: null, sharedAt: null }).where(eq(lists.ownerId, owner));
}

/** Whose list a link is of. Its owner made the link, and so lets anyone who holds it read and tick. */
export async function ownerOfToken(db: Db, token: string, nowMs: number): Promise<OwnerId | null> {
  const [row] = await db
    .select({ ownerId: lists.ownerId })
    .from(lists)
    .where(and(eq(lists.token, token), gt(lists.sharedAt, new Date(nowMs - LINK_LASTS_MS))));
  return row ? proveOwner(row.ownerId) : null;
}
