import { forgetNextFree } from '#features/availability/server/public.ts';
import { moveBooking } from '#features/booking-terms/rules/moving.ts';
import {
  type Settlement,
  type Side,
  settleCancelling,
} from '#features/booking-terms/rules/settlement.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Booking, BookingAnswer } from '../../contract/bookings.ts';
import { requestEnd, stateAfter } from '../../rules/booking-state.ts';
import {
  bookingsInSession,
  bookingsToCome,
  changeBooking,
  hasPlaceIn,
} from '../queries/bookings.ts';
import { offerOfSession, type StoredOffer } from '../queries/offers.ts';
import { closeUnwanted, countOthers, queueTrainer, sessionsToGive } from '../queries/sessions.ts';
import { endWait } from '../queries/waiting.ts';
import { returnCredit } from './credits.ts';
import { endDate, endOlderTime } from './end-session.ts';
import { booked, clashAnswer, earlier, finishPlace, hasPlace, placeFor } from './place.ts';
import {
  assertVersion,
  type BookingServices,
  change,
  editedElsewhere,
  requireBooking,
  type TimeServices,
  tooLate,
} from './require-booking.ts';
import { agreementOf, canMove, momentOf, showBooking } from './show-booking.ts';
import { takeTime } from './take-time.ts';
import { tell } from './tell.ts';
import { moveUpIn } from './waiting-list.ts';
import { assertMayBook } from './who-books.ts';
import { type OwnBooking, withPeople } from './with-people.ts';

/** Gives back the place of a booking that has ended: to who waits, else to everybody. */
export async function givePlaceBack(
  db: Db,
  services: BookingServices,
  { session }: Pick<OwnBooking, 'session'>,
  nowMs: number,
): Promise<void> {
  await moveUpIn(db, services, session.id, nowMs);
  await closeUnwanted(db, session.id, new Date(nowMs));
  await forgetNextFree(db, [session.trainerId]);
}

/** Reads a booking after everybody else who changes bookings of its trainer. */
export async function inTurn(
  db: Db,
  person: OwnerId,
  id: string,
  version: number,
  nowMs: number,
): Promise<OwnBooking> {
  const { session } = await requireBooking(db, person, id);
  await queueTrainer(db, session.trainerId);
  const row = await requireBooking(db, person, id);
  assertVersion(row, version, nowMs);
  return row;
}

/** Cancels for a side, with what it costs; the place goes to who waits. */
async function endBooking(
  db: Db,
  services: BookingServices,
  {
    row,
    person,
    settlement,
    reason,
  }: {
    row: OwnBooking;
    person: OwnerId;
    settlement: Settlement;
    reason: string | null;
  },
  nowMs: number,
): Promise<OwnBooking> {
  const values = { state: 'cancelled' as const, settlement, cancelReason: reason, keptUntil: null };
  const ended = await change(db, person, row, values, nowMs);
  await returnCredit(db, row, settlement, row.side, nowMs);
  if (row.booking.state !== 'held') {
    await tell(db, services, ended, { kind: 'cancelled', by: row.side });
  }
  await givePlaceBack(db, services, ended, nowMs);
  return ended;
}

/** What a person was shown that it costs, and said yes to. */
type Agreed = { feeCents: number; takesCredit: boolean };

const isAgreed = ({ feeCents, credit }: Settlement, agreed: Agreed): boolean =>
  feeCents <= agreed.feeCents && (credit !== 'kept' || agreed.takesCredit);

type Cancel = { id: string; version: number; reason: string | null } & Agreed;

export const cancel = (
  db: Db,
  services: BookingServices,
  person: OwnerId,
  wanted: Cancel,
  nowMs: number,
): Promise<Booking> => inTransaction(db, (db) => cancelIn(db, services, person, wanted, nowMs));

/** Cancels within the caller's transaction. */
export async function cancelIn(
  db: Db,
  services: BookingServices,
  person: OwnerId,
  wanted: Cancel,
  nowMs: number,
): Promise<Booking> {
  const { id, version, reason } = wanted;
  const row = await inTurn(db, person, id, version, nowMs);
  const settlement = settleCancelling(agreementOf(row), row.side, nowMs);
  const isOpen = stateAfter(momentOf(row), 'cancel', row.side, nowMs) !== null;
  if (!isOpen || !settlement) throw tooLate('This booking can’t be cancelled any more.');
  if (!isAgreed(settlement, wanted)) throw editedElsewhere(row, nowMs);
  const ended = await endBooking(db, services, { row, person, settlement, reason }, nowMs);
  return showBooking(ended, nowMs);
}

/** Ends what a person has to come before their account goes: the other side is told, and who waits for it. */
export async function endBookingsOf(
  db: Db,
  services: BookingServices,
  erased: string,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  const reason = 'This trainer takes no more bookings.';
  for (const session of await sessionsToGive(db, erased, now)) {
    await queueTrainer(db, session.trainerId);
    await endDate(db, services, session, { reason, shown: true }, nowMs);
  }
  const rows = await bookingsToCome(db, erased, now);
  for (const row of await withPeople(db, rows)) {
    const person = row.booking.clientId;
    const settlement = settleCancelling(agreementOf(row), 'client', nowMs);
    if (settlement)
      await endBooking(db, services, { row, person, settlement, reason: null }, nowMs);
  }
}

type Move = {
  id: string;
  version: number;
  start: string;
  newId: string;
  overrides: boolean;
} & Agreed;

/** What a late move costs has to be agreed to first. */
const lateMove = (row: OwnBooking, nowMs: number) =>
  new AppError('conflict', {
    reason: 'late_move',
    message: 'It is too late to move this for free. Look at what it costs, then decide.',
    current: showBooking(row, nowMs),
  });

/** A request that has moved waits for its answer until the new start. */
const keptAt = ({ state, keptUntil, agreement }: OwnBooking['booking'], startMs: number) =>
  state === 'requested' ? new Date(requestEnd(agreement.bookedAtMs, startMs)) : keptUntil;

/** Moves the whole session: a trainer’s move, or a client’s who is alone in it. */
async function moveSession(
  db: Db,
  services: BookingServices,
  {
    row,
    person,
    offer,
    startMs,
    by,
    overrides,
  }: {
    row: OwnBooking;
    person: OwnerId;
    offer: StoredOffer;
    startMs: number;
    by: Side;
    overrides: boolean;
  },
  nowMs: number,
): Promise<BookingAnswer> {
  const moves = row.session.id;
  const taken = await takeTime(db, { offer, startMs, nowMs, overrides, moves });
  if ('clashes' in taken) return clashAnswer(db, offer, { ...taken, startMs, nowMs });
  const wasMovedByTrainer = by === 'trainer';
  for (const one of await bookingsInSession(db, moves)) {
    if (one.booking.state === 'held') continue;
    const agreement = { ...one.booking.agreement, wasMovedByTrainer };
    const keptUntil = keptAt(one.booking, startMs);
    await changeBooking(db, one, { agreement, keptUntil, remindedAt: null }, new Date(nowMs));
    const told = await requireBooking(db, one.booking.clientId, one.booking.id);
    await tell(db, services, told, { kind: 'moved', by, from: row.session.startsAt });
  }
  await endOlderTime(db, services, row.session, nowMs);
  return booked(await requireBooking(db, person, row.booking.id), nowMs);
}

/** Takes a place in another session for a client, on the terms of the old booking or, late, on today’s. */
async function movePlace(
  db: Db,
  services: BookingServices,
  {
    row,
    offer,
    startMs,
    newId,
  }: { row: OwnBooking; offer: StoredOffer; startMs: number; newId: string },
  nowMs: number,
): Promise<BookingAnswer> {
  const client = row.booking.clientId;
  const { seriesId } = row.booking;
  const place = { id: newId, offer, startMs, client, by: 'client' as const, seriesId };
  const taken = await placeFor(db, place, nowMs);
  if ('clashes' in taken) return clashAnswer(db, offer, { ...taken, startMs, nowMs });
  const address = row.booking.agreement.place?.name ?? null;
  const how = { message: row.booking.message, pay: 'directly' as const, address };
  return booked(await finishPlace(db, services, { client, id: newId, offer }, how, nowMs), nowMs);
}

/** Ends a booking first, so that its own time is no clash, and books the other; both or neither. */
async function moveLate(
  db: Db,
  services: BookingServices,
  {
    settlement,
    person,
    ...to
  }: Parameters<typeof movePlace>[2] & { person: OwnerId; settlement: Settlement },
  nowMs: number,
): Promise<BookingAnswer> {
  let clash: BookingAnswer | null = null;
  const moved = inTransaction(db, async (db) => {
    await endBooking(db, services, { row: to.row, person, settlement, reason: null }, nowMs);
    const answer = await movePlace(db, services, to, nowMs);
    if (answer.outcome === 'booked') return answer;
    clash = answer;
    throw new Error('The old booking stays.');
  });
  return moved.catch((error: unknown) => {
    if (clash) return clash;
    throw error;
  });
}

/** Moves a booking to another time. A client’s late move ends it with its fee, and books the new time. */
export async function move(
  db: Db,
  services: TimeServices,
  person: OwnerId,
  wanted: Move,
  nowMs: number,
): Promise<BookingAnswer> {
  const { id, newId } = wanted;
  const made = await earlier(db, person, newId);
  if (made) return booked(made, nowMs);
  const before = await requireBooking(db, person, id);
  const offer = await offerOfSession(db, before.session);
  if (!offer) throw new AppError('not_found', { message: 'That offer does not exist.' });
  await services.refreshCalendars(db, offer.trainerId, nowMs);
  return inTransaction(db, (db) => moveIn(db, services, person, { ...wanted, offer }, nowMs));
}

/** Moves within the caller's transaction. */
export async function moveIn(
  db: Db,
  services: BookingServices,
  person: OwnerId,
  { offer, ...wanted }: Move & { offer: StoredOffer },
  nowMs: number,
): Promise<BookingAnswer> {
  const { id, version, newId } = wanted;
  const startMs = Date.parse(wanted.start);
  const row = await inTurn(db, person, id, version, nowMs);
  const by = row.side;
  // What was booked of an offer can be moved after it was stopped.
  if (by === 'client') await assertMayBook(db, person, { ...offer, isStopped: false }, nowMs);
  const isOpen = canMove(row, nowMs);
  const moved = isOpen && moveBooking(agreementOf(row), by, { toMs: startMs, nowMs });
  if (!moved) throw tooLate('This booking can’t be moved to that time.');
  const overrides = by === 'trainer' && wanted.overrides;
  const at = { row, person, offer, startMs, by, overrides };
  if (moved.kind === 'late') {
    const { settlement } = moved;
    if (!isAgreed(settlement, wanted)) throw lateMove(row, nowMs);
    return moveLate(db, services, { ...at, newId, settlement }, nowMs);
  }
  const others = await countOthers(db, row.session.id, id, new Date(nowMs));
  if (by === 'trainer' || (others === 0 && offer.capacity === 1)) {
    return moveSession(db, services, at, nowMs);
  }
  return moveInGroup(db, services, at, nowMs);
}

/** A client of a group goes to another session on the terms that were agreed. */
async function moveInGroup(
  db: Db,
  services: BookingServices,
  {
    row,
    person,
    offer,
    startMs,
  }: {
    row: OwnBooking;
    person: OwnerId;
    offer: StoredOffer;
    startMs: number;
  },
  nowMs: number,
): Promise<BookingAnswer> {
  const taken = await takeTime(db, { offer, startMs, nowMs, overrides: false });
  if ('clashes' in taken) return clashAnswer(db, offer, { ...taken, startMs, nowMs });
  const { sessionId } = taken;
  if (await hasPlaceIn(db, person, sessionId)) throw hasPlace();
  const agreement = { ...row.booking.agreement, wasMovedByTrainer: false };
  const keptUntil = keptAt(row.booking, startMs);
  const values = { sessionId, agreement, keptUntil, remindedAt: null };
  const moved = await change(db, person, row, values, nowMs);
  await endWait(db, sessionId, person);
  const from = row.session.startsAt;
  await tell(db, services, moved, { kind: 'moved', by: 'client', from });
  await givePlaceBack(db, services, row, nowMs);
  return booked(moved, nowMs);
}
