import { contactsOf } from '#features/account/server/public.ts';
import { canSayMissing } from '#features/booking-terms/rules/missing.ts';
import type { Waiting } from '#features/bookings/rules/waiting-list.ts';
import {
  agreementOf,
  bookingsInSession,
  countPlaces,
  listOf,
  organisedSessions,
  type SessionRow,
  sessionById,
  withPeople,
} from '#features/bookings/server/public.ts';
import { mayIn } from '#features/organisations/rules/rights.ts';
import { memberNames, membershipsOf } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { OutputOf } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import type { Attendee, TaughtClass, taughtApi } from '../../contract/timetable.ts';

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

const waits = ({ state }: Waiting): boolean => state === 'waiting' || state === 'offered';

/** Who waits for a place in a session, in order. */
export const waitersOf = async (db: Db, sessionId: string) =>
  (await listOf(db, sessionId)).filter(waits);

/** Whether a person runs the organisation that offers a session: its owner or an admin. */
async function runs(db: Db, person: OwnerId, { organisationId }: SessionRow): Promise<boolean> {
  if (!organisationId) return false;
  const places = await membershipsOf(db, person);
  return places.some(
    (one) => one.organisationId === organisationId && mayIn(one.role, 'seeMembers'),
  );
}

/**
 * Who booked a session of an organisation and who waits. Its trainer reads what they wrote, too, and says who
 * was missing; owners and admins read names. Names are those of the organisation's own records, in full.
 */
export async function listPeople(
  db: Db,
  reader: OwnerId,
  sessionId: string,
  nowMs: number,
): Promise<OutputOf<typeof taughtApi.people>> {
  const session = await sessionById(db, sessionId);
  const isTrainer = session?.isClass && session.trainerId === reader;
  if (!session || !(isTrainer || (await runs(db, reader, session)))) {
    throw new AppError('not_found', { message: 'That class does not exist.' });
  }
  const found = await withPeople(db, await bookingsInSession(db, sessionId));
  const rows = found.filter(({ booking }) => booking.state === 'confirmed');
  const waiters = await waitersOf(db, sessionId);
  const waiting = waiters.map(({ id }) => id);
  const contacts = await contactsOf(db, waiting);
  const clients = rows.map(({ booking }) => booking.clientId);
  const inFull = session.organisationId
    ? await memberNames(db, session.organisationId, [...clients, ...waiting])
    : new Map<string, string>();
  const people = rows.map((row): Attendee => {
    const { booking, client } = row;
    const said = booking.missing;
    return {
      bookingId: booking.id,
      version: booking.version,
      name: inFull.get(booking.clientId) ?? client.name,
      message: isTrainer ? booking.message : null,
      isMissing: said?.missing === 'client',
      maySayMissing: isTrainer === true && said === null && canSayMissing(agreementOf(row), nowMs),
    };
  });
  people.sort((a, b) => a.name.localeCompare(b.name, 'en-AU'));
  return {
    class: toTaught(session, people.length),
    people,
    waiting: waiting.flatMap((id) => inFull.get(id) ?? contacts.get(id)?.name ?? []),
  };
}
