import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#platform/web/api-client/call.ts';
import { forgetCsrfToken } from '#platform/web/api-client/csrf.ts';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { passkeyAnswer, passkeyCreation } from '#platform/web/passkeys/passkey-ceremony.ts';
import type { Credential, NewCredential } from '../../contract/security.ts';
import { securityApi } from '../../contract.ts';

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

/** Changes a security setting, then refetches the page's queries. */
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
