import { ApiError } from '#platform/web/api-client/api-error.ts';

export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.sentence
    ? error.sentence
    : 'Can’t reach Vigour. Check your connection and try again.';

/** What no longer comes. */
export const stoppedText = {
  daily_reminder: 'You won’t get the daily reminder any more.',
  weekly_summary: 'You won’t get the weekly summary any more.',
  weekly_report: 'You won’t get the weekly report any more.',
};

/** What a link in an email is about, by the first letter of its token. */
export const kindOfToken = (token: string): string =>
  ({ w: 'weekly summary', r: 'weekly report' })[token.slice(0, 1)] ?? 'daily reminder';

export const turnOnAgain = (what: string) => `${what} Turn it on again under Profile, Emails.`;

export const askToStop = (what: string) => `Stop the ${what}?`;

export const accountWontChange = 'Your account and food log won’t change.';
