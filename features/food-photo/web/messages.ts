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

export const pictureNotRead = 'This picture can’t be read';

export const useOtherPicture = 'Use a JPEG, PNG, WebP or HEIC picture.';

export const pictureStays = 'Your picture stays here. Send it when you’re connected.';

export const whichFoodIsIt = 'Which food is it?';

export const foodDishOrBrand = 'Food, dish or brand';

export const notQuiteRight = 'Not quite right?';

export const sayInASentence = 'Say it in a sentence';

export const correctionExample = 'half the rice, no oil';

export const whoSeesPicture = (service: string, left: number, limit: string | number) =>
  `The picture goes to ${service} without your name and is not kept. ${left} of ${limit} left in 24 hours.`;

export const reviewAiConfidence = (percent: number) =>
  `AI Confidence: ${percent}% - Please review and adjust if needed`;

export const likelyGrams = (grams: string, low: string, high: string) =>
  `About ${grams} g, likely ${low}–${high} g`;

export const chooseAnotherIfWrong = (assumed: string) =>
  `${assumed} Choose another food if it’s wrong.`;

export const changeToAnotherFood = (name: string) => `Change ${name} to another food`;

export const takePhotoWhenConnected =
  'You’re offline. Search foods on this device, or take the photo when you’re connected.';

export const labelDoesNotAddUp = 'The label doesn’t add up. Check these values.';

export const readingLabel = 'Reading the label';

export const loadingReader = 'Loading the reader. The first time takes a while.';

export const readOnDevice =
  'The label is read on this device. The picture isn’t sent or kept. The first time loads the reader, about 18 MB.';

export const noPanelFound = 'No nutrition panel found';

export const howToRetakeLabel =
  'Take it straight from the front, in good light, with the whole panel in the frame. Or type the values yourself.';

export const readerNotLoaded = 'The reader isn’t here yet';

export const readWith = (service: string) => `Read it with ${service}`;

export const howModelReads = (service: string, left: number) =>
  `Hard labels are often read better by ${service}. The picture goes there without your name and isn’t kept. ${left} left in 24 hours.`;

export const compareWithLabel = 'Compare the values with the label.';

export const checkMarkedFigures = (count: number) =>
  count === 0
    ? 'Every value was read twice and agrees. Compare them with the label before you save.'
    : `${count === 1 ? 'One value needs' : `${count} values need`} your eyes. We say why beside each.`;

export const howToFrameLabel =
  'Fill the frame with the nutrition information panel, straight from the front.';

export const takeClearPhoto = 'Take a clear photo of your food for AI-powered nutrition analysis.';
