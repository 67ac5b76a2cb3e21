import { ApiError, explainError } from '#platform/web/api-client/api-error.ts';

export const toasts = {
  signOutFailed: {
    title: 'Error',
    description: 'You weren’t signed out. Check your connection and try again.',
    destructive: true,
  },
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
    description: explainError(error),
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
