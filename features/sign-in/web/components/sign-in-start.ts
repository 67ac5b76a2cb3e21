import { useHistoryState } from 'wouter/use-browser-location';

/** What a page that leads to signing in knows of the person already; in the history entry's state. */
export type SignInStart = { email: string; name: string };

/** Reads it; empty texts where nothing is known. */
export function useSignInStart(): SignInStart {
  const state = useHistoryState<Partial<Record<keyof SignInStart, unknown>> | null>();
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { email: textOf(state?.email), name: textOf(state?.name) };
}
