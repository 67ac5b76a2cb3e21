import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';

export const cameraDenied: ToastContent = {
  title: 'Camera Access Denied',
  description: 'Please allow camera access to capture food photos.',
  destructive: true,
};

export const analysisComplete = (confidence: number): ToastContent => ({
  title: 'AI Analysis Complete',
  description: `Food identified with ${confidence}% confidence. Review and adjust if needed.`,
});

export const analysisFailed = (sentence: string | null): ToastContent => ({
  title: 'Analysis Failed',
  description: sentence ?? 'Failed to analyze food image',
  destructive: true,
});

export const labelRead: ToastContent = {
  title: 'Label Read',
  description: 'Check the values against the label, then save the food.',
};

/** The server's sentence of a failed call, or null. */
export const sentenceOf = (error: unknown): string | null =>
  (error instanceof ApiError ? error.sentence : undefined) ?? null;
