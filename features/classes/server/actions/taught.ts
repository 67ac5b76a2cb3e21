import { contactsOf } from '#features/account/server/public.ts';
import { canSayMissing } from '#features/booking-terms/rules/missing.ts';
import { waits } from '#features/bookings/rules/waiting-list.ts';
import {
  agreementOf,
  type BookingServices,
  bookingsInSession,
  countPlaces,
  listOf,
  loadNames,
  organisedSessions,
  type SessionRow,
  sessionById,
  withPeople,
} from '#features/bookings/server/public.ts';
import { sayMissing } from '#features/missed-sessions/server/public.ts';
import { mayIn } from '#features/organisations/rules/rights.ts';
import { membershipsOf } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { InputOf, OutputOf } from '#platform/shared/endpoint.ts';
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

const notFound = () => new AppError('not_found', { message: 'That class does not exist.' });

/**
 * Who booked a session of an organisation and who waits, by full names. Its trainer reads what they wrote, too;
 * the trainer and who runs the organisation say who was missing.
 */
export async function listPeople(
  db: Db,
  reader: OwnerId,
  sessionId: string,
  nowMs: number,
): Promise<OutputOf<typeof taughtApi.people>> {
  const session = await sessionById(db, sessionId);
  const isTrainer = session?.isClass === true && session.trainerId === reader;
  if (!session || !(isTrainer || (await runs(db, reader, session)))) throw notFound();
  const found = await withPeople(db, await bookingsInSession(db, sessionId));
  const waiting = (await waitersOf(db, sessionId)).map(({ id }) => id);
  const contacts = await contactsOf(db, waiting);
  const nameOf = await loadNames(db, [session], contacts);
  const people = found
    .filter(({ booking }) => booking.state === 'confirmed')
    .map((row): Attendee => {
      const { booking, client, trainer, sayer } = row;
      const said = booking.missing;
      const isMissing = said?.missing === 'client';
      return {
        bookingId: booking.id,
        version: booking.version,
        name: client.name,
        message: isTrainer ? booking.message : null,
        isMissing,
        isDisputed: isMissing && said.disputedAtMs !== null && said.outcome === null,
        saidBy: isMissing ? (sayer ?? (isTrainer ? null : trainer.name)) : null,
        maySayMissing: said === null && canSayMissing(agreementOf(row), nowMs),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU'));
  return {
    class: toTaught(session, people.length),
    people,
    isForGym: session.trainerId !== reader,
    waiting: waiting.map((id) => nameOf(session, id)).filter(Boolean),
  };
}

/** Who runs a gym says for its trainer who was missing at one of its sessions; the booking keeps who said it. */
export async function sayMissingForGym(
  db: Db,
  services: BookingServices,
  person: OwnerId,
  {
    sessionId,
    bookingId,
    ...said
  }: InputOf<typeof taughtApi.sayMissing>['body'] & {
    sessionId: string;
    bookingId: string;
  },
  nowMs: number,
): Promise<void> {
  const session = await sessionById(db, sessionId);
  if (!session || !(await runs(db, person, session))) throw notFound();
  const booked = await bookingsInSession(db, sessionId);
  if (!booked.some(({ booking }) => booking.id === bookingId)) throw notFound();
  const byId = person === session.trainerId ? undefined : person;
  await sayMissing(db, services, session.trainerId, { id: bookingId, ...said, byId }, nowMs);
}
