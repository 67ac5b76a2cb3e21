import { canSayMissing } from '#features/bookings/rules/missing.ts';
import {
  agreementOf,
  bookingsInSession,
  countPlaces,
  organisedSessions,
  type SessionRow,
  sessionById,
  withPeople,
} from '#features/bookings/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import type { Attendee, TaughtClass } from '../../contract/timetable.ts';

const MAX_DAYS = 62;

/** A stretch that a query asks for; fails where it is none, or too long. */
export function stretchOf({ from, to }: { from: string; to: string }, days: number) {
  const span = { startMs: Date.parse(from), endMs: Date.parse(to) };
  const ms = span.endMs - span.startMs;
  if (ms > 0 && ms <= days * MS_PER_WALL_DAY) return span;
  const sentence = `To lies after from, by ${days} days at most.`;
  throw new AppError('invalid', { message: sentence, fields: { to: sentence } });
}

const toTaught = (session: SessionRow, booked: number): TaughtClass => ({
  sessionId: session.id,
  organisationName: session.terms?.organisationName ?? '',
  name: session.terms?.offer.name ?? '',
  start: session.startsAt.toISOString(),
  end: session.endsAt.toISOString(),
  timeZone: session.terms?.timeZone ?? 'UTC',
  roomName: session.roomId === null ? null : (session.terms?.place?.name ?? null),
  capacity: session.capacity,
  booked,
  cancelReason: session.state === 'open' ? null : session.cancelReason,
});

/** The classes that a trainer gives in a stretch of at most 62 days. */
export async function listTaught(
  db: Db,
  trainer: OwnerId,
  query: { from: string; to: string },
  nowMs: number,
): Promise<TaughtClass[]> {
  const all = await organisedSessions(db, { trainerId: trainer }, stretchOf(query, MAX_DAYS));
  const sessions = all.filter(
    ({ isClass, state, cancelReason }) => isClass && (state === 'open' || cancelReason !== null),
  );
  const ids = sessions.map(({ id }) => id);
  const places = await countPlaces(db, ids, new Date(nowMs));
  return sessions.map((one) => toTaught(one, places.get(one.id)?.booked ?? 0));
}

/** Who booked a class, for its trainer alone: names and what they wrote. */
export async function listPeople(
  db: Db,
  trainer: OwnerId,
  sessionId: string,
  nowMs: number,
): Promise<{ class: TaughtClass; people: Attendee[] }> {
  const session = await sessionById(db, sessionId);
  if (!session?.isClass || session.trainerId !== trainer) {
    throw new AppError('not_found', { message: 'That class does not exist.' });
  }
  const rows = await withPeople(db, await bookingsInSession(db, sessionId));
  const people = rows.map((row): Attendee => {
    const { booking, client } = row;
    const said = booking.missing;
    return {
      bookingId: booking.id,
      version: booking.version,
      name: client.name,
      message: booking.message,
      isMissing: said?.missing === 'client',
      maySayMissing: said === null && canSayMissing(agreementOf(row), nowMs),
    };
  });
  people.sort((a, b) => a.name.localeCompare(b.name, 'en-AU'));
  return { class: toTaught(session, people.length), people };
}
