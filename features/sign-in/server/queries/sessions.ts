import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { newId } from '#platform/shared/ids.ts';
import type { SecurityEventKind } from '../../contract.ts';
import { securityEvents, sessions } from '../tables.ts';

/** A person's sessions that are still good, the one used last first. */
export function sessionsOf(db: Db, owner: OwnerId, now: Date) {
  return db
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.ownerId, owner), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
}

/** Ends one session; false when the person has none of that name. */
export async function endSessionById(db: Db, owner: OwnerId, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.ownerId, owner), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends every session of a person but one; answers how many. */
export async function endSessionsBut(db: Db, owner: OwnerId, kept: string): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.ownerId, owner), ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return rows.length;
}

/** Writes down what happened to an account, for its owner to read. */
export async function addSecurityEvent(
  db: Db,
  accountId: string,
  event: {
    kind: SecurityEventKind;
    detail?: string | undefined;
    origin: { address: string; userAgent: string } | null;
    now: Date;
  },
) {
  await db.insert(securityEvents).values({
    ownerId: accountId,
    id: newId(),
    kind: event.kind,
    detail: event.detail ?? null,
    ipAddress: event.origin?.address ?? null,
    userAgent: event.origin?.userAgent.slice(0, 300) ?? null,
    at: event.now,
  });
}

/** User agents that this account has signed in with. */
export async function listUserAgents(db: Db, accountId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectDistinct({ agent: securityEvents.userAgent })
    .from(securityEvents)
    .where(and(eq(securityEvents.ownerId, accountId), eq(securityEvents.kind, 'signed_in')));
  return rows.map(({ agent }) => agent);
}

/** What happened to an account, newest first, `limit` at most, from before the event `before` on. */
export function securityEventsOf(
  db: Db,
  owner: OwnerId,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return db
    .select()
    .from(securityEvents)
    .where(
      and(eq(securityEvents.ownerId, owner), before ? lt(securityEvents.id, before) : undefined),
    )
    .orderBy(desc(securityEvents.id))
    .limit(limit);
}
