import type { Booking } from '#features/bookings/contract.ts';
import { answererOf, stateAfter } from '#features/bookings/rules/booking-state.ts';
import {
  assertMayBook,
  type BookingServices,
  canReopen,
  change,
  givePlaceBack,
  hasPlaceIn,
  inTurn,
  momentOf,
  type OwnBooking,
  offerOfSession,
  payWithCredit,
  requestEndOf,
  requireBooking,
  requireOffer,
  requireSide,
  returnCredit,
  showBooking,
  type TimeServices,
  takeTime,
  tell,
  tooLate,
  withAddress,
} from '#features/bookings/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';

type Decision = {
  id: string;
  version: number;
  approves: boolean;
  address: string | null;
  reason: string | null;
  /** of a client who says yes */
  pay: 'directly' | 'credit';
};

/** The side that was asked says yes or no. A client agrees to price and terms only now. */
export async function decide(
  db: Db,
  services: TimeServices,
  person: OwnerId,
  decision: Decision,
  nowMs: number,
): Promise<Booking> {
  const { booking, session } = await requireBooking(db, person, decision.id);
  await requireSide(db, person, decision.id, answererOf(booking));
  if (decision.approves) await services.refreshCalendars(db, session.trainerId, nowMs);
  return inTransaction(db, (db) => decideIn(db, services, person, decision, nowMs));
}

/** Decides within the caller's transaction. */
export async function decideIn(
  db: Db,
  services: BookingServices,
  person: OwnerId,
  { id, version, approves, address, reason, pay }: Decision,
  nowMs: number,
): Promise<Booking> {
  const row = await inTurn(db, person, id, version, nowMs);
  const { side } = row;
  const state = stateAfter(momentOf(row), approves ? 'approve' : 'decline', side, nowMs);
  if (state === null) throw tooLate('This request is no longer open.');
  const agrees = approves && side === 'client';
  if (agrees) {
    // A guardian, an age or a block may have changed since the trainer asked.
    const offer = requireOffer(await offerOfSession(db, row.session));
    await assertMayBook(db, row.booking.clientId, offer, nowMs);
  }
  const agreement = agrees
    ? { ...withAddress(row.booking.agreement, address), bookedAtMs: nowMs }
    : row.booking.agreement;
  const { clientId } = row.booking;
  const creditsId =
    agrees && pay === 'credit'
      ? await payWithCredit(db, clientId, row.session.offerId, nowMs)
      : row.booking.creditsId;
  const cancelReason = approves ? null : reason;
  const values = { state, keptUntil: null, agreement, cancelReason, creditsId };
  const decided = await change(db, person, row, values, nowMs);
  await tell(db, services, decided, { kind: approves ? 'approved' : 'declined' });
  if (!approves) {
    await returnCredit(db, row, null, side, nowMs);
    await givePlaceBack(db, services, decided, nowMs);
  }
  return showBooking(decided, nowMs);
}

const timeIsTaken = () =>
  new AppError('conflict', {
    reason: 'time_taken',
    message: 'That time is taken by now. Book another one with them.',
  });

/** The credit that went back pays again, where it is still there. */
async function payAgain(db: Db, { booking, session }: OwnBooking, nowMs: number) {
  if (booking.creditsId === null) return null;
  return payWithCredit(db, booking.clientId, session.offerId, nowMs).catch(() => {
    throw new AppError('conflict', {
      reason: 'no_credit',
      message: 'The credit was used for another session meanwhile. Book a time again.',
    });
  });
}

/** Takes a decline back: the time is taken again, and the request stands until it would have ended. */
export async function reopen(
  db: Db,
  services: TimeServices,
  person: OwnerId,
  { id, version }: { id: string; version: number },
  nowMs: number,
): Promise<Booking> {
  const { booking, session } = await requireBooking(db, person, id);
  await requireSide(db, person, id, answererOf(booking));
  await services.refreshCalendars(db, session.trainerId, nowMs);
  return inTransaction(db, async (db) => {
    const row = await inTurn(db, person, id, version, nowMs);
    if (!canReopen(row, nowMs))
      throw tooLate('It is too late to take this back. Book a time again.');
    const offer = requireOffer(await offerOfSession(db, row.session));
    const startMs = row.session.startsAt.getTime();
    const taken = await takeTime(db, { offer, startMs, nowMs, overrides: true });
    if ('clashes' in taken) throw timeIsTaken();
    const { sessionId } = taken;
    const { clientId } = row.booking;
    if (await hasPlaceIn(db, clientId, sessionId)) throw timeIsTaken();
    const creditsId = await payAgain(db, row, nowMs);
    const keptUntil = new Date(requestEndOf(row));
    const values = { sessionId, state: 'requested' as const, keptUntil, creditsId };
    const open = await change(db, person, row, { ...values, cancelReason: null }, nowMs);
    await tell(db, services, open, { kind: 'reopened' });
    return showBooking(open, nowMs);
  });
}
