import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { bookings, bookedSessions as sessions } from '../tables.ts';

const MOST = 500;

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
