import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#platform/shared/endpoint.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { membershipsApi } from '../../contract.ts';

/** Memberships and invitations; a separate call, because Home needs it at each start. */
export const membershipsQuery = queryOf(membershipsApi.mine, {});

/** How many invitations and offers wait for an answer. */
export const countPending = ({ memberships, invitations }: OutputOf<typeof membershipsApi.mine>) =>
  invitations.length + memberships.filter(({ ownershipOffered }) => ownershipOffered).length;

/** How many answers are pending, as far as it is loaded: nothing is asked for it. */
export function useWaitingAnswers(): number {
  const mine = useQuery({ ...membershipsQuery, enabled: false }).data;
  return mine ? countPending(mine) : 0;
}
