import { and, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Missing } from '#features/booking-terms/rules/missing.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { bookings, bookedSessions as sessions } from '../tables.ts';

const MOST = 500;

/** What is said of sessions of a trainer, or a client, that one side says were missed. */
export async function saidMissing(
  db: Db,
  person: OwnerId,
): Promise<{ id: string; missing: Missing }[]> {
  const rows = await db
    .select({ id: bookings.id, missing: bookings.missing })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(
      and(
        or(eq(bookings.clientId, person), eq(sessions.trainerId, person)),
        isNotNull(bookings.missing),
      ),
    );
  return rows.flatMap(({ id, missing }) => (missing ? [{ id, missing }] : []));
}

/** Trainers with a session of which it is disputed whether it took place. */
export async function disputedTrainers(db: Db): Promise<OwnerId[]> {
  const rows = await db
    .selectDistinct({ trainerId: sessions.trainerId })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(sql`(${bookings.missing}->>'disputedAtMs') is not null`);
  return rows.map(({ trainerId }) => trainerId);
}

/** A client's sessions that took place and that nobody says were missed, the latest first. */
export const completedBookings = (
  db: Db,
  client: OwnerId,
  now: Date,
): Promise<{ id: string; trainerId: OwnerId }[]> =>
  db
    .select({ id: bookings.id, trainerId: sessions.trainerId })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(
      and(
        eq(bookings.clientId, client),
        eq(bookings.state, 'confirmed'),
        lte(sessions.endsAt, now),
        isNull(bookings.missing),
      ),
    )
    .orderBy(desc(sessions.endsAt))
    .limit(MOST);
