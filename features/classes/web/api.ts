import { useQuery } from '@tanstack/react-query';
import { bookingsApi, waitingApi } from '#features/bookings/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { type ClassDateShown, timetableApi } from '../contract.ts';
import { timetableToasts as t } from './messages/timetable.ts';

export const useOwnBookings = () => useQuery(queryOf(bookingsApi.mine, {}));

export const useTimetable = () => useQuery(queryOf(timetableApi.read, {}));

async function book({ sessionId }: Pick<ClassDateShown, 'sessionId'>) {
  const body = { id: newId() };
  const answer = await call(timetableApi.book, { params: { sessionId }, body });
  if (answer.outcome === 'clash') throw new Error(t.full);
  return answer.booking;
}

const cancel = ({ id, version }: { id: string; version: number }) =>
  call(bookingsApi.cancel, {
    params: { id },
    body: { version, feeCents: 0, takesCredit: false, reason: null },
  });

const failed = (error: unknown) => ({
  title: 'Error',
  description: error instanceof Error && error.message ? error.message : t.failed,
  destructive: true,
});

/** Books a place; Undo gives it back, which costs nothing so soon. */
export const bookClass = mutationBy(book, {
  done: (_, { name }: ClassDateShown) => t.booked(name),
  undo: (booking) => ({
    run: () => cancel(booking),
    done: t.undone,
    failed: t.undoFailed,
  }),
  failed,
});

/** Gives a place back for what was shown that it costs; Undo books it again if nobody has it by then. */
export const cancelClass = mutationBy(
  ({ own }: ClassDateShown) =>
    call(bookingsApi.cancel, {
      params: { id: own?.bookingId ?? '' },
      body: {
        version: own?.version ?? 0,
        feeCents: own?.ifCancelledNow?.feeCents ?? 0,
        takesCredit: own?.ifCancelledNow?.credit === 'kept',
        reason: null,
      },
    }),
  {
    done: (_, { name }) => t.cancelled(name),
    undo: (booking, date) =>
      (booking.settlement?.feeCents ?? 0) > 0
        ? null
        : { run: () => book(date), done: t.undone, failed: t.undoFailed },
    failed: t.failed,
  },
);

export const waitForClass = mutationOf(
  timetableApi.wait,
  ({ sessionId }: ClassDateShown) => ({ params: { sessionId } }),
  {
    done: () => t.waiting,
    undo: (_, { sessionId }) => ({
      run: () => call(waitingApi.leave, { params: { sessionId } }),
      done: t.left,
      failed: t.undoFailed,
    }),
    failed: t.failed,
  },
);

export const leaveList = mutationOf(
  waitingApi.leave,
  ({ sessionId }: ClassDateShown) => ({ params: { sessionId } }),
  { done: () => t.left, failed: t.failed },
);

export const takePlace = mutationBy(
  async ({ sessionId }: ClassDateShown) => {
    const body = { sessionId, id: newId(), pay: 'directly' as const };
    const answer = await call(waitingApi.accept, { body });
    if (answer.outcome === 'clash') throw new Error(t.full);
    return answer.booking;
  },
  { done: (_, { name }) => t.booked(name), failed },
);
