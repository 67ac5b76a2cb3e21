import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#platform/shared/endpoint.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { membershipsApi } from '../../contract.ts';

/** Where the person belongs, and who asks them to join. Apart from the rest: home asks it at each start. */
export const membershipsQuery = queryOf(membershipsApi.mine, {});

/** How many invitations and offers wait for an answer. */
export const waitingIn = ({ memberships, invitations }: OutputOf<typeof membershipsApi.mine>) =>
  invitations.length + memberships.filter(({ ownershipOffered }) => ownershipOffered).length;

/** How many answers are pending, as far as it is loaded: nothing is asked for it. */
export function useWaitingAnswers(): number {
  const mine = useQuery({ ...membershipsQuery, enabled: false }).data;
  return mine ? waitingIn(mine) : 0;
}
