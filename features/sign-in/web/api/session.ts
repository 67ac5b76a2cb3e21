import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { CurrentUser } from '#features/account/contract.ts';
import { currentUserQuery, USER_KEY } from '#features/account/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { call } from '#platform/web/api-client/call.ts';
import { forgetCsrfToken } from '#platform/web/api-client/csrf.ts';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { passkeyAnswer } from '#platform/web/passkeys/passkey-ceremony.ts';
import type { Credential } from '../../contract/security.ts';
import { outsideApi, securityApi, signInApi } from '../../contract.ts';

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

/** Result of a sign-in attempt. `nobody`: the answer is in the inbox, or cookies are off. */
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
      const answer = await call(way === 'sign-in' ? signInApi.signIn : signInApi.signUp, {
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
      await call(signInApi.signOut, {});
      await client.cancelQueries();
      await offlineNow()?.forget(owner);
      startOver(client, null);
      leave();
      tellOtherTabs('signed-out');
    },
    onSettled: () => void offlineNow()?.leaving(false),
  });
}
