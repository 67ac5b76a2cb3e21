import { AuthenticatingScreen } from '#features/sign-in/web/public.ts';

/** Fetched only when the server is signing a person in. */
export function AuthenticatingPage() {
  return <AuthenticatingScreen />;
}
