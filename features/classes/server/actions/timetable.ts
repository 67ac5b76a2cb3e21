import { contactsOf } from '#features/account/server/public.ts';
import { accountOf } from '#features/billing/server/public.ts';
import type { BookingAnswer } from '#features/bookings/contract.ts';
import { placesLeft } from '#features/bookings/rules/places.ts';
import type { BookingBar } from '#features/bookings/rules/who-may-book.ts';
import {
  assertMayBook,
  type BookingServices,
  barFor,
  booked,
  bookingsByClient,
  countPlaces,
  earlier,
  finishPlace,
  hasPlace,
  hasPlaceIn,
  insertHeld,
  joinWaiting,
  loadNames,
  lockSession,
  offerOfSession,
  organisedSessions,
  placesOfWaiting,
  queueTrainer,
  type SessionRow,
  sessionById,
  showBooking,
  withPeople,
} from '#features/bookings/server/public.ts';
import { mayIn } from '#features/organisations/rules/rights.ts';
import type { OrganisationId } from '#features/organisations/rules.ts';
import { membershipsOf, organisationOf } from '#features/organisations/server/public.ts';
import { may } from '#features/plans/rules/entitlements.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import type { ClassDateShown, Timetable } from '../../contract/timetable.ts';
import { classesOf, roomsOf } from '../queries/classes.ts';

/** How far ahead members see and book. */
const SHOWN_MS = 28 * MS_PER_WALL_DAY;
const NO_PLACES = { booked: 0, offered: 0 };

/** Whether an organisation's plan lets it take bookings. */
export async function takesBookings(db: Db, id: OrganisationId, nowMs: number): Promise<boolean> {
  const organisation = await organisationOf(db, id);
  if (!organisation) return false;
  const account = await accountOf(db, organisation.ownedBy, nowMs);
  return may(account, 'runOrganisation') || may(account, 'takeClients');
}

/** What keeps a person from booking dates of an organisation, by who gives them. */
async function loadBars(
  db: Db,
  person: OwnerId,
  sessions: readonly SessionRow[],
  isTaking: boolean,
  nowMs: number,
): Promise<Map<string, BookingBar | null>> {
  const bars = new Map<string, BookingBar | null>();
  for (const session of sessions) {
    if (bars.has(session.trainerId)) continue;
    const offer = await offerOfSession(db, session);
    const bar = offer && (await barFor(db, person, offer, nowMs));
    bars.set(session.trainerId, bar ?? (isTaking ? null : 'not-taking-bookings'));
  }
  return bars;
}

/** What a person has in these dates: places, and where they wait. */
async function loadOwn(db: Db, person: OwnerId, nowMs: number) {
  const rows = await withPeople(db, await bookingsByClient(db, person, new Date(nowMs)));
  const shown = rows
    .filter(({ booking }) => booking.state === 'confirmed')
    .map((row) => [row.session.id, showBooking(row, nowMs)] as const);
  const waits = await placesOfWaiting(db, person, new Date(nowMs));
  return {
    bookings: new Map(shown),
    waiting: new Map(waits.map((one) => [one.sessionId, one])),
  };
}

async function datesOf(
  db: Db,
  person: OwnerId,
  organisationId: OrganisationId,
  nowMs: number,
): Promise<ClassDateShown[]> {
  const span = { startMs: nowMs, endMs: nowMs + SHOWN_MS };
  const all = await organisedSessions(db, { organisationId }, span);
  const sessions = all.filter(
    ({ isClass, state, cancelReason }) => isClass && (state === 'open' || cancelReason !== null),
  );
  const ids = sessions.map(({ id }) => id);
  const places = await countPlaces(db, ids, new Date(nowMs));
  const trainers = [...new Set(sessions.map(({ trainerId }) => trainerId))];
  const people = await contactsOf(db, trainers);
  const nameOf = await loadNames(db, sessions, people);
  const isTaking = await takesBookings(db, organisationId, nowMs);
  const bars = await loadBars(db, person, sessions, isTaking, nowMs);
  const own = await loadOwn(db, person, nowMs);
  const abouts = new Map(
    (await classesOf(db, organisationId)).map(({ id, content }) => [id, content.about]),
  );
  const rooms = new Map((await roomsOf(db, organisationId)).map(({ id, name }) => [id, name]));
  return sessions.map((session) => {
    const booking = own.bookings.get(session.id);
    const wait = own.waiting.get(session.id);
    return {
      sessionId: session.id,
      organisationId,
      classId: session.offerId,
      name: session.terms?.offer.name ?? '',
      about: abouts.get(session.offerId) ?? '',
      start: session.startsAt.toISOString(),
      end: session.endsAt.toISOString(),
      timeZone: session.terms?.timeZone ?? 'UTC',
      trainerName: nameOf(session, session.trainerId),
      roomName: (session.roomId && rooms.get(session.roomId)) || null,
      priceCents: session.terms?.offer.priceCents ?? 0,
      capacity: session.capacity,
      left: placesLeft({
        capacity: session.capacity,
        ...(places.get(session.id) ?? NO_PLACES),
      }),
      cancelReason: session.state === 'open' ? null : session.cancelReason,
      bar: bars.get(session.trainerId) ?? null,
      own: booking
        ? {
            bookingId: booking.id,
            version: booking.version,
            ifCancelledNow: booking.ifCancelledNow,
          }
        : null,
      waits: wait
        ? {
            before: wait.offeredUntil === null ? wait.before : 0,
            offeredUntil: wait.offeredUntil?.toISOString() ?? null,
          }
        : null,
    };
  });
}

/** The classes of the next four weeks where a person is a member. */
export async function readTimetable(db: Db, person: OwnerId, nowMs: number): Promise<Timetable> {
  const places = await membershipsOf(db, person);
  const dates: ClassDateShown[] = [];
  for (const { organisationId } of places) {
    dates.push(...(await datesOf(db, person, organisationId, nowMs)));
  }
  return {
    organisations: places.map(({ organisationId: id, name, role }) => ({
      id,
      name,
      mayRun: mayIn(role, 'seeMembers'),
    })),
    dates: dates.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)),
  };
}

const noDate = () => new AppError('not_found', { message: 'That class does not exist.' });

/** A date of a class as a member of its organisation may book it; `not_found` for anybody else. */
async function requireDate(db: Db, person: OwnerId, sessionId: string, nowMs: number) {
  const session = await sessionById(db, sessionId);
  const organisationId = session?.isClass ? session.organisationId : null;
  const places = organisationId ? await membershipsOf(db, person) : [];
  if (!session || !places.some((one) => one.organisationId === organisationId)) throw noDate();
  const offer = await offerOfSession(db, session);
  if (!offer || !organisationId) throw noDate();
  await assertMayBook(db, person, offer, nowMs);
  if (!(await takesBookings(db, organisationId, nowMs))) {
    throw new AppError('forbidden', {
      reason: 'not_taking_bookings',
      message: 'This gym takes no bookings now.',
    });
  }
  return session;
}

const gone = (reason: string | null) =>
  new AppError('conflict', {
    reason: 'too_late',
    message: reason ? `This class is cancelled: ${reason}` : 'This class no longer takes place.',
  });

/**
 * Books a place in one step. The row of the date is held while places are counted, so that capacity holds
 * also while the class goes to another trainer.
 */
export async function bookPlace(
  db: Db,
  services: BookingServices,
  client: OwnerId,
  { sessionId, id }: { sessionId: string; id: string },
  nowMs: number,
): Promise<BookingAnswer> {
  const made = await earlier(db, client, id);
  if (made) return booked(made, nowMs);
  const known = await requireDate(db, client, sessionId, nowMs);
  return inTransaction(db, async (db) => {
    await queueTrainer(db, known.trainerId);
    const session = await lockSession(db, sessionId);
    const offer = session && (await offerOfSession(db, session));
    const again = await earlier(db, client, id);
    if (again) return booked(again, nowMs);
    if (!session || !offer || session.state !== 'open') throw gone(session?.cancelReason ?? null);
    if (session.startsAt.getTime() <= nowMs) {
      throw new AppError('conflict', { reason: 'too_late', message: 'This class has begun.' });
    }
    if (await hasPlaceIn(db, client, sessionId)) throw hasPlace();
    const places = (await countPlaces(db, [sessionId], new Date(nowMs))).get(sessionId);
    const left = placesLeft({ capacity: session.capacity, ...(places ?? NO_PLACES) });
    if (left <= 0) return { outcome: 'clash', clashes: [], next: [] };
    await insertHeld(db, { id, offer, client, by: 'client', sessionId }, nowMs);
    const how = { message: null, pay: 'directly' as const };
    return booked(await finishPlace(db, services, { client, id, offer }, how, nowMs), nowMs);
  });
}

/** Waits for a place in a full class. */
export async function waitForPlace(
  db: Db,
  client: OwnerId,
  sessionId: string,
  nowMs: number,
): Promise<void> {
  await requireDate(db, client, sessionId, nowMs);
  await joinWaiting(db, client, sessionId, nowMs);
}
