import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { mailedLinks } from '../tables.ts';

/** Links to the new and the current address of one change. */
const HALVES = ['change_email', 'agree_email'] as const;

/** Links of the change at that time, and whether they were used. */
export function halvesOf(db: Db, accountId: string, askedAt: Date) {
  return db
    .select({
      purpose: mailedLinks.purpose,
      email: mailedLinks.email,
      usedAt: mailedLinks.usedAt,
      expiresAt: mailedLinks.expiresAt,
    })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.ownerId, accountId),
        eq(mailedLinks.createdAt, askedAt),
        inArray(mailedLinks.purpose, [...HALVES]),
      ),
    );
}

/** Forgets every wish for a change, also one that was followed by half. */
export async function forgetChanges(db: Db, accountId: string): Promise<void> {
  await db
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.ownerId, accountId), inArray(mailedLinks.purpose, [...HALVES])));
}

/** Address of a pending change; null if none. */
export async function findPendingEmail(db: Db, owner: OwnerId, now: Date): Promise<string | null> {
  const [wish] = await db
    .select({
      email: mailedLinks.email,
      usedAt: mailedLinks.usedAt,
      createdAt: mailedLinks.createdAt,
    })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.ownerId, owner),
        eq(mailedLinks.purpose, 'change_email'),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(mailedLinks.createdAt))
    .limit(1);
  if (!wish) return null;
  if (wish.usedAt === null) return wish.email;
  const halves = await halvesOf(db, owner, wish.createdAt);
  return halves.some(({ usedAt }) => usedAt === null) ? wish.email : null;
}
