import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { EntryMove } from '../../rules/entry-move.ts';
import type { StoredEntry } from '../queries.ts';
import { foodLogEntries } from '../tables.ts';

/** Gives an entry another day and meal if it still has its version; null when it has not, is deleted or absent. */
export async function moveEntry(
  db: Db,
  owner: OwnerId,
  { id, version, date, mealType }: EntryMove,
  at: Date,
): Promise<StoredEntry | null> {
  const e = foodLogEntries;
  const [row] = await db
    .update(e)
    .set({ date, mealType, version: sql`${e.version} + 1`, updatedAt: at })
    .where(and(eq(e.ownerId, owner), eq(e.id, id), eq(e.version, version), isNull(e.deletedAt)))
    .returning();
  return row ?? null;
}
