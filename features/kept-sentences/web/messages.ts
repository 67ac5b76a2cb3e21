import type { ToastContent } from '#platform/web/ui/toast-store.ts';

export const notReadYet = 'Not read yet';

export const opensForReview = 'Written without a connection. Tap one to review and log it.';

export const readWhenConnected =
  'Kept on this device, to be read when there’s a connection. Nothing is logged yet.';

export const removeSentence = (text: string): string => `Remove “${text}”`;

export const sentenceRemoved = (text: string, undo: () => void): ToastContent => ({
  title: 'Removed',
  description: text,
  action: { label: 'Undo', onClick: undo },
});

export const sentenceKept = (undo: () => void): ToastContent => ({
  title: 'Kept for later',
  description: 'It’s on this device, to be read when you’re connected.',
  action: { label: 'Undo', onClick: undo },
});

export const sentenceNotKept: ToastContent = {
  title: 'Not kept',
  description: 'This browser can’t keep it. Your text stays here.',
  destructive: true,
};
