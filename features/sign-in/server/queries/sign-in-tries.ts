import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { signInTries } from '../tables.ts';

/** Failures so far under a name, for anyone who changes them next: the row stays locked until then. */
export async function countAttempts(db: Db, name: string, now: Date) {
  // Writing first makes a row to lock, so that tries at the same moment come one after the other.
  await db
    .insert(signInTries)
    .values({ name, failures: 0, lastAt: now })
    .onConflictDoNothing({ target: signInTries.name });
  const [row] = await db
    .select({ failures: signInTries.failures, lastAt: signInTries.lastAt })
    .from(signInTries)
    .where(eq(signInTries.name, name))
    .for('update');
  return row ?? { failures: 0, lastAt: now };
}

export async function writeAttempts(db: Db, name: string, failures: number, now: Date) {
  await db.update(signInTries).set({ failures, lastAt: now }).where(eq(signInTries.name, name));
}

/** Takes one failure back, because the try was right after all. */
export async function refundAttempt(db: Db, name: string) {
  await db
    .update(signInTries)
    .set({ failures: sql`greatest(${signInTries.failures} - 1, 0)` })
    .where(eq(signInTries.name, name));
}

export async function resetAttempts(db: Db, name: string) {
  await db.delete(signInTries).where(eq(signInTries.name, name));
}
