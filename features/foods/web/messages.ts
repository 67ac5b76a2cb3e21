import { sentenceOf } from '#platform/web/api-client/api-error.ts';
import { orSavedOffline } from '#platform/web/offline/offline-state.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';

export const foodsLogged = (count: number, undo: () => void): ToastContent => ({
  title: 'Food Logged',
  description: orSavedOffline(
    count === 1
      ? 'Your food has been successfully logged.'
      : `Your ${count} foods have been successfully logged.`,
  ),
  action: { label: 'Undo', onClick: undo },
});

/** `where` names meal and day of a log that may not be in sight any more. */
export const loggingUndone = (count: number, where: string | null): ToastContent => {
  const what = count === 1 ? 'The food is' : `The ${count} foods are`;
  const place = where === null ? '' : ` (${where})`;
  return { title: 'Undone', description: `${what} no longer in your log${place}.` };
};

export const undoFailed = (error: unknown): ToastContent => failed(error, 'Failed to undo');

export const saveFailed = (error: unknown): ToastContent => failed(error, 'Failed to log food');

export const markFailed = (error: unknown): ToastContent =>
  failed(error, 'Failed to change your favourites');

/** What to say where an online search was not answered at all. */
export const onlineFailed = (error: unknown): string =>
  sentenceOf(error) ?? 'Online search couldn’t be reached. Check your connection and try again.';

function failed(error: unknown, fallback: string): ToastContent {
  const sentence = sentenceOf(error);
  return { title: 'Error', description: sentence ?? fallback, destructive: true };
}
