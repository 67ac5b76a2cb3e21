import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import type { OutsideProvider } from '../../contract/outside.ts';
import { signInAccounts, users } from '../tables.ts';

type Named = { provider: OutsideProvider; subject: string };

/** The account that a service's person signs in to; null when none is connected. */
export async function accountOfOutside(db: Db, { provider, subject }: Named) {
  const [row] = await db
    .select({ id: signInAccounts.ownerId })
    .from(signInAccounts)
    .where(and(eq(signInAccounts.providerId, provider), eq(signInAccounts.accountId, subject)));
  return row?.id ?? null;
}

/** Connects a service's person to an account; false when they belong to one already. */
export async function connectOutside(db: Db, accountId: string, named: Named, now: Date) {
  const rows = await db
    .insert(signInAccounts)
    .values({
      ownerId: accountId,
      id: newId(),
      providerId: named.provider,
      accountId: named.subject,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [signInAccounts.providerId, signInAccounts.accountId] })
    .returning({ id: signInAccounts.id });
  return rows.length > 0;
}

/** Makes an account without a password, within the caller's transaction; null when the address has one already. */
export async function addOutsideAccount(
  db: Db,
  account: Named & { email: string; emailVerified: boolean; name: string; now: Date },
): Promise<{ id: string } | null> {
  const { email, emailVerified, name, now } = account;
  const [user] = await db
    .insert(users)
    .values({ id: newId(), email, emailVerified, name, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!user) return null;
  await connectOutside(db, user.id, account, now);
  return user;
}

/** Takes a connected service away from a person; false when it was not connected. */
export async function disconnectOutside(db: Db, owner: OwnerId, provider: OutsideProvider) {
  const rows = await db
    .delete(signInAccounts)
    .where(and(eq(signInAccounts.ownerId, owner), eq(signInAccounts.providerId, provider)))
    .returning({ id: signInAccounts.id });
  return rows.length > 0;
}

/** Takes every connected service away from an account; its password stays. */
export async function disconnectEvery(db: Db, accountId: string): Promise<void> {
  await db
    .delete(signInAccounts)
    .where(and(eq(signInAccounts.ownerId, accountId), ne(signInAccounts.providerId, 'credential')));
}
