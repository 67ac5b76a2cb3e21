import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { call } from '#platform/web/api-client/call.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import {
  type AccountSettings,
  accountApi,
  type CurrentUser,
  type ProfileInput,
  type UnitSettings,
} from '../contract.ts';

const MINUTE_MS = 60_000;
export const USER_KEY = [accountApi.currentUser.path] as const;
/** Says who is signed in; its address is the key of `useCurrentUser`. */
export const personEndpoint = accountApi.currentUser;

/** The signed-in person, or null. Never retried; fresh for 5 minutes, kept for 30. */
export const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: USER_KEY,
  meta: { about: ['person', 'weigh-ins'] },
  queryFn: async () => {
    try {
      return await call(accountApi.currentUser, {});
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  retry: false,
  staleTime: 5 * MINUTE_MS,
  gcTime: 30 * MINUTE_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** The signed-in person as a query; its data is null for a stranger. */
export const useCurrentUser = () => useQuery(currentUserQuery);

/** Saves body data, goals and role. The caller shows the outcome. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ProfileInput) =>
      call(accountApi.saveProfile, { body: { timeZone: deviceTimeZone(), ...input } }),
    onSuccess: (user) => client.setQueryData(USER_KEY, user),
  });
}

/** Saves the choice of units. It shows at once, and goes back when it could not be saved. */
export function useSaveUnits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (units: Partial<UnitSettings>) => call(accountApi.saveUnits, { body: units }),
    onMutate: (units) => {
      const before = client.getQueryData<CurrentUser | null>(USER_KEY);
      if (before)
        client.setQueryData(USER_KEY, { ...before, units: { ...before.units, ...units } });
      return before;
    },
    onError: (_error, _units, before) => client.setQueryData(USER_KEY, before),
    onSuccess: (user) => client.setQueryData(USER_KEY, user),
  });
}

type SettingsInput = {
  firstName: string;
  timeZone: string;
  timeZoneIfNone: string;
} & Omit<AccountSettings, 'timeZone'>;

/** Saves name, time zone, start of the day or notifications. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<SettingsInput>) => call(accountApi.saveSettings, { body }),
    onSuccess: (user, { firstName, timeZoneIfNone: _, ...settings }) => {
      // Two saves may be answered in either order: each counts for what it changed, and no more.
      client.setQueryData<CurrentUser | null>(USER_KEY, (now) =>
        now
          ? {
              ...now,
              firstName: firstName === undefined ? now.firstName : user.firstName,
              settings: {
                ...now.settings,
                timeZone: now.settings.timeZone ?? user.settings.timeZone,
                ...settings,
              },
            }
          : now,
      );
    },
  });
}
