import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import { fieldError, sentenceOf } from '../messages.ts';

/** What went wrong with a picture: about the picture itself if the server said so. */
export const photoProblem = (error: unknown): string =>
  fieldError(error, 'photo') ?? sentenceOf(error);

export const cannotOpen =
  'This device cannot open that file as a picture. Choose a JPEG, PNG or WebP.';

export const tooSmall = (pixels: number) =>
  `That picture is too small. Choose one of at least ${pixels} pixels a side.`;

export const photoSaved: ToastContent = {
  title: 'Photo saved',
  description: 'Only you can see it.',
};

export const photoRemoved = (undo: (() => void) | null): ToastContent => ({
  title: 'Photo removed',
  description: 'Your initial stands in its place.',
  ...(undo ? { action: { label: 'Undo', onClick: undo } } : {}),
});

export const photoFailed = (error: unknown): ToastContent => ({
  title: 'Nothing changed',
  description: photoProblem(error),
  destructive: true,
});
