import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';

const undoable = (title: string, description: string, undo: () => void): ToastContent => ({
  title,
  description,
  action: { label: 'Undo', onClick: undo },
});

export const weightSaved = (what: string, undo: () => void) => undoable('Weight Saved', what, undo);

export const weightChanged = (what: string, undo: () => void) =>
  undoable('Weight Changed', what, undo);

export const weightRemoved = (what: string, undo: () => void) =>
  undoable('Weigh-in Deleted', what, undo);

export const undone: ToastContent = {
  title: 'Undone',
  description: 'Your weigh-ins are as they were before.',
};

const failed = (error: unknown, otherwise: string): ToastContent => ({
  title: 'Error',
  description: (error instanceof ApiError ? error.sentence : undefined) ?? otherwise,
  destructive: true,
});

export const weightFailed = (error: unknown) =>
  failed(error, 'Nothing was saved. Check your connection and try again.');

export const undoFailed = (error: unknown) =>
  failed(error, 'It could not be undone. Check your connection and try again.');
