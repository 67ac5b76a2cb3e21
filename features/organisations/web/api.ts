import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api-client/call.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import {
  invitationsApi,
  membersApi,
  membershipsApi,
  type Overview,
  organisationsApi,
} from '../contract.ts';
import { isStale, toasts } from './messages.ts';

type BodyOf<E> = InputOf<E> extends { body: infer Body } ? Body : never;
export type MembersQuery = InputOf<typeof membersApi.list>['query'];
export type MemberInput = BodyOf<typeof membersApi.save>;
export type InviteInput = BodyOf<typeof membersApi.invite>;

const mineQuery = queryOf(organisationsApi.mine, {});
export const useMyOrganisations = () => useQuery(mineQuery);
export const overviewQuery = (id: string) => queryOf(organisationsApi.read, { params: { id } });

export const dashboardQuery = (id: string) =>
  queryOf(organisationsApi.dashboard, { params: { id } });
export const useTrainees = (id: string, page: number) =>
  useQuery({
    ...queryOf(membershipsApi.trainees, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });

export const useMembers = (id: string, query: MembersQuery) =>
  useQuery({
    ...queryOf(membersApi.list, { params: { id }, query }),
    // The list stays while the next one is on its way.
    placeholderData: keepPreviousData,
  });
export const memberQuery = (id: string, memberId: string) =>
  queryOf(membersApi.read, { params: { id, memberId } });
export type HistoryQuery = InputOf<typeof organisationsApi.history>['query'];
export const historyQuery = (id: string, query: HistoryQuery) =>
  queryOf(organisationsApi.history, { params: { id }, query });

/** Goes where a plan has to be paid first. */
function paidFirst<Answer extends { checkoutUrl: string | null }>(answer: Answer): Answer {
  if (answer.checkoutUrl) location.assign(answer.checkoutUrl);
  return answer;
}

export const useCreateOrganisation = () =>
  useMutation({
    mutationFn: async (body: BodyOf<typeof organisationsApi.create>) =>
      paidFirst(await call(organisationsApi.create, { body })),
  });
export const useSaveOrganisation = ({ id }: Overview) =>
  useMutation({
    mutationFn: (body: BodyOf<typeof organisationsApi.save>) =>
      call(organisationsApi.save, { params: { id }, body }),
    onSuccess: () => toast(toasts.saved),
    onError: (error) => {
      if (!isStale(error)) toast(toasts.failed(error));
    },
  });
/** Closes an organisation and goes elsewhere (`leave`): nothing of it is asked for any more. */
export function useCloseOrganisation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (leave: () => void) => {
      await call(organisationsApi.close, { params: { id } });
      // All this before the change is known to have happened, and what is on screen is asked for again.
      leave();
      client.removeQueries({
        predicate: ({ queryKey: [url] }) => String(url).startsWith(`/api/organisations/${id}`),
      });
      client.setQueryData(mineQuery.queryKey, (list) => list?.filter((one) => one.id !== id));
    },
  });
}
export const useOffer = (id: string) =>
  useMutation({
    mutationFn: (memberId: string | null) =>
      call(organisationsApi.offer, { params: { id }, body: { memberId } }),
  });

export const useInvite = (id: string) =>
  useMutation({
    mutationFn: (body: InviteInput) => call(membersApi.invite, { params: { id }, body }),
  });
export const useSaveMember = (id: string, memberId: string) =>
  useMutation({
    mutationFn: (body: MemberInput) => call(membersApi.save, { params: { id, memberId }, body }),
    onSuccess: () => toast(toasts.saved),
  });
export const useRemoveMember = (id: string) =>
  useMutation({
    mutationFn: (memberId: string) => call(membersApi.remove, { params: { id, memberId } }),
  });
export const useBringBack = (id: string) =>
  useMutation({
    mutationFn: (memberId: string) =>
      call(membersApi.reinstateMember, { params: { id, memberId } }),
  });
export const useSendInvitations = (id: string) =>
  useMutation({
    mutationFn: (memberIds: string[] | undefined) =>
      call(membersApi.sendInvitations, { params: { id }, body: { memberIds } }),
  });
export const useSendTest = (id: string) =>
  useMutation({ mutationFn: () => call(membersApi.sendTestInvitation, { params: { id } }) });

export const useLeave = () =>
  useMutation({ mutationFn: (id: string) => call(membershipsApi.leave, { params: { id } }) });
export const useShare = () =>
  useMutation({
    mutationFn: ({ id, activity }: { id: string; activity: boolean }) =>
      call(membershipsApi.share, { params: { id }, body: { activity } }),
  });
export const useAnswerInvitation = () =>
  useMutation({
    mutationFn: ({ id, accept }: { id: string; accept: boolean }) =>
      call(membershipsApi.answerInvitation, { params: { id }, body: { accept } }),
  });
export const useAnswerOwnership = (id: string) =>
  useMutation({
    mutationFn: async (body: BodyOf<typeof membershipsApi.answerOwnership>) =>
      paidFirst(await call(membershipsApi.answerOwnership, { params: { id }, body })),
  });

/** What a mailed link is about; asked again when a person signs in or out. */
export const useInvitationLink = (token: string, who: string | null | undefined) =>
  useQuery({
    queryKey: ['invitation', token, who],
    meta: { about: ['organisations'] },
    queryFn: () => call(invitationsApi.look, { body: { token } }),
    enabled: who !== undefined,
  });
export const useAnswerLink = (token: string) =>
  useMutation({
    mutationFn: (answer: 'accept' | 'decline') => call(invitationsApi[answer], { body: { token } }),
  });
