import { useQuery } from '@tanstack/react-query';
import { type Booking } from '#features/bookings/contract.ts';
import { afterwardsApi } from '#features/missed-sessions/contract.ts';
import { type Pack, packsApi } from '#features/packs/contract.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { dueCents } from '../../rules/unpaid.ts';
import { packsText, paymentsText } from '../messages/packs.ts';

export const usePacks = () => useQuery(queryOf(packsApi.mine, {}));

type Sale = InputOf<typeof packsApi.sell>['body'];
export const sellPack = mutationOf(packsApi.sell, (body: Sale) => ({ body }), {
  done: () => packsText.sold,
});

export const refundPack = mutationOf(
  packsApi.refund,
  ({ id, refundCents }: Pack) => ({ params: { id }, body: { refundCents } }),
  { done: () => packsText.refundDone, failed: packsText.failed },
);

const notePaid = (id: string, version: number, paidCents: number) =>
  call(afterwardsApi.notePayment, { params: { id }, body: { version, paidCents } });

/** Notes that a session was paid in full, with Undo. */
export const notePayment = mutationBy(
  (booking: Booking) => notePaid(booking.id, booking.version, dueCents(booking)),
  {
    done: () => paymentsText.noted,
    undo: ({ id, version }, { paidCents }) => ({
      run: () => notePaid(id, version, paidCents),
      done: paymentsText.undone,
      failed: paymentsText.undoFailed,
    }),
    failed: packsText.failed,
  },
);
