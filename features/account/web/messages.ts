import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import type {
  FitnessLevel,
  Gender,
  Goal,
  Notification,
  Role,
  SecurityEventKind,
} from '../contract.ts';

/** The server's sentence of a failed call, or that it could not be reached. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.sentence) return error.sentence;
  return 'Can’t reach Vigour. Check your connection and try again.';
}

/** The sentence for one field of a failed call. */
export function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fields[field] : undefined;
}

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

export const toasts = {
  profileSaved: {
    title: 'Profile Updated',
    description: 'Your fitness profile has been saved successfully!',
  },
  profileFailed: {
    title: 'Error',
    description: 'Failed to update profile. Please try again.',
    destructive: true,
  },
  unitsFailed: {
    title: 'Error',
    description: 'Your units weren’t saved. Try again.',
    destructive: true,
  },
  signOutFailed: {
    title: 'Error',
    description: 'You weren’t signed out. Check your connection and try again.',
    destructive: true,
  },
  settingsSaved: { title: 'Settings saved' },
  passwordChanged: {
    title: 'Password changed',
    description: 'Your other devices were signed out.',
  },
  emailAsked: (email: string) => ({
    title: 'Check your new inbox',
    description: `Open the link we sent to ${email} to change it.`,
  }),
  done: (title: string, description: string) => ({ title, description }),
  failed: (error: unknown) => ({
    title: 'Error',
    description: sentenceOf(error),
    destructive: true,
  }),
  emailRequired: {
    title: 'Email Required',
    description: 'Please enter your email address to resend verification.',
    destructive: true,
  },
  resent: {
    title: 'Verification Email Sent',
    description: 'Check your inbox for a new verification email.',
  },
  resendFailed: (error: unknown) => ({
    title: 'Failed to Send Email',
    description:
      error instanceof ApiError && error.sentence ? error.sentence : 'Please try again later.',
    destructive: true,
  }),
};

export const genderNames: Record<Gender, string> = { male: 'Male', female: 'Female' };

export const levelNames: Record<FitnessLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const goalNames: Record<Goal, string> = {
  lose_weight: 'Lose weight',
  build_muscle: 'Build muscle',
  get_fit: 'Get fit',
  stay_healthy: 'Stay healthy',
};

export const roleNames: Record<Role, string> = { trainee: 'Trainee', trainer: 'Trainer' };

/** A plan's key as people read it: "trainerPro" is "Trainer Pro". */
export function planName(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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

export const notificationNames: Record<Notification, { title: string; description: string }> = {
  new_sign_in: {
    title: 'New devices',
    description: 'When a new device signs in',
  },
  daily_reminder: {
    title: 'Daily reminder',
    description: 'At your time, on days with no entries',
  },
  weekly_summary: {
    title: 'Weekly summary',
    description: 'Your logged days and average energy, on Mondays',
  },
};

/** Photo error; the server's sentence if it has one. */
export const photoProblem = (error: unknown): string =>
  fieldError(error, 'photo') ?? sentenceOf(error);

export const cannotOpen = 'This device can’t open that file. Choose a JPEG, PNG or WebP.';

export const tooSmall = (pixels: number) =>
  `That picture is too small. Choose one of at least ${pixels} pixels a side.`;

export const photoSaved: ToastContent = {
  title: 'Photo saved',
  description: 'Only you can see it.',
};

export const photoRemoved = (undo: (() => void) | null): ToastContent => ({
  title: 'Photo removed',
  description: 'We’ll show your initial instead.',
  ...(undo ? { action: { label: 'Undo', onClick: undo } } : {}),
});

export const photoFailed = (error: unknown): ToastContent => ({
  title: 'Nothing changed',
  description: photoProblem(error),
  destructive: true,
});

export function settingsFound(count: number, typed: string): string {
  if (count === 0) return `No settings match “${typed}”.`;
  return count === 1 ? '1 setting' : `${count} settings`;
}

export const streakText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
