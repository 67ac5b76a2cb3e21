import { and, count, eq, gt, gte, isNull, lte, max, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import { setPassword } from './queries/passwords.ts';
import { mailedLinks, sessions, signInAccounts, users } from './tables.ts';

export type LinkPurpose =
  | 'verify_email'
  | 'reset_password'
  | 'change_email'
  | 'agree_email'
  | 'undo_email';

/** Account of a folded address, for sign-in only; null if none. */
export async function accountOfEmail(db: Db, email: string) {
  const [row] = await db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}

/** Makes an account with a password, within the caller's transaction; null when the address has one already. */
export async function addAccount(
  db: Db,
  account: { email: string; name: string; passwordHash: string; now: Date },
): Promise<{ id: string } | null> {
  const { email, name, passwordHash, now } = account;
  const [user] = await db
    .insert(users)
    .values({ id: newId(), email, name, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!user) return null;
  await setPassword(db, user.id, passwordHash, now);
  return user;
}

/** Other services that a person signs in with. */
export async function listConnectedProviders(db: Db, owner: OwnerId) {
  return db
    .select({ provider: signInAccounts.providerId, since: signInAccounts.createdAt })
    .from(signInAccounts)
    .where(and(eq(signInAccounts.ownerId, owner), ne(signInAccounts.providerId, 'credential')));
}

/** Gives an account another, verified address. Fails when someone else has it. */
export async function writeEmail(db: Db, accountId: string, email: string, now: Date) {
  await db
    .update(users)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(users.id, accountId));
}

/** Takes the unused links of a purpose out of use: all, or those made from a moment on. */
export async function dropLinks(db: Db, accountId: string, purpose: LinkPurpose, after?: Date) {
  await db
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.ownerId, accountId),
        eq(mailedLinks.purpose, purpose),
        isNull(mailedLinks.usedAt),
        after ? gte(mailedLinks.createdAt, after) : undefined,
      ),
    );
}

/** Ends every session of an account; answers which there were. */
export async function endEverySession(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .delete(sessions)
    .where(eq(sessions.ownerId, accountId))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/** Marks an address as verified if it still is the account's; answers whether it is. */
export async function verifyAddress(db: Db, accountId: string, email: string, now: Date) {
  const rows = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, accountId), eq(users.email, email)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Links that anyone may request: older ones stay valid, so strangers cannot end the owner's. */
const ASKED_BY_ANYBODY: readonly LinkPurpose[] = ['verify_email', 'reset_password'];

/** Stores a new link. Ends unused older ones of its purpose, unless anyone may request them. */
export function addLink(
  db: Db,
  link: {
    accountId: string;
    secretHash: string;
    purpose: LinkPurpose;
    email: string;
    now: Date;
    expiresAt: Date;
  },
) {
  const { accountId, secretHash, purpose, email, now, expiresAt } = link;
  return inTransaction(db, async (db) => {
    if (!ASKED_BY_ANYBODY.includes(purpose)) {
      await db.delete(mailedLinks).where(
        and(
          eq(mailedLinks.ownerId, accountId),
          eq(mailedLinks.purpose, purpose),
          isNull(mailedLinks.usedAt),
          // Who takes an account along must not get rid of its first owner's way back.
          purpose === 'undo_email' ? eq(mailedLinks.email, email) : undefined,
        ),
      );
    }
    await db
      .insert(mailedLinks)
      .values({ ownerId: accountId, secretHash, purpose, email, expiresAt, createdAt: now });
  });
}

/** Count and time of the newest link of a purpose within a period; null if none. */
export async function linksMailed(
  db: Db,
  accountId: string,
  purpose: LinkPurpose,
  { since, until }: { since: Date; until: Date },
): Promise<{ mailed: number; newest: Date | null }> {
  const [row] = await db
    .select({ mailed: count(), newest: max(mailedLinks.createdAt) })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.ownerId, accountId),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.createdAt, since),
        lte(mailedLinks.createdAt, until),
      ),
    );
  return { mailed: row?.mailed ?? 0, newest: row?.newest ?? null };
}

/** A link with its current account, or null. */
export async function linkOf(db: Db, accountId: string, secretHash: string, purpose: LinkPurpose) {
  const [row] = await db
    .select({
      linkEmail: mailedLinks.email,
      expiresAt: mailedLinks.expiresAt,
      usedAt: mailedLinks.usedAt,
      createdAt: mailedLinks.createdAt,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
    })
    .from(mailedLinks)
    .innerJoin(users, eq(users.id, mailedLinks.ownerId))
    .where(
      and(
        eq(mailedLinks.ownerId, accountId),
        eq(mailedLinks.secretHash, secretHash),
        eq(mailedLinks.purpose, purpose),
      ),
    );
  return row ?? null;
}

/** Uses a link up: one statement, so that of two at once only one gets the address. */
export async function takeLink(
  db: Db,
  accountId: string,
  secretHash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedLinks.ownerId, accountId),
        eq(mailedLinks.secretHash, secretHash),
        eq(mailedLinks.purpose, purpose),
        isNull(mailedLinks.usedAt),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .returning({ email: mailedLinks.email });
  return row?.email ?? null;
}
