import {
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { newId } from '#platform/shared/ids.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { call } from '#platform/web/api-client/call.ts';
import { forgetCsrfToken } from '#platform/web/api-client/csrf.ts';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { passkeyAnswer, passkeyCreation } from '#platform/web/passkeys/passkey-ceremony.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import type { Credential, NewCredential } from '../contract/security.ts';
import {
  type AccountSettings,
  accountApi,
  type CurrentUser,
  outsideApi,
  type ProfileInput,
  securityApi,
  type UnitSettings,
} from '../contract.ts';

const MINUTE_MS = 60_000;
export const USER_KEY = [accountApi.currentUser.path] as const;
/** Says who is signed in; its address is the key of `useCurrentUser`. */
export const personEndpoint = accountApi.currentUser;

/** Whoever is signed in, or null. Never retried; fresh for 5 minutes, kept for 30. */
const currentUserQuery = queryOptions<CurrentUser | null>({
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

type SettingsInput = {
  firstName: string;
  timeZone: string;
  timeZoneIfNone: string;
} & Omit<AccountSettings, 'timeZone'>;

type Credentials = { email: string; password: string };

/** How a try to get in ended. `nobody`: the mail box has the answer, or cookies are off. */
export type Entry = { kind: 'in' } | { kind: 'second-step' } | { kind: 'nobody' };

/** Finds out who is signed in now, and starts over as that person. */
async function arrive(client: QueryClient): Promise<Entry> {
  forgetCsrfToken();
  await client.cancelQueries();
  const user = await client.query({ ...currentUserQuery, staleTime: 0 });
  if (!user) return { kind: 'nobody' };
  startOver(client, user);
  tellOtherTabs('signed-in');
  return { kind: 'in' };
}

/** Signs in, or creates an account and signs in to it. */
export function useEnter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      way,
      ...body
    }: Credentials & { way: 'sign-in' | 'sign-up'; name?: string }): Promise<Entry> => {
      const answer = await call(way === 'sign-in' ? accountApi.signIn : accountApi.signUp, {
        body,
      });
      return answer.secondStep ? { kind: 'second-step' } : arrive(client);
    },
  });
}

/** Finishes a sign-in with a service that gave no address. */
export function useGiveEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string): Promise<Entry> => {
      const answer = await call(outsideApi.giveEmail, { body: { email } });
      return answer.secondStep ? { kind: 'second-step' } : arrive(client);
    },
  });
}

/** Finishes a sign-in with a code. */
export function useSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => {
      await call(securityApi.secondStep, { body: { code } });
      return arrive(client);
    },
  });
}

export function usePasskeySignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { options } = await call(securityApi.passkeySignInOptions, {});
      const credential = await passkeyAnswer(options);
      await call(securityApi.passkeySignIn, { body: { credential: credential as Credential } });
      return arrive(client);
    },
  });
}

/**
 * Ends the session in every tab of this browser, and removes what the device kept, with what still
 * waits to be sent. `leave` is called at the moment nobody is signed in any more, before the present
 * page is drawn for a stranger.
 */
export function useSignOut(leave: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const owner = client.getQueryData<CurrentUser | null>(USER_KEY)?.id;
      await offlineNow()?.leaving(true);
      await call(accountApi.signOut, {});
      await client.cancelQueries();
      await offlineNow()?.forget(owner);
      startOver(client, null);
      leave();
      tellOtherTabs('signed-out');
    },
    onSettled: () => void offlineNow()?.leaving(false),
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
export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(accountApi.verifyEmail, { params: { token } }),
    // Much is allowed only with a verified address.
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Which address waits for verification. Asked off the verify-email pages only, and never again by itself. */
export const useVerificationStatus = (enabled: boolean) =>
  useQuery({
    queryKey: [accountApi.verificationStatus.path],
    queryFn: () => call(accountApi.verificationStatus, {}),
    enabled,
    retry: false,
  });

const SECURITY_KEY = [securityApi.state.path] as const;
const SESSIONS_KEY = [securityApi.sessions.path] as const;
const EVENTS_KEY = [securityApi.events.path] as const;

/** Password, passkeys, second factor and connected sign-ins. */
export const useSecurityState = () =>
  useQuery({ queryKey: SECURITY_KEY, queryFn: () => call(securityApi.state, {}) });

/** Where the person is signed in. */
export const useSessions = () =>
  useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => call(securityApi.sessions, {}),
    // Other devices come and go without this tab.
    staleTime: 0,
  });

const eventsQuery = infiniteQueryOptions({
  queryKey: EVENTS_KEY,
  queryFn: ({ pageParam }) =>
    call(securityApi.events, { query: pageParam === null ? {} : { before: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => (page.more ? page.events.at(-1)?.id : undefined),
  staleTime: 0,
});

/** What happened to the account, newest first, page by page. */
export const useSecurityEvents = () => useInfiniteQuery(eventsQuery);

/** A change of what keeps the account safe; what is on screen is read anew after it. */
function useSecurityChange<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      for (const queryKey of [SECURITY_KEY, SESSIONS_KEY, EVENTS_KEY]) {
        await client.invalidateQueries({ queryKey });
      }
    },
  });
}

/** The session is another one now, and anti-forgery tokens belong to a session. */
async function inNewSession<Output>(run: () => Promise<Output>): Promise<Output> {
  const output = await run();
  forgetCsrfToken();
  await offlineNow()?.renewSession();
  return output;
}

export const useStepUpByProof = () =>
  useMutation({
    mutationFn: (body: { password?: string; code?: string }) =>
      inNewSession(() => call(securityApi.stepUp, { body })),
  });

export const useStepUpByPasskey = () =>
  useMutation({
    mutationFn: () =>
      inNewSession(async () => {
        const { options } = await call(securityApi.passkeySignInOptions, {});
        const credential = await passkeyAnswer(options);
        return call(securityApi.stepUpByPasskey, {
          body: { credential: credential as Credential },
        });
      }),
  });

export const useAddPasskey = () =>
  useSecurityChange(async (name: string) => {
    const { options } = await call(securityApi.passkeyOptions, {});
    const credential = await passkeyCreation(options);
    return call(securityApi.addPasskey, {
      body: { name, credential: credential as NewCredential },
    });
  });

export const useRenamePasskey = () =>
  useSecurityChange(({ id, name }: { id: string; name: string }) =>
    call(securityApi.renamePasskey, { params: { id }, body: { name } }),
  );

export const useRemovePasskey = () =>
  useSecurityChange((id: string) => call(securityApi.removePasskey, { params: { id } }));

/** Begins with an authenticator app: what it has to be told. */
export const useEnrolSecondFactor = () =>
  useMutation({ mutationFn: () => call(securityApi.enrolSecondFactor, {}) });

export const useConfirmSecondFactor = () =>
  useSecurityChange((code: string) => call(securityApi.confirmSecondFactor, { body: { code } }));

export const useRenewRecoveryCodes = () =>
  useSecurityChange(() => call(securityApi.renewRecoveryCodes, {}));

export const useRemoveSecondFactor = () =>
  useSecurityChange(() => call(securityApi.removeSecondFactor, {}));

export const useChangePassword = () =>
  useSecurityChange((newPassword: string) =>
    inNewSession(() => call(securityApi.changePassword, { body: { newPassword } })),
  );

export const useEndSession = () =>
  useSecurityChange((id: string) => call(securityApi.endSession, { params: { id } }));

export const useEndOtherSessions = () =>
  useSecurityChange(() => call(securityApi.endOtherSessions, {}));

/** Asks for another address. */
export const useChangeEmail = () =>
  useSecurityChange((email: string) => call(securityApi.changeEmail, { body: { email } }));

/** Puts a new address in force, or keeps the older one, by a mailed link. */
export function useEmailLink(way: 'confirm' | 'keep') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      call(way === 'confirm' ? securityApi.confirmEmail : securityApi.undoEmail, {
        body: { token },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: USER_KEY }),
  });
}

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
