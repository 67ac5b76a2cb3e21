import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { foodImports } from '../tables.ts';

export type FoodImport = typeof foodImports.$inferSelect;

/** Load progress; null before the start. */
export async function importState(db: Db, id: string): Promise<FoodImport | null> {
  const [row] = await db.select().from(foodImports).where(eq(foodImports.id, id));
  return row ?? null;
}

/** Notes how far something has been loaded, in the transaction that loaded it. */
export async function keepImportState(db: Db, state: FoodImport): Promise<void> {
  const { id: _, ...rest } = state;
  await db
    .insert(foodImports)
    .values(state)
    .onConflictDoUpdate({ target: foodImports.id, set: rest });
}

/** Commits without waiting for the disk; the next waiting commit flushes it too. */
export async function withoutWaitingForDisk(db: Db): Promise<void> {
  await db.execute(sql`set local synchronous_commit = off`);
}

/** Lets one process at a time load foods, until its transaction ends. */
export async function lockCatalogueLoad(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7361043)`);
}
