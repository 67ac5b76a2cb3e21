import {
  canDispute,
  canSayMissing,
  disputableUntilMs,
} from '#features/booking-terms/rules/missing.ts';
import { type Agreement, freeUntil } from '#features/booking-terms/rules/policy.ts';
import { settleCancelling } from '#features/booking-terms/rules/settlement.ts';
import type { Booking } from '../../contract/bookings.ts';
import { answererOf, requestEnd, stateAfter, stateAt } from '../../rules/booking-state.ts';
import type { BookingRow, OwnBooking } from './with-people.ts';

/** What a booking was agreed on, with what the booking and its session say now. */
export const agreementOf = ({
  booking,
  session,
}: Pick<BookingRow, 'booking' | 'session'>): Agreement => ({
  policy: booking.agreement.policy,
  priceCents: booking.agreement.priceCents,
  bookedAtMs: booking.agreement.bookedAtMs,
  wasMovedByTrainer: booking.agreement.wasMovedByTrainer,
  paidCents: booking.paidCents,
  hasCredit: booking.creditsId !== null,
  startMs: session.startsAt.getTime(),
  isAsked: booking.state === 'requested',
});

export const momentOf = ({ booking, session }: Pick<BookingRow, 'booking' | 'session'>) => ({
  state: booking.state,
  startMs: session.startsAt.getTime(),
  endMs: session.endsAt.getTime(),
  keptUntilMs: booking.keptUntil?.getTime() ?? null,
  answerer: answererOf(booking),
});

/** A class has its own times: another date of it is another booking. */
export const canMove = (row: OwnBooking, nowMs: number): boolean =>
  !row.session.isClass && stateAfter(momentOf(row), 'move', row.side, nowMs) !== null;

/** When a request ends, or would have. */
export const requestEndOf = ({ booking, session }: Pick<BookingRow, 'booking' | 'session'>) =>
  requestEnd(booking.agreement.bookedAtMs, session.startsAt.getTime());

/** Whether a side may take its decline back. */
export const canReopen = (row: OwnBooking, nowMs: number): boolean =>
  nowMs < requestEndOf(row) && stateAfter(momentOf(row), 'reopen', row.side, nowMs) !== null;

/** What a side may do with a booking now. */
function mayDo(row: OwnBooking, nowMs: number): Booking['may'] {
  const { booking, side } = row;
  const moment = momentOf(row);
  const agreement = agreementOf(row);
  const fee = booking.settlement;
  return {
    decide: stateAfter(moment, 'approve', side, nowMs) !== null,
    reopen: canReopen(row, nowMs),
    move: canMove(row, nowMs),
    sayMissing:
      moment.state === 'confirmed' && booking.missing === null && canSayMissing(agreement, nowMs),
    dispute: booking.missing !== null && canDispute(booking.missing, side, nowMs),
    waive: side === 'trainer' && fee !== null && (fee.feeCents > 0 || fee.credit === 'kept'),
  };
}

/** A booking as one of its two people sees it. A held place says neither link nor message. */
export function showBooking(row: OwnBooking, nowMs: number): Booking {
  const { booking, session, side, client, trainer } = row;
  const { agreement, missing } = booking;
  const moment = momentOf(row);
  const state = stateAt(moment, nowMs);
  const agreed = agreementOf(row);
  const canCancel = stateAfter(moment, 'cancel', side, nowMs) !== null;
  return {
    id: booking.id,
    sessionId: session.id,
    organisationName: agreement.organisationName ?? null,
    version: booking.version,
    state,
    side,
    waitsFor: state === 'requested' ? answererOf(booking) : null,
    start: session.startsAt.toISOString(),
    end: session.endsAt.toISOString(),
    timeZone: agreement.timeZone,
    offer: {
      id: session.offerId,
      name: agreement.offerName,
      link: state === 'confirmed' ? agreement.link : null,
    },
    isOnline: agreement.isOnline,
    place: agreement.place,
    placeId: session.placeId,
    trainerName: trainer.name,
    clientName: client.name,
    clientPhoto: side === 'trainer' ? client.photo : null,
    clientId: side === 'trainer' ? booking.clientId : null,
    trainerId: side === 'client' ? session.trainerId : null,
    message: booking.message,
    keptUntil: booking.keptUntil?.toISOString() ?? null,
    seriesId: booking.seriesId,
    priceCents: agreement.priceCents,
    paidCents: booking.paidCents,
    hasCredit: agreed.hasCredit,
    policy: agreement.policy,
    freeUntil: new Date(freeUntil(agreed)).toISOString(),
    ifCancelledNow: canCancel ? settleCancelling(agreed, side, nowMs) : null,
    settlement: booking.settlement,
    cancelReason: booking.cancelReason,
    wasMovedByTrainer: agreement.wasMovedByTrainer,
    hasClash: session.clashToldFor?.getTime() === session.startsAt.getTime(),
    missing: missing && {
      side: missing.missing,
      saidBy: row.sayer,
      isDisputed: missing.disputedAtMs !== null && missing.outcome === null,
      until: new Date(disputableUntilMs(missing)).toISOString(),
    },
    may: mayDo(row, nowMs),
  };
}
