import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';

export const foodLogged: ToastContent = {
  title: 'Food Logged',
  description: 'Your food has been successfully logged.',
};

export const changesSaved: ToastContent = {
  title: 'Changes Saved',
  description: 'Your food log entry has been updated.',
};

export const entryRestored: ToastContent = {
  title: 'Entry Restored',
  description: 'It is back in your food log.',
};

/** The toast of a failed save: the server's sentence, or the specification's own words. */
export const saveFailed = (error: unknown): ToastContent => failed(error, 'Failed to log food');

export const removeFailed = (error: unknown): ToastContent =>
  failed(error, 'Failed to delete the entry');

export const restoreFailed = (error: unknown): ToastContent =>
  failed(error, 'Failed to bring the entry back');

export const entryRemoved = (foodName: string, undo: () => void): ToastContent => ({
  title: 'Entry Deleted',
  description: foodName,
  action: { label: 'Undo', onClick: undo },
});

function failed(error: unknown, fallback: string): ToastContent {
  const sentence = error instanceof ApiError ? error.sentence : undefined;
  return { title: 'Error', description: sentence ?? fallback, destructive: true };
}
