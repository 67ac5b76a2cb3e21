import type { ReactNode } from 'react';
import { withElements } from '#platform/web/ui/with-elements.ts';

export const emailIsOnItsWay = (email: ReactNode) =>
  withElements`If ${email} can get our email, it’s on its way. Check your spam folder too.`;

export const approveAtCurrentAddress =
  'Now open our email at your current address and approve the change.';

export const confirmAtNewAddress = 'Now open our email at your new address and confirm it.';

export const enterCode = 'Enter the code.';

export const enterRecoveryCode = 'Enter one of your recovery codes. Each works once.';

export const digitsFromApp = 'Enter the six digits from your authenticator app.';

export const enterYourEmail = 'Enter your email address.';

export const noEmailFromService =
  'We didn’t get one from the service you used. We’ll send a link to verify it.';

export const otherWaysToSignIn = 'Other ways to sign in';

export const signInWithAddress = 'You’ll sign in with this address.';

export const usesNewAddress = 'Your account now uses the new address.';

export const forgotPassword = 'Forgot password?';

export const linkToReset = 'We’ll email you a link to reset it.';

export const allDevicesSignOut =
  'We’ll sign out all devices. Then set a new password, as someone may know yours.';

export const emailStays = 'Your email stays the same';

export const setPasswordNow = 'All devices were signed out. Set a new password now.';

export const enterYourPassword = 'Enter your password.';

export const sameFormForBoth = 'Use the same form to sign in or sign up.';

export const signInWasBlocked = 'Your browser blocked the sign-in. Allow cookies and try again.';

export const signInWithNewPassword = 'All devices were signed out. Sign in with your new password.';

export const emailIsVerified = 'Your email address is verified.';

export const openTheLink =
  'Open the link we emailed you. It works for 24 hours. Check your spam folder or request a new one.';
