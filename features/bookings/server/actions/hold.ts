import { clashesAt } from '#features/free-times/rules/why-not-free.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { BookingAnswer } from '../../contract/bookings.ts';
import { holdEnd, stateAfter, stateAt } from '../../rules/booking-state.ts';
import { offerById, offerOfSession, type StoredOffer } from '../queries/offers.ts';
import { closeUnwanted, queueTrainer } from '../queries/sessions.ts';
import { loadOfferedTimes } from './offered-times.ts';
import { booked, clashAnswer, earlier, type Finish, finishPlace, placeFor } from './place.ts';
import { change, requireSide, type TimeServices } from './require-booking.ts';
import { momentOf } from './show-booking.ts';
import { offerAt, requireOffer, takeTime } from './take-time.ts';
import { assertMayBook } from './who-books.ts';
import type { OwnBooking } from './with-people.ts';

type Wanted = { id: string; offerId: string; start: string; placeId?: string | undefined };

/** Keeps a time for ten minutes. The same id again answers what it made. */
export async function hold(
  db: Db,
  { refreshCalendars }: TimeServices,
  client: OwnerId,
  { id, offerId, start, placeId }: Wanted,
  nowMs: number,
): Promise<BookingAnswer> {
  const made = await earlier(db, client, id);
  if (made) return booked(made, nowMs);
  const offer = offerAt(requireOffer(await offerById(db, offerId)), placeId);
  await assertMayBook(db, client, offer, nowMs);
  await refreshCalendars(db, offer.trainerId, nowMs);
  const startMs = Date.parse(start);
  const held = await inTransaction(db, async (db) => {
    await queueTrainer(db, offer.trainerId);
    const again = await earlier(db, client, id);
    if (again) return again;
    const place = { id, offer, startMs, client, by: 'client' as const };
    const taken = await placeFor(db, place, nowMs);
    return 'clashes' in taken ? taken : requireSide(db, client, id, 'client');
  });
  if (!('clashes' in held)) return booked(held, nowMs);
  // Who was too late keeps nobody waiting while the next times are looked for.
  return clashAnswer(db, offer, { ...held, startMs, nowMs });
}

/** Gives a kept time back that another calendar of the trainer has taken meanwhile. */
async function clashElsewhere(
  db: Db,
  { row, offer, client }: { row: OwnBooking; offer: StoredOffer; client: OwnerId },
  nowMs: number,
): Promise<BookingAnswer | null> {
  const { id, startsAt, endsAt } = row.session;
  const [startMs, endMs] = [startsAt.getTime(), endsAt.getTime()];
  const times = await loadOfferedTimes(db, offer, { startMs, endMs }, nowMs, id);
  if (!times || !clashesAt(times.question, startMs).includes('other-calendar')) return null;
  await change(db, client, row, { state: 'cancelled', keptUntil: null }, nowMs);
  await closeUnwanted(db, id, new Date(nowMs));
  return clashAnswer(db, offer, { clashes: ['other-calendar'], startMs, nowMs });
}

/**
 * Books the time that is kept. After the ten minutes it is still booked where it is free, and told to be
 * taken where it is not.
 */
export async function finish(
  db: Db,
  services: TimeServices,
  client: OwnerId,
  { id, ...how }: Finish & { id: string },
  nowMs: number,
): Promise<BookingAnswer> {
  const { session } = await requireSide(db, client, id, 'client');
  const offer = requireOffer(await offerOfSession(db, session));
  await services.refreshCalendars(db, offer.trainerId, nowMs);
  return inTransaction(db, async (db) => {
    await queueTrainer(db, offer.trainerId);
    const before = await requireSide(db, client, id, 'client');
    const { state } = before.booking;
    if (state === 'confirmed' || state === 'requested') return booked(before, nowMs);
    await assertMayBook(db, client, offer, nowMs);
    const startMs = before.session.startsAt.getTime();
    if (stateAfter(momentOf(before), 'finish', 'client', nowMs) === null) {
      if (stateAt(momentOf(before), nowMs) !== 'lapsed') throw notHeld();
      const taken = await takeTime(db, { offer, startMs, nowMs, overrides: false });
      if ('clashes' in taken) return clashAnswer(db, offer, { ...taken, startMs, nowMs });
      const lapsed = await requireSide(db, client, id, 'client');
      const again = { sessionId: taken.sessionId, keptUntil: new Date(holdEnd(nowMs)) };
      await change(db, client, lapsed, { state: 'held', ...again }, nowMs);
    } else {
      const clash = await clashElsewhere(db, { row: before, offer, client }, nowMs);
      if (clash) return clash;
    }
    return booked(await finishPlace(db, services, { client, id, offer }, how, nowMs), nowMs);
  });
}

const notHeld = () =>
  new AppError('conflict', {
    reason: 'not_held',
    message: 'This time is no longer kept for you. Choose a time again.',
  });
