import { waitingApi } from '#features/bookings/contract.ts';
import { mutationOf } from '#platform/web/query/mutation-of.ts';
import { listText as t } from '../messages/list.ts';

export const joinWaiting = mutationOf(
  waitingApi.join,
  (sessionId: string) => ({ body: { sessionId } }),
  { done: () => t.joined, failed: t.notJoined },
);

type Accepted = { sessionId: string; id: string; pay: 'directly' | 'credit' };

export const acceptPlace = mutationOf(waitingApi.accept, (body: Accepted) => ({ body }), {
  done: ({ outcome }) => (outcome === 'booked' ? t.taken : null),
  failed: t.notTaken,
});

export const leaveWaiting = mutationOf(
  waitingApi.leave,
  (sessionId: string) => ({ params: { sessionId } }),
  { done: () => t.left, failed: t.notTaken },
);
