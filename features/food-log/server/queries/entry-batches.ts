import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { NewEntry, StoredEntry } from '../queries.ts';
import { foodLogEntries } from '../tables.ts';

const areEntries = (owner: OwnerId, ids: readonly string[]) =>
  and(eq(foodLogEntries.ownerId, owner), inArray(foodLogEntries.id, [...ids]));

/** Stores entries in one statement, leaving out those whose id this owner already has. */
export async function insertEntries(
  db: Db,
  owner: OwnerId,
  entries: readonly NewEntry[],
): Promise<StoredEntry[]> {
  // In the order of their ids, so that two calls with the same ones wait for each other instead of both failing.
  const rows = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return db
    .insert(foodLogEntries)
    .values(rows.map((entry) => ({ ...entry, ownerId: owner, deletedAt: null })))
    .onConflictDoNothing()
    .returning();
}

/** Those of these ids that are this owner's, deleted ones too. */
export function entriesById(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<StoredEntry[]> {
  return db.select().from(foodLogEntries).where(areEntries(owner, ids));
}

/** How many of these ids are this owner's. Nobody else changes them until the transaction ends. */
export async function lockEntries(db: Db, owner: OwnerId, ids: readonly string[]): Promise<number> {
  const rows = await db
    .select({ id: foodLogEntries.id })
    .from(foodLogEntries)
    .where(areEntries(owner, ids))
    .orderBy(asc(foodLogEntries.id))
    .for('update');
  return rows.length;
}

/** Marks entries deleted, or brings them back (`deletedAt` null); those that are so already stay untouched. */
export async function setEntriesDeleted(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
  change: { deletedAt: Date | null; at: Date },
): Promise<void> {
  const { deletedAt, version } = foodLogEntries;
  await db
    .update(foodLogEntries)
    .set({ deletedAt: change.deletedAt, updatedAt: change.at, version: sql`${version} + 1` })
    .where(
      and(
        areEntries(owner, ids),
        change.deletedAt === null ? isNotNull(deletedAt) : isNull(deletedAt),
      ),
    );
}
