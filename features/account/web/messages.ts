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

/** What a screen says about a failed call: the server's sentence, or that it could not be reached. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && error.sentence) return error.sentence;
  return 'Vigour could not be reached. Check your connection and try again.';
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

/** What /login/email says when it was reached from a way in that this server does not have. */
export const notices: Record<string, string> = {
  'google-not-set-up':
    'Sign-in with Google is not set up on this server. Use your email and a password instead.',
  'facebook-not-set-up':
    'Sign-in with Facebook is not set up on this server. Use your email and a password instead.',
};

const outsideNotices = (name: string) => ({
  cancelled: `You cancelled signing in with ${name}. Nothing was changed.`,
  failed: `Signing in with ${name} did not work. Please try again, or use another way.`,
  unverified: `${name} has not verified your email address, so we cannot use it. Verify it there, or sign in by email.`,
  'address-taken': `An account with that email address exists. Sign in to it by email; then you can connect ${name} under Profile, Security.`,
  'address-unconfirmed': `An account with that email address exists, but the address was never confirmed. Use Forgot password? under Continue with Email to take it over.`,
  connected: `${name} is connected. From now on it opens this account.`,
  taken: `That ${name} account already opens another Vigour account.`,
});

const named = (provider: string, name: string) =>
  Object.fromEntries(
    Object.entries(outsideNotices(name)).map(([what, text]) => [`${provider}-${what}`, text]),
  );

/** What a page says after the way to Google or Facebook and back, by the name in the address. */
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
    description: 'Your units could not be saved. Please try again.',
    destructive: true,
  },
  signOutFailed: {
    title: 'Error',
    description: 'You could not be signed out. Check your connection and try again.',
    destructive: true,
  },
  settingsSaved: { title: 'Saved', description: 'Your settings are up to date.' },
  passwordChanged: {
    title: 'Password changed',
    description: 'Every other device was signed out.',
  },
  emailAsked: (email: string) => ({
    title: 'Check your new inbox',
    description: `Open the link we sent to ${email}. Until then your present address stays.`,
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
  sign_in_failed: 'A sign-in failed',
  signed_out: 'Signed out',
  password_changed: 'Password changed',
  password_reset: 'Password set anew by email',
  email_change_asked: 'Another email asked for',
  email_changed: 'Email changed',
  email_change_undone: 'Email kept; every device signed out',
  email_verified: 'Email verified',
  second_factor_on: 'Authenticator app turned on',
  second_factor_off: 'Authenticator app turned off',
  recovery_codes_renewed: 'New recovery codes made',
  recovery_code_used: 'A recovery code was used',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  session_ended: 'A device was signed out',
  other_sessions_ended: 'Every other device was signed out',
  provider_linked: 'Another sign-in connected',
  provider_unlinked: 'A sign-in disconnected',
  export_asked: 'Export of your data asked for',
  deletion_asked: 'Deletion of the account asked for',
  deletion_cancelled: 'Deletion of the account cancelled',
} satisfies Record<SecurityEventKind, string>;

export const providerNames: Record<string, string> = { google: 'Google', facebook: 'Facebook' };

export const notificationNames: Record<Notification, { title: string; description: string }> = {
  new_sign_in: {
    title: 'New devices',
    description: 'When your account is signed in to from a new device',
  },
  daily_reminder: {
    title: 'Daily reminder',
    description: 'Once a day at your time, not on days that have entries already',
  },
  weekly_summary: {
    title: 'Weekly summary',
    description: 'Monday mornings: days with entries, and what they came to on average',
  },
};

/** What went wrong with a picture: about the picture itself if the server said so. */
export const photoProblem = (error: unknown): string =>
  fieldError(error, 'photo') ?? sentenceOf(error);

export const cannotOpen =
  'This device cannot open that file as a picture. Choose a JPEG, PNG or WebP.';

export const tooSmall = (pixels: number) =>
  `That picture is too small. Choose one of at least ${pixels} pixels a side.`;

export const photoSaved: ToastContent = {
  title: 'Photo saved',
  description: 'Only you can see it.',
};

export const photoRemoved = (undo: (() => void) | null): ToastContent => ({
  title: 'Photo removed',
  description: 'Your initial stands in its place.',
  ...(undo ? { action: { label: 'Undo', onClick: undo } } : {}),
});

export const photoFailed = (error: unknown): ToastContent => ({
  title: 'Nothing changed',
  description: photoProblem(error),
  destructive: true,
});
