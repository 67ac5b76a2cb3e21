import { ApiError } from '#platform/web/api-client/api-error.ts';

export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.sentence
    ? error.sentence
    : 'Vigour could not be reached. Check your connection and try again.';

/** What no longer comes. */
export const stoppedText = {
  daily_reminder: 'The daily reminder no longer comes.',
  weekly_summary: 'The weekly summary no longer comes.',
};
