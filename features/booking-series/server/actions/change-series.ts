import { decideIn } from '#features/booking-requests/server/public.ts';
import type { Booking, BookingAnswer } from '#features/bookings/contract.ts';
import { answererOf } from '#features/bookings/rules/booking-state.ts';
import {
  bookingsOfSeries,
  cancelIn,
  loadOfferedTimes,
  moveIn,
  type OwnBooking,
  offerOfSession,
  requireBooking,
  requireSide,
  type StoredOffer,
  showBooking,
  type TimeServices,
  withPeople,
} from '#features/bookings/server/public.ts';
import { type Clash, clashesAt } from '#features/free-times/rules/why-not-free.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { instantsAt, toWallMs } from '#platform/shared/wall-clock.ts';
import { joinable } from './book-series.ts';
import { withOneEmail } from './tell-series.ts';

const notFound = (what: string) =>
  new AppError('not_found', { message: `That ${what} does not exist.` });

/** This session and what comes after it in its series; only itself where it is in none. */
async function rowsToCome(
  db: Db,
  person: OwnerId,
  id: string,
  nowMs: number,
): Promise<OwnBooking[]> {
  const first = await requireBooking(db, person, id);
  const { seriesId, clientId } = first.booking;
  if (seriesId === null) return [first];
  const from = new Date(Math.max(first.session.startsAt.getTime(), nowMs));
  return withPeople(db, await bookingsOfSeries(db, person, { seriesId, clientId, from }));
}

export async function seriesToCome(
  db: Db,
  person: OwnerId,
  id: string,
  nowMs: number,
): Promise<Booking[]> {
  const rows = await rowsToCome(db, person, id, nowMs);
  return rows.map((row) => showBooking(row, nowMs));
}

type Agreed = { id: string; version: number; feeCents: number; takesCredit: boolean };

/** Fails where one of them is none of the series that begins with this one. */
function requireSeries<One extends { id: string }>(
  rows: readonly OwnBooking[],
  wanted: readonly One[],
): { row: OwnBooking; wanted: One }[] {
  return wanted.map((one) => {
    const row = rows.find(({ booking }) => booking.id === one.id);
    if (!row) throw notFound('session of this series');
    return { row, wanted: one };
  });
}

/** Cancels several sessions of a series, all or none, under the terms of each. */
export async function cancelSeries(
  db: Db,
  services: TimeServices,
  person: OwnerId,
  { id, bookings, reason }: { id: string; bookings: readonly Agreed[]; reason: string | null },
  nowMs: number,
): Promise<Booking[]> {
  const { session } = await requireBooking(db, person, id);
  return withOneEmail(db, services, session.trainerId, nowMs, async (db, gathering) => {
    const rows = await rowsToCome(db, person, id, nowMs);
    const cancelled: Booking[] = [];
    for (const { wanted } of requireSeries(rows, bookings)) {
      cancelled.push(await cancelIn(db, gathering, person, { ...wanted, reason }, nowMs));
    }
    return cancelled;
  });
}

type Decide = {
  id: string;
  bookings: readonly { id: string; version: number }[];
  approves: boolean;
  reason: string | null;
  address: string | null;
  /** of a client who says yes, with credits for the first ones */
  pay: 'directly' | 'credit';
  credits?: number | undefined;
};

/** Answers requests of a series, all or none, by the side that was asked; a trainer's other calendars are read before a yes. */
export async function decideSeries(
  db: Db,
  services: TimeServices,
  person: OwnerId,
  { id, bookings, approves, pay, credits = bookings.length, ...how }: Decide,
  nowMs: number,
): Promise<Booking[]> {
  const { booking, session } = await requireBooking(db, person, id);
  await requireSide(db, person, id, answererOf(booking));
  if (approves) await services.refreshCalendars(db, session.trainerId, nowMs);
  return withOneEmail(db, services, session.trainerId, nowMs, async (db, gathering) => {
    const rows = await rowsToCome(db, person, id, nowMs);
    const decided: Booking[] = [];
    for (const [at, { wanted }] of requireSeries(rows, bookings).entries()) {
      const payOne = at < credits ? pay : ('directly' as const);
      const decision = { ...wanted, approves, ...how, pay: payOne };
      decided.push(await decideIn(db, gathering, person, decision, nowMs));
    }
    return decided;
  });
}

/** Where a session goes when the first of them goes to `startMs`: as far on the trainer's wall. */
function movedStart(row: OwnBooking, first: OwnBooking, startMs: number): number | null {
  const { timeZone } = row.booking.agreement;
  if (row.booking.id === first.booking.id) return startMs;
  const wallOf = (ms: number) => toWallMs(timeZone, ms);
  const by = wallOf(startMs) - wallOf(first.session.startsAt.getTime());
  const [at] = instantsAt(timeZone, wallOf(row.session.startsAt.getTime()) + by);
  return at ?? null;
}

async function offerOf(db: Db, row: OwnBooking): Promise<StoredOffer> {
  const offer = await offerOfSession(db, row.session);
  if (!offer) throw notFound('offer');
  return offer;
}

/** Where each session goes, with what it clashes with; their own present times are no clash. */
export async function previewMove(
  db: Db,
  person: OwnerId,
  { id, start }: { id: string; start: string },
  nowMs: number,
) {
  const rows = await rowsToCome(db, person, id, nowMs);
  const first = await requireBooking(db, person, id);
  const offer = await offerOf(db, first);
  const starts = rows.map((row) => movedStart(row, first, Date.parse(start)));
  const known = starts.filter((one) => one !== null);
  const range = { startMs: Math.min(...known), endMs: Math.max(...known) + 1 };
  const times = await loadOfferedTimes(db, offer, range, nowMs);
  const own = new Set(rows.map(({ session }) => session.id));
  const question = times && joinable(times);
  const free = question && {
    ...question,
    taken: question.taken.filter((one) => offer.capacity > 1 || !own.has(one.id)),
  };
  return rows.map((row, at) => {
    const startMs = starts[at] ?? null;
    const closed: Clash[] = free ? [] : ['closed'];
    return {
      booking: showBooking(row, nowMs),
      start: startMs === null ? null : new Date(startMs).toISOString(),
      clashes: free && startMs !== null ? clashesAt(free, startMs) : closed,
    };
  });
}

type MoveOne = Agreed & { newId: string };

/** Moves sessions of a series by as much as the first: one whose new time is taken stays where it is. */
export async function moveSeries(
  db: Db,
  services: TimeServices,
  person: OwnerId,
  { id, start, bookings }: { id: string; start: string; bookings: readonly MoveOne[] },
  nowMs: number,
): Promise<BookingAnswer[]> {
  const first = await requireBooking(db, person, id);
  const offer = await offerOf(db, first);
  await services.refreshCalendars(db, offer.trainerId, nowMs);
  return withOneEmail(db, services, offer.trainerId, nowMs, async (db, gathering) => {
    const rows = await rowsToCome(db, person, id, nowMs);
    const startMs = Date.parse(start);
    const all = requireSeries(rows, bookings);
    // Each goes where the next one was: those that go later begin with the last.
    const isLater = startMs > first.session.startsAt.getTime();
    const inOrder = isLater ? all.toReversed() : all;
    const answers = new Map<string, BookingAnswer>();
    for (const { row, wanted } of inOrder) {
      const to = movedStart(row, first, startMs);
      if (to === null) {
        answers.set(wanted.id, { outcome: 'clash', clashes: ['off-grid'], next: [] });
        continue;
      }
      const move = { ...wanted, start: new Date(to).toISOString(), overrides: false, offer };
      answers.set(wanted.id, await moveIn(db, gathering, person, move, nowMs));
    }
    return bookings.flatMap((one) => answers.get(one.id) ?? []);
  });
}
