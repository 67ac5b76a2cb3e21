import { bookingRequestsApi } from '#features/booking-requests/contract.ts';
import { type Booking, bookingBlocksApi, bookingsApi } from '#features/bookings/contract.ts';
import { afterwardsApi } from '#features/missed-sessions/contract.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { bookingText as t } from '../messages/booking.ts';

const ofBooking = ({ id }: Booking) => ({ id });
const failed = t.notChanged;

export const decideRequest = mutationOf(
  bookingRequestsApi.decide,
  ({
    booking,
    ...body
  }: {
    booking: Booking;
    approves: boolean;
    address?: string | null;
    pay?: 'directly' | 'credit';
  }) => ({
    params: ofBooking(booking),
    body: { version: booking.version, ...body },
  }),
  {
    done: (_, { approves, booking }) => (approves ? t.approved : t.declined)(booking.side),
    undo: (booking, { approves }) =>
      approves
        ? null
        : {
            run: () => reopen(booking),
            done: t.reopened,
            failed: t.notChanged,
          },
    failed,
  },
);

const reopen = (booking: Booking) =>
  call(bookingRequestsApi.reopen, {
    params: ofBooking(booking),
    body: { version: booking.version },
  });

/** Undoes a decline: the request is open again. */
export const reopenRequest = mutationBy(reopen, { done: () => t.reopened, failed });

/** What the person was shown that it costs goes along, so that nothing else is charged. */
export const agreedTo = ({ ifCancelledNow }: Booking) => ({
  feeCents: ifCancelledNow?.feeCents ?? 0,
  takesCredit: ifCancelledNow?.credit === 'kept',
});

/** The dialog shows what went wrong, so that a typed reason stays. */
export const cancelBooking = mutationOf(
  bookingsApi.cancel,
  ({ booking, reason }: { booking: Booking; reason: string | null }) => ({
    params: ofBooking(booking),
    body: { version: booking.version, ...agreedTo(booking), reason },
  }),
  { done: () => t.cancelled },
);

export const moveBooking = mutationOf(
  bookingsApi.move,
  ({ booking, start, newId }: { booking: Booking; start: string; newId: string }) => ({
    params: ofBooking(booking),
    body: { version: booking.version, start, newId, ...agreedTo(booking), overrides: false },
  }),
);

const missingToasts = { say: t.saidMissing, dispute: t.disputed, withdraw: t.withdrawn };

export const sayMissing = mutationOf(
  afterwardsApi.missing,
  ({ booking, act }: { booking: Booking; act: keyof typeof missingToasts }) => ({
    params: ofBooking(booking),
    body: { version: booking.version, act },
  }),
  { done: (_, { act }) => missingToasts[act], failed },
);

export const waiveFee = mutationOf(
  afterwardsApi.waive,
  (booking: Booking) => ({ params: ofBooking(booking), body: { version: booking.version } }),
  { done: () => t.waived, failed },
);

export const notePayment = mutationOf(
  afterwardsApi.notePayment,
  ({ booking, paidCents }: { booking: Booking; paidCents: number }) => ({
    params: ofBooking(booking),
    body: { version: booking.version, paidCents },
  }),
  { done: () => t.paymentNoted },
);

export const blockPerson = mutationOf(
  bookingBlocksApi.block,
  ({ id }: Booking) => ({ body: { bookingId: id } }),
  { done: () => t.blocked, failed },
);

export const unblockPerson = mutationOf(
  bookingBlocksApi.unblock,
  (personId: string) => ({ params: { personId } }),
  { done: () => t.unblocked, failed },
);
