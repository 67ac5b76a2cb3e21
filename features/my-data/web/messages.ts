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

export const keepUntilDeleted = (day: string) =>
  `Your account will be deleted on ${day}. You can keep it until then.`;

export const whatIsDeleted =
  'This deletes your profile, food log, foods and sign-ins. You have 14 days to change your mind.';

export const askToDeleteAccount = 'Delete your account?';

export const whatDeletingDoes =
  'We’ll sign out your other devices and cancel your plan now. In 14 days everything is gone for good.';

export const getAllData =
  'Get all your data as a zip file of CSV and JSON. We’ll email you when it’s ready.';

export const collectingData = (done: number, total: number) =>
  `Collecting your data, ${done} of ${total}`;

export const copyFailed = 'Your copy failed. Try again.';

export const movingFromAnotherAccount =
  'Moving from another Vigour account? Choose the zip file you downloaded there. This account must have no entries, foods or favourites yet.';

export const zipFileWithData = 'Zip file with your data';

export const downloadImportDelete = 'Download, import or delete it';
