import { ApiError } from '#platform/web/api-client/api-error.ts';

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.sentence
    ? error.sentence
    : 'Can’t reach Vigour. Check your connection and try again.';

export const toasts = {
  failed: (error: unknown) => ({
    title: 'Error',
    description: sentenceOf(error),
    destructive: true,
  }),
  tooLarge: {
    title: 'Error',
    description: 'That zip file is too large.',
    destructive: true,
  },
  imported: (rows: number) => ({
    title: 'Import complete',
    description: rows === 1 ? '1 record imported.' : `${rows} records imported.`,
  }),
  kept: { title: 'Deletion cancelled', description: 'Your account stays.' },
};

/** "5 December 2026" where the person is. */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });

/** "4:05 pm" where the person is. */
export const timeOf = (moment: string): string =>
  new Date(moment).toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit' });
