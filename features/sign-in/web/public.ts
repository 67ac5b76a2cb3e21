/** What other features and the app's frame may use of signing in. */

export { useSecurityState } from './api/security.ts';
export { followSessionOfOtherTabs } from './api/session.ts';
export { AuthenticatingScreen } from './components/authenticating-screen.tsx';
export { EmailCard } from './components/email/email-card.tsx';
export { ResendVerification } from './components/email/resend-verification.tsx';
export { VerifyEmailBanner } from './components/email/verify-email-banner.tsx';
export { Entrance } from './components/entrance.tsx';
export type { SignInStart } from './components/sign-in-start.ts';
export { SignOut } from './components/sign-out.tsx';
export { useGuarded } from './components/use-guarded.tsx';
