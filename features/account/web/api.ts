import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { newId } from '#platform/shared/ids.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { call } from '#platform/web/api-client/call.ts';
import { forgetCsrfToken } from '#platform/web/api-client/csrf.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { accountApi, type CurrentUser, type ProfileInput, type UnitSettings } from '../contract.ts';

const MINUTE_MS = 60_000;
const USER_KEY = [accountApi.currentUser.path] as const;

/** Whoever is signed in, or null. Never retried; fresh for 5 minutes, kept for 30. */
const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: USER_KEY,
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

/** Tabs of one browser share the session; they tell each other when it changes. */
const CHANNEL = 'vigour-session';
type Change = { kind: 'signed-in' | 'signed-out'; tab: string };

/** A message reaches every other channel object of that name, in this tab too. */
const thisTab = newId();

function tellOtherTabs(kind: Change['kind']): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ kind, tab: thisTab } satisfies Change);
  channel.close();
}

/** Forgets everything that belonged to the session before; `user` is who is signed in now. */
function startOver(client: QueryClient, user: CurrentUser | null): void {
  forgetCsrfToken();
  client.setQueryData(USER_KEY, user);
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== USER_KEY[0];
  client.removeQueries({ type: 'inactive', predicate });
  // A removed query that is on screen would show its old answer, or load, for ever.
  if (user) void client.resetQueries({ predicate });
  else client.removeQueries({ predicate });
}

/** Follows sign-in and sign-out in other tabs. Returns the function that stops following. */
export function followSessionOfOtherTabs(client: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = async ({ data }: MessageEvent<Change>) => {
    if (data.tab === thisTab) return;
    await client.cancelQueries();
    if (data.kind === 'signed-out') startOver(client, null);
    else {
      const user = await client.query({ ...currentUserQuery, staleTime: 0 }).catch(() => null);
      startOver(client, user);
    }
  };
  return () => channel.close();
}

type Credentials = { email: string; password: string };

/**
 * Signs in, or creates an account and signs in to it. The answer is the person, or null when a new
 * account was asked for and the mail box has to be looked at first.
 */
export function useEnter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ way, ...body }: Credentials & { way: 'sign-in' | 'sign-up' }) => {
      await call(way === 'sign-in' ? accountApi.signIn : accountApi.signUp, { body });
      forgetCsrfToken();
      await client.cancelQueries();
      const user = await client.query({ ...currentUserQuery, staleTime: 0 });
      if (user) {
        startOver(client, user);
        tellOtherTabs('signed-in');
      }
      return user;
    },
  });
}

/**
 * Ends the session in every tab of this browser. `leave` is called at the moment nobody is signed
 * in any more, before the present page is drawn for a stranger.
 */
export function useSignOut(leave: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(accountApi.signOut, {});
      await client.cancelQueries();
      startOver(client, null);
      leave();
      tellOtherTabs('signed-out');
    },
  });
}

/** Asks for a link that sets a new password. */
export const useRequestPasswordReset = () =>
  useMutation({
    mutationFn: (email: string) => call(accountApi.requestPasswordReset, { body: { email } }),
  });

/** Sets a new password by a mailed link. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: { token: string; newPassword: string }) =>
      call(accountApi.resetPassword, { body }),
  });

/** Asks for a new verification link. */
export const useResendVerification = () =>
  useMutation({
    mutationFn: (email: string) => call(accountApi.resendVerification, { body: { email } }),
  });

/** Verifies an address by a mailed link; the answer is read for `user.emailVerified`. */
export const useVerifyEmail = () =>
  useMutation({
    mutationFn: (token: string) => call(accountApi.verifyEmail, { params: { token } }),
  });
