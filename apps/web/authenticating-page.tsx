import { AuthenticatingScreen } from '#features/account/web/public.ts';

/** Fetched only when the server is signing somebody in. */
export function AuthenticatingPage() {
  return <AuthenticatingScreen />;
}
