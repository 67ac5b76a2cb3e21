/** What other features and the app's frame may use of an account in the browser. */

export { accountOffline } from './api/offline.ts';
export { followSessionOfOtherTabs } from './api/session.ts';
export { personEndpoint, useCurrentUser, useSaveProfile } from './api.ts';
export { AuthenticatingScreen } from './components/authenticating-screen.tsx';
export { Entrance } from './components/entrance.tsx';
export { Figures, TypedFigures } from './components/figures.tsx';
export { Helpline } from './components/helpline.tsx';
export { Loaded } from './components/loaded.tsx';
export { ResendVerification } from './components/resend-verification.tsx';
export type { SignInStart } from './components/sign-in-start.ts';
export { SignOut } from './components/sign-out.tsx';
export { useGuarded } from './components/use-guarded.tsx';
export { useNumbersHidden, useUnits } from './components/use-units.ts';
export { VerifyEmailBanner } from './components/verify-email-banner.tsx';
