import { useMutation, useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy, mutationOf } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { type Eating, householdApi, householdInvitationsApi } from '../contract.ts';
import { householdToasts as toasts } from './messages/household.ts';

export const useHousehold = () => useQuery(queryOf(householdApi.read, {}));

/** Targets that others share on a day. Never kept on the device: consent ends at once. */
export const useSharedTargets = (date: CalendarDay, enabled: boolean) =>
  useQuery({ ...queryOf(householdApi.targets, { query: { date } }), enabled });

/** People of the own plan without an account. */
export const usePlaces = (enabled: boolean) =>
  useQuery({ ...queryOf(householdApi.places, {}), enabled });

type Invited = { id: string; name: string; email: string | null };
type Person = { id: string; name: string };

const invite = mutationBy((body: Invited) => call(householdApi.invite, { body }), {
  done: (_, { email }) => (email === null ? null : toasts.mailed(email)),
});
export const useInvite = () => useMutation(invite);

const renew = mutationBy(({ id }: Person) => call(householdApi.renew, { params: { id } }), {
  failed: toasts.failed,
});
export const useRenewLink = () => useMutation(renew);

const remove = mutationBy(({ id }: Person) => call(householdApi.remove, { params: { id } }), {
  done: (_, { name }) => toasts.removed(name),
  failed: toasts.failed,
});
export const useRemovePerson = () => useMutation(remove);

type TakenPlace = { member: Person; place: Person };

const givePlace = mutationBy(
  ({ member, place }: TakenPlace) =>
    call(householdApi.takePlace, {
      params: { id: member.id },
      body: { takesPlaceOf: place.id },
    }),
  { done: (_, { member }) => toasts.placeTaken(member.name), failed: toasts.failed },
);
export const useGivePlace = () => useMutation(givePlace);

const leave = mutationBy(() => call(householdApi.leave, {}), {
  done: () => toasts.left,
  failed: toasts.failed,
});
export const useLeave = () => useMutation(leave);

const saveEating = mutationOf(householdApi.saveEating, (body: Eating) => ({ body }), {
  done: () => toasts.saved,
});
export const useSaveEating = () => useMutation(saveEating);

const shareTargets = mutationOf(
  householdApi.shareTargets,
  (targets: boolean) => ({ body: { targets } }),
  { failed: toasts.failed },
);
export const useShareTargets = () => useMutation(shareTargets);

/** The invitation behind a link; asked again when another person signs in. */
export const useInvitation = (token: string, person: string | null | undefined) =>
  useQuery({
    queryKey: ['household-invitation', token, person],
    queryFn: () => call(householdInvitationsApi.look, { body: { token } }),
    enabled: person !== undefined,
    retry: false,
  });

type Joining = Eating & { takesPlaceOf: string | null };
type Answer = { token: string; joining: Joining | null };

/** Accepts with what the person may not be served and whose place they take, or declines (null). */
export const useAnswerInvitation = () =>
  useMutation({
    mutationFn: ({ token, joining }: Answer): Promise<unknown> =>
      joining
        ? call(householdInvitationsApi.accept, { body: { token, ...joining } })
        : call(householdInvitationsApi.decline, { body: { token } }),
  });
