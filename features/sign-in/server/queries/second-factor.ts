import { and, count, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/database.ts';
import { recoveryCodes, secondFactors } from '../tables.ts';

/** The authenticator app of an account, in force or not; null without one. */
export async function secondFactorOf(db: Db, accountId: string) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.ownerId, accountId));
  return row ?? null;
}

/** Replaces a secret that waits for its first code; false if one is in force. */
export async function writePendingFactor(
  db: Db,
  accountId: string,
  secret: string,
  now: Date,
): Promise<boolean> {
  const columns = { secret, confirmedAt: null, lastStep: 0, createdAt: now };
  const rows = await db
    .insert(secondFactors)
    .values({ ...columns, ownerId: accountId })
    .onConflictDoUpdate({
      target: secondFactors.ownerId,
      set: columns,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ ownerId: secondFactors.ownerId });
  return rows.length > 0;
}

/** Uses a code's time step up; false when that step, or a later one, was used before. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.ownerId, accountId), lt(secondFactors.lastStep, step)))
    .returning({ lastStep: secondFactors.lastStep });
  return rows.length > 0;
}

/** Confirms the secret whose first code is at `step`; false if not pending. */
export async function confirmFactor(
  db: Db,
  accountId: string,
  { secret, step }: { secret: string; step: number },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(
      and(
        eq(secondFactors.ownerId, accountId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ ownerId: secondFactors.ownerId });
  return rows.length > 0;
}

export async function removeFactor(db: Db, accountId: string) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, accountId));
  await db.delete(secondFactors).where(eq(secondFactors.ownerId, accountId));
}

export function replaceRecoveryCodes(db: Db, accountId: string, hashes: string[], now: Date) {
  return inTransaction(db, async (db) => {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.ownerId, accountId));
    await db
      .insert(recoveryCodes)
      .values(hashes.map((codeHash) => ({ ownerId: accountId, codeHash, createdAt: now })));
  });
}

/** Uses a recovery code up: one statement, so that of two at once only one gets in. */
export async function takeRecoveryCode(db: Db, accountId: string, codeHash: string, now: Date) {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.ownerId, accountId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return rows.length > 0;
}

export async function recoveryCodesLeft(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.ownerId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
