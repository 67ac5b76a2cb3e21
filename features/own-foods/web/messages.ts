import { errorToast } from '#platform/web/query/mutation-of.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';

export const markFailed = (error: unknown): ToastContent =>
  errorToast(error, 'Failed to change your favourites');

export const foodDeleted = (name: string, undo: () => void): ToastContent => ({
  title: 'Food Deleted',
  description: `${name}: past entries stay.`,
  action: { label: 'Undo', onClick: undo },
});

export const foodDeleteFailed = (error: unknown): ToastContent =>
  errorToast(error, 'Failed to delete the food');

export const foodRestored = (name: string): ToastContent => ({
  title: 'Food Restored',
  description: name,
});

export const foodRestoreFailed = (error: unknown): ToastContent =>
  errorToast(error, 'Failed to restore the food');

export const foodSaved = (name: string): ToastContent => ({
  title: 'Food Saved',
  description: `${name}: past days stay the same.`,
});

export const foodSaveFailed = (error: unknown): ToastContent =>
  errorToast(error, 'Failed to save the food');

export const unmarked = (name: string, undo: () => void): ToastContent => ({
  title: 'No longer a favourite',
  description: name,
  action: { label: 'Undo', onClick: undo },
});
