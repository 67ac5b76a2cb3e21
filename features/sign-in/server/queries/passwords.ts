import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { newId } from '#platform/shared/ids.ts';
import { signInAccounts } from '../tables.ts';

/** Sets the password of an account, also of one that never had any. */
export async function setPassword(db: Db, accountId: string, passwordHash: string, now: Date) {
  await db
    .insert(signInAccounts)
    .values({
      ownerId: accountId,
      id: newId(),
      providerId: 'credential',
      accountId,
      password: passwordHash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [signInAccounts.providerId, signInAccounts.accountId],
      set: { password: passwordHash, updatedAt: now },
    });
}

/** Nobody's account: asking for it takes as long as asking for a person's. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The hash of an account's password; null without one, or without an account. */
export async function passwordHashOf(db: Db, accountId: string | null): Promise<string | null> {
  const [row] = await db
    .select({ password: signInAccounts.password })
    .from(signInAccounts)
    .where(
      and(
        eq(signInAccounts.ownerId, accountId ?? NOBODY),
        eq(signInAccounts.providerId, 'credential'),
      ),
    );
  return row?.password ?? null;
}

/**
 * Whether an account's password is still the one of that hash, null for none. Waits for anyone who is just
 * setting another, so that what was begun with the older one is told.
 */
export async function passwordStands(
  db: Db,
  { id, passwordHash }: { id: string; passwordHash: string | null },
): Promise<boolean> {
  const [row] = await db
    .select({ password: signInAccounts.password })
    .from(signInAccounts)
    .where(and(eq(signInAccounts.ownerId, id), eq(signInAccounts.providerId, 'credential')))
    .for('share');
  return (row?.password ?? null) === passwordHash;
}
