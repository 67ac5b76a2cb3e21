import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Side } from '#features/booking-terms/rules/settlement.ts';
import type { Span } from '#features/free-times/rules/span.ts';
import type { OrganisationId } from '#features/organisations/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { bookings, bookedSessions as sessions } from '../tables.ts';

export type StoredBooking = {
  booking: typeof bookings.$inferSelect;
  session: typeof sessions.$inferSelect;
};
declare const brand: unique symbol;
/** A booking with proof that a person is its client or its trainer. Only these queries make it. */
export type OwnStored = StoredBooking & { side: Side; readonly [brand]: true };

const selectBookings = (db: Db) =>
  db
    .select({ booking: bookings, session: sessions })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId));

const toOwn = (row: StoredBooking, person: OwnerId): OwnStored => {
  const side: Side = row.session.trainerId === person ? 'trainer' : 'client';
  return { ...row, side } as OwnStored;
};

/** A booking of a person, on either side; null where it is none of theirs. */
export async function bookingOf(db: Db, person: OwnerId, id: string): Promise<OwnStored | null> {
  const rows = await selectBookings(db).where(
    and(eq(bookings.id, id), or(eq(bookings.clientId, person), eq(sessions.trainerId, person))),
  );
  const [row] = rows;
  return row ? toOwn(row, person) : null;
}

/** When a person has sessions booked or requested within a stretch, with any trainer. */
export async function sessionsWithin(
  db: Db,
  client: OwnerId,
  { startMs, endMs }: Span,
): Promise<Span[]> {
  const rows = await db
    .select({ startsAt: sessions.startsAt, endsAt: sessions.endsAt })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(
      and(
        eq(bookings.clientId, client),
        inArray(bookings.state, ['requested', 'confirmed']),
        lt(sessions.startsAt, new Date(endMs)),
        gt(sessions.endsAt, new Date(startMs)),
      ),
    );
  return rows.map((row) => ({ startMs: row.startsAt.getTime(), endMs: row.endsAt.getTime() }));
}

/** Bookings that a person made and that end after `since`, by start. */
export async function bookingsByClient(db: Db, person: OwnerId, since: Date) {
  const rows = await selectBookings(db)
    .where(and(eq(bookings.clientId, person), gt(sessions.endsAt, since)))
    .orderBy(asc(sessions.startsAt), asc(bookings.id))
    .limit(500);
  return rows.map((row) => toOwn(row, person));
}

/** Who booked a trainer in a stretch of time: places that are taken or were given back by a fee. */
export async function bookingsByTrainer(
  db: Db,
  person: OwnerId,
  { from, to }: { from: Date; to: Date },
) {
  const rows = await selectBookings(db)
    .where(
      and(
        eq(sessions.trainerId, person),
        lt(sessions.startsAt, to),
        gt(sessions.endsAt, from),
        inArray(bookings.state, ['held', 'requested', 'confirmed', 'cancelled']),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(bookings.createdAt), asc(bookings.id))
    .limit(2000);
  return rows.map((row) => toOwn(row, person));
}

/** The bookings of a session that take a place, for work that is about all of them. */
export async function bookingsInSession(db: Db, sessionId: string): Promise<StoredBooking[]> {
  const rows = await selectBookings(db)
    .where(
      and(
        eq(bookings.sessionId, sessionId),
        inArray(bookings.state, ['held', 'requested', 'confirmed']),
      ),
    )
    .orderBy(asc(bookings.id));
  return rows;
}

/** What a person still has to come of a weekly series from a start on, on either side, in order. */
export async function bookingsOfSeries(
  db: Db,
  person: OwnerId,
  { seriesId, clientId, from }: { seriesId: string; clientId: OwnerId; from: Date },
): Promise<OwnStored[]> {
  const rows = await selectBookings(db)
    .where(
      and(
        eq(bookings.seriesId, seriesId),
        eq(bookings.clientId, clientId),
        or(eq(bookings.clientId, person), eq(sessions.trainerId, person)),
        inArray(bookings.state, ['requested', 'confirmed']),
        gte(sessions.startsAt, from),
      ),
    )
    .orderBy(asc(sessions.startsAt));
  return rows.map((row) => toOwn(row, person));
}

/** What people have to come with organisations. */
export const organisedPlacesToCome = (db: Db, now: Date) =>
  db
    .select({ id: bookings.id, client: bookings.clientId, at: sessions.organisationId })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(and(isNotNull(sessions.organisationId), isToCome(now)));

/** Whether a person has a place in a session. */
export async function hasPlaceIn(db: Db, client: OwnerId, sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.sessionId, sessionId),
        eq(bookings.clientId, client),
        inArray(bookings.state, ['held', 'requested', 'confirmed']),
      ),
    );
  return row !== undefined;
}

/** Whether an id is used, by anyone. */
export async function isIdUsed(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id));
  return row !== undefined;
}

export async function insertBooking(db: Db, booking: typeof bookings.$inferInsert): Promise<void> {
  await db.insert(bookings).values(booking);
}

type Change = Partial<Omit<typeof bookings.$inferInsert, 'id' | 'clientId' | 'version'>>;

/** Changes a booking that still has the version that was read. */
export async function changeBooking(
  db: Db,
  { booking }: Pick<StoredBooking, 'booking'>,
  change: Change,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(bookings)
    .set({ ...change, updatedAt: now, version: booking.version + 1 })
    .where(and(eq(bookings.id, booking.id), eq(bookings.version, booking.version)))
    .returning({ id: bookings.id });
  return rows.length > 0;
}

/** The person who had or has a booking with a trainer; null for anybody else. */
export async function bookerOf(
  db: Db,
  trainerId: OwnerId,
  clientId: string,
): Promise<OwnerId | null> {
  const [row] = await db
    .select({ client: bookings.clientId })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(
      and(
        sql`${bookings.clientId} = ${clientId}`,
        eq(sessions.trainerId, trainerId),
        inArray(bookings.state, ['requested', 'confirmed', 'cancelled']),
      ),
    )
    .limit(1);
  return row?.client ?? null;
}

/** Everybody who had or has a booking with a trainer, once with each organisation that ran it. */
export const bookersOf = (
  db: Db,
  trainerId: OwnerId,
): Promise<{ id: OwnerId; organisationId: OrganisationId | null }[]> =>
  db
    .selectDistinct({ id: bookings.clientId, organisationId: sessions.organisationId })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(
      and(
        eq(sessions.trainerId, trainerId),
        inArray(bookings.state, ['requested', 'confirmed', 'cancelled']),
      ),
    );

const isToCome = (now: Date): SQL | undefined =>
  and(inArray(bookings.state, ['held', 'requested', 'confirmed']), gt(sessions.startsAt, now));

/** What a client has to come, for when their account goes. */
export async function bookingsToCome(db: Db, client: string, now: Date): Promise<OwnStored[]> {
  const isTheirs = sql`${bookings.clientId} = ${client}`;
  const rows = await selectBookings(db).where(and(isTheirs, isToCome(now)));
  return rows.map((row) => toOwn(row, row.booking.clientId));
}

/** Takes confirmed bookings that begin until `until` for their reminder: each is answered once. */
export async function claimReminders(db: Db, now: Date, until: Date): Promise<StoredBooking[]> {
  const due = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        isNull(bookings.remindedAt),
        gt(sessions.startsAt, now),
        lte(sessions.startsAt, until),
      ),
    )
    .limit(200);
  const claimed = await db
    .update(bookings)
    .set({ remindedAt: now })
    .where(and(inArray(bookings.id, due), isNull(bookings.remindedAt)))
    .returning({ id: bookings.id });
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  return selectBookings(db).where(inArray(bookings.id, ids));
}

/** Requests that nobody answered in time. Holds end without a word. */
export async function lapsedRequests(db: Db, now: Date, id?: string): Promise<StoredBooking[]> {
  const rows = await selectBookings(db)
    .where(
      and(
        eq(bookings.state, 'requested'),
        lte(bookings.keptUntil, now),
        id === undefined ? undefined : eq(bookings.id, id),
      ),
    )
    .limit(200);
  return rows;
}

/** A person's bookings in full, for their export. */
export async function everyBookingOf(db: Db, person: OwnerId): Promise<StoredBooking[]> {
  const rows = await selectBookings(db)
    .where(or(eq(bookings.clientId, person), eq(sessions.trainerId, person)))
    .orderBy(desc(sessions.startsAt), asc(bookings.id));
  return rows;
}
