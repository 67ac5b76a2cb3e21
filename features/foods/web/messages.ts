import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';

export const foodLogged: ToastContent = {
  title: 'Food Logged',
  description: 'Your food has been successfully logged.',
};

export const saveFailed = (error: unknown): ToastContent => failed(error, 'Failed to log food');

export const markFailed = (error: unknown): ToastContent =>
  failed(error, 'Failed to change your favourites');

/** What to say where an online search was not answered at all. */
export const onlineFailed = (error: unknown): string =>
  (error instanceof ApiError ? error.sentence : undefined) ??
  'The online search could not be reached. Check the connection and try again.';

function failed(error: unknown, fallback: string): ToastContent {
  const sentence = error instanceof ApiError ? error.sentence : undefined;
  return { title: 'Error', description: sentence ?? fallback, destructive: true };
}
