import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  ne,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { TakenTime } from '#features/free-times/rules/question.ts';
import type { Span } from '#features/free-times/rules/span.ts';
import type { OrganisationId } from '#features/organisations/rules.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { MS_PER_MINUTE } from '#platform/shared/wall-clock.ts';
import { bookings, bookedSessions as sessions, waiting } from '../tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** Makes bookings of a trainer wait for each other until the transaction ends. */
export async function queueTrainer(db: Db, trainerId: OwnerId): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`bookings ${trainerId}`}, 0))`,
  );
}

/** A place that is taken at an instant: confirmed, or kept until later. */
export const takesPlace = (now: Date) =>
  or(
    eq(bookings.state, 'confirmed'),
    and(inArray(bookings.state, ['held', 'requested']), gt(bookings.keptUntil, now)),
  );

/** The session of the outer query is a class, or a person has a place in it or waits for one. */
const isWanted = (db: Db, now: Date) =>
  or(
    sessions.isClass,
    exists(
      db
        .select({ one: sql`1` })
        .from(bookings)
        .where(and(eq(bookings.sessionId, sessions.id), takesPlace(now))),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(waiting)
        .where(
          and(eq(waiting.sessionId, sessions.id), inArray(waiting.state, ['waiting', 'offered'])),
        ),
    ),
  );

/** Writes down which holds of a trainer are over, and gives back the time that nobody wants. Requests are told first (jobs.ts). */
export async function releaseLapsed(db: Db, trainerId: OwnerId, now: Date): Promise<void> {
  const ofTrainer = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.trainerId, trainerId));
  await db
    .update(bookings)
    .set({ state: 'lapsed', updatedAt: now, version: sql`${bookings.version} + 1` })
    .where(
      and(
        eq(bookings.state, 'held'),
        lte(bookings.keptUntil, now),
        inArray(bookings.sessionId, ofTrainer),
      ),
    );
  await db
    .update(sessions)
    .set({ state: 'closed', updatedAt: now })
    .where(
      and(
        eq(sessions.trainerId, trainerId),
        eq(sessions.state, 'open'),
        gt(sessions.startsAt, now),
        not(isWanted(db, now) ?? sql`false`),
      ),
    );
}

/** Whose times came free because a hold expired, and when the last one did. */
export async function trainersOfLapsedHolds(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<Map<OwnerId, number>> {
  const { state, keptUntil, sessionId } = bookings;
  const rows = await db
    .select({ trainerId: sessions.trainerId, lastAt: max(keptUntil) })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(and(eq(state, 'held'), gt(keptUntil, from), lte(keptUntil, to)))
    .groupBy(sessions.trainerId);
  return new Map(rows.map(({ trainerId, lastAt }) => [trainerId, lastAt?.getTime() ?? 0]));
}

export const minutesBetween = (from: Date, to: Date) =>
  (to.getTime() - from.getTime()) / MS_PER_MINUTE;

/** A session that takes the trainer's time, with how many may come. */
export type TakenSession = TakenTime & { capacity: number };

/** The time of these trainers that is taken within a stretch, buffers included, by trainer. */
export async function takenOf(
  db: Db,
  trainerIds: readonly OwnerId[],
  { startMs, endMs }: Span,
  now: Date,
): Promise<Map<string, TakenSession[]>> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        inArray(sessions.trainerId, [...trainerIds]),
        eq(sessions.state, 'open'),
        lt(sessions.keepsFrom, new Date(endMs)),
        gt(sessions.keepsUntil, new Date(startMs)),
        or(lte(sessions.startsAt, now), isWanted(db, now)),
      ),
    )
    .orderBy(asc(sessions.startsAt));
  const taken = new Map<string, TakenSession[]>();
  for (const row of rows) {
    const one = {
      id: row.id,
      offerId: row.offerId,
      placeId: row.placeId,
      startMs: row.startsAt.getTime(),
      endMs: row.endsAt.getTime(),
      bufferBeforeMinutes: minutesBetween(row.keepsFrom, row.startsAt),
      bufferAfterMinutes: minutesBetween(row.endsAt, row.keepsUntil),
      capacity: row.capacity,
    };
    const known = taken.get(row.trainerId);
    if (known) known.push(one);
    else taken.set(row.trainerId, [one]);
  }
  return taken;
}

/** Places of sessions that are booked, and offered to a person who waited, at an instant. */
export async function countPlaces(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, { booked: number; offered: number }>> {
  const counts = new Map(sessionIds.map((id) => [id, { booked: 0, offered: 0 }]));
  if (sessionIds.length === 0) return counts;
  const booked = await db
    .select({ id: bookings.sessionId, places: count() })
    .from(bookings)
    .where(and(inArray(bookings.sessionId, [...sessionIds]), takesPlace(now)))
    .groupBy(bookings.sessionId);
  const offered = await db
    .select({ id: waiting.sessionId, places: count() })
    .from(waiting)
    .where(
      and(
        inArray(waiting.sessionId, [...sessionIds]),
        eq(waiting.state, 'offered'),
        gte(waiting.offeredUntil, now),
      ),
    )
    .groupBy(waiting.sessionId);
  for (const { id, places } of booked) counts.set(id, { booked: places, offered: 0 });
  for (const { id, places } of offered) {
    counts.set(id, { booked: counts.get(id)?.booked ?? 0, offered: places });
  }
  return counts;
}

/** A session, held until the transaction ends. */
export async function lockSession(db: Db, id: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return row ?? null;
}

export async function sessionById(db: Db, id: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  return row ?? null;
}

/** Sessions of an organisation, or those that a trainer gives for any, that end within a stretch. */
export const organisedSessions = (
  db: Db,
  of: { organisationId: OrganisationId } | { trainerId: OwnerId },
  { startMs, endMs }: Span,
): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        'trainerId' in of
          ? eq(sessions.trainerId, of.trainerId)
          : eq(sessions.organisationId, of.organisationId),
        isNotNull(sessions.terms),
        gt(sessions.endsAt, new Date(startMs)),
        lt(sessions.startsAt, new Date(endMs)),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));

/** What a trainer has to give from now on. */
export const sessionsToGive = (db: Db, trainer: string, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        sql`${sessions.trainerId} = ${trainer}`,
        eq(sessions.state, 'open'),
        gt(sessions.startsAt, now),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));

/** Takes the time. Fails with 23P01 where it overlaps another open session: the constraint decides. */
export async function insertSession(
  db: Db,
  session: Omit<typeof sessions.$inferInsert, 'state' | 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<void> {
  await db.insert(sessions).values({ ...session, state: 'open', createdAt: now, updatedAt: now });
}

/** Moves a session; fails like `insertSession`. */
export async function changeSession(
  db: Db,
  id: string,
  change: Partial<Omit<SessionRow, 'id'>>,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ ...change, updatedAt: now })
    .where(eq(sessions.id, id));
}

/** Gives back the time of a session unless a person has a place in it or waits for one. */
export async function closeUnwanted(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ state: 'closed', updatedAt: now })
    .where(and(eq(sessions.id, id), not(isWanted(db, now) ?? sql`false`)));
}

/** How many others have a place in a session. */
export async function countOthers(
  db: Db,
  sessionId: string,
  bookingId: string,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(bookings)
    .where(and(eq(bookings.sessionId, sessionId), ne(bookings.id, bookingId), takesPlace(now)));
  return row?.others ?? 0;
}

/** Notes which sessions of a trainer to come clash with another calendar; gives those that did not before. */
export async function noteClashes(
  db: Db,
  trainerId: OwnerId,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { clashToldFor, startsAt } = sessions;
  await db
    .update(sessions)
    .set({ clashToldFor: null })
    .where(
      and(
        eq(sessions.trainerId, trainerId),
        isNotNull(clashToldFor),
        gt(startsAt, now),
        notInArray(sessions.id, [...ids]),
      ),
    );
  if (ids.length === 0) return [];
  const isNew = sql`${clashToldFor} is distinct from ${startsAt}`;
  const rows = await db
    .update(sessions)
    .set({ clashToldFor: sql`${startsAt}` })
    .where(and(inArray(sessions.id, [...ids]), isNew))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}
