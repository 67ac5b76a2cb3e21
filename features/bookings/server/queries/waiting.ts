import { and, asc, count, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { OrganisationId } from '#features/organisations/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { Waiting } from '../../rules/waiting-list.ts';
import { bookings, offers, bookedSessions as sessions, waiting } from '../tables.ts';
import { takesPlace } from './sessions.ts';

const isOpen = inArray(waiting.state, ['waiting', 'offered']);

/** Everybody who waits for a place in a session, in order, held until the transaction ends. */
export async function listOf(db: Db, sessionId: string): Promise<(Waiting & { id: OwnerId })[]> {
  const rows = await db
    .select()
    .from(waiting)
    .where(eq(waiting.sessionId, sessionId))
    .orderBy(asc(waiting.joinedAt), asc(waiting.clientId))
    .for('update');
  return rows.map(({ clientId, state, offeredUntil }) => ({
    id: clientId,
    state,
    offeredUntilMs: offeredUntil?.getTime() ?? null,
  }));
}

/** Joins the list, at its end; who left or let a place pass joins again. */
export async function joinList(
  db: Db,
  sessionId: string,
  client: OwnerId,
  now: Date,
): Promise<void> {
  const again = { joinedAt: now, state: 'waiting' as const, offeredUntil: null };
  await db
    .insert(waiting)
    .values({ sessionId, clientId: client, ...again })
    .onConflictDoUpdate({
      target: [waiting.sessionId, waiting.clientId],
      set: again,
      setWhere: inArray(waiting.state, ['lapsed', 'left', 'booked', 'ended']),
    });
}

export async function writeWaiting(
  db: Db,
  sessionId: string,
  { id, state, offeredUntilMs }: Waiting & { id: OwnerId },
): Promise<void> {
  await db
    .update(waiting)
    .set({ state, offeredUntil: offeredUntilMs === null ? null : new Date(offeredUntilMs) })
    .where(and(eq(waiting.sessionId, sessionId), eq(waiting.clientId, id)));
}

/** Who books waits no longer. */
export async function endWait(db: Db, sessionId: string, client: OwnerId): Promise<void> {
  await db
    .update(waiting)
    .set({ state: 'booked', offeredUntil: null })
    .where(and(eq(waiting.sessionId, sessionId), eq(waiting.clientId, client), isOpen));
}

/** Sessions whose list has to be looked at: an offer has expired, a place is free, or they have begun. */
export async function sessionsToLookAt(db: Db, now: Date): Promise<string[]> {
  const booked = db
    .select({ places: count() })
    .from(bookings)
    .where(and(eq(bookings.sessionId, sessions.id), takesPlace(now)));
  const offered = sql`(select count(*) from booking_waiting as other where other.session_id = ${sessions.id} and other.state = 'offered')`;
  const isNext = and(
    eq(waiting.state, 'waiting'),
    eq(sessions.state, 'open'),
    sql`${sessions.capacity} > (${booked}) + ${offered}`,
  );
  const rows = await db
    .selectDistinct({ id: waiting.sessionId })
    .from(waiting)
    .innerJoin(sessions, eq(sessions.id, waiting.sessionId))
    .where(and(isOpen, or(lt(waiting.offeredUntil, now), lte(sessions.startsAt, now), isNext)))
    .limit(200);
  return rows.map(({ id }) => id);
}

type Waited = {
  sessionId: string;
  offerId: string;
  offerName: string;
  startsAt: Date;
  endsAt: Date;
  trainerId: OwnerId;
  organisationId: OrganisationId | null;
  offeredUntil: Date | null;
  /** people before */
  before: number;
};

/** Where a person waits, with how many are before them. */
export async function placesOfWaiting(db: Db, client: OwnerId, now: Date): Promise<Waited[]> {
  const before = db
    .select({ people: count() })
    .from(sql`booking_waiting as earlier`)
    .where(
      sql`earlier.session_id = ${waiting.sessionId} and earlier.state = 'waiting' and earlier.joined_at < ${waiting.joinedAt}`,
    );
  return db
    .select({
      sessionId: sessions.id,
      offerId: sessions.offerId,
      offerName: sql<string>`coalesce(${sessions.terms}->'offer'->>'name', ${offers.content}->>'name', '')`,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      trainerId: sessions.trainerId,
      organisationId: sessions.organisationId,
      offeredUntil: waiting.offeredUntil,
      before: sql<number>`(${before})::int`,
    })
    .from(waiting)
    .innerJoin(sessions, eq(sessions.id, waiting.sessionId))
    .leftJoin(offers, eq(offers.id, sessions.offerId))
    .where(and(eq(waiting.clientId, client), isOpen, gt(sessions.startsAt, now)))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

/** All lists a person was ever on. */
export const everyWaitingOf = (db: Db, client: OwnerId) =>
  db
    .select({ sessionId: waiting.sessionId, joinedAt: waiting.joinedAt, state: waiting.state })
    .from(waiting)
    .where(eq(waiting.clientId, client))
    .orderBy(asc(waiting.joinedAt));
