import type { SecurityEventKind } from '../contract.ts';

export const connectingTexts = {
  google: 'Connecting to Google...',
  facebook: 'Connecting to Facebook...',
  email: 'Setting up your account...',
};

/** Notice on /login/email for a provider that is not set up. */
export const notices: Record<string, string> = {
  'google-not-set-up': 'Google sign-in isn’t set up here. Use email and a password.',
  'facebook-not-set-up': 'Facebook sign-in isn’t set up here. Use email and a password.',
};

const outsideNotices = (name: string) => ({
  cancelled: `You cancelled ${name} sign-in. Nothing changed.`,
  failed: `${name} sign-in failed. Try again or use another way.`,
  unverified: `Verify your email address with ${name} first, or sign in by email.`,
  'address-taken': `That email already has an account. Sign in by email, then connect ${name} under Profile, Security.`,
  'address-unconfirmed': `That email has an account but was never verified. Choose Continue with Email, then Forgot password?`,
  connected: `${name} is connected. You can now sign in with it.`,
  taken: `That ${name} account belongs to another Vigour account.`,
});

const named = (provider: string, name: string) =>
  Object.fromEntries(
    Object.entries(outsideNotices(name)).map(([what, text]) => [`${provider}-${what}`, text]),
  );

/** Notices after a provider sign-in, by name in the address. */
export const wayBackNotices: Record<string, string> = {
  ...named('google', 'Google'),
  ...named('facebook', 'Facebook'),
};

export const authenticatingMessages = [
  'Connecting to secure authentication...',
  'Verifying your identity...',
  'Setting up your personalized experience...',
  'Almost ready! Loading your dashboard...',
];

export const verificationTexts = {
  failedTitle: 'Verification Failed',
  failed: 'Verification failed',
  invalidLink: 'The verification link is invalid or has expired. Please request a new one.',
  notSuccessful: 'Email verification was not successful',
};

/** What happened to an account, as its owner reads it. */
export const eventNames: Readonly<Record<string, string>> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  signed_out: 'Signed out',
  password_changed: 'Password changed',
  password_reset: 'Password reset by email',
  email_change_asked: 'Email change requested',
  email_changed: 'Email changed',
  email_change_undone: 'Email kept, all devices signed out',
  email_verified: 'Email verified',
  second_factor_on: 'Authenticator app turned on',
  second_factor_off: 'Authenticator app turned off',
  recovery_codes_renewed: 'Recovery codes replaced',
  recovery_code_used: 'Recovery code used',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  session_ended: 'Device signed out',
  other_sessions_ended: 'Other devices signed out',
  provider_linked: 'Sign-in connected',
  provider_unlinked: 'Sign-in disconnected',
  export_asked: 'Data export requested',
  deletion_asked: 'Account deletion requested',
  deletion_cancelled: 'Account deletion cancelled',
} satisfies Record<SecurityEventKind, string>;

export const providerNames: Record<string, string> = { google: 'Google', facebook: 'Facebook' };
