/** What other features and the app's frame may use of signing in. */

export { useSecurityState } from './api/security.ts';
export { followSessionOfOtherTabs } from './api/session.ts';
export { AuthenticatingScreen } from './components/authenticating-screen.tsx';
export { EmailCard } from './components/email-card.tsx';
export { Entrance } from './components/entrance.tsx';
export { ResendVerification } from './components/resend-verification.tsx';
export type { SignInStart } from './components/sign-in-start.ts';
export { SignOut } from './components/sign-out.tsx';
export { useGuarded } from './components/use-guarded.tsx';
export { VerifyEmailBanner } from './components/verify-email-banner.tsx';
