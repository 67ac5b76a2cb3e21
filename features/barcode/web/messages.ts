import type { ReactNode } from 'react';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import { withElements } from '#platform/web/ui/with-elements.ts';

export const barcodeDetected: ToastContent = {
  title: 'Barcode Detected',
  description: 'Fetching product information...',
};

export const cameraDenied: ToastContent = {
  title: 'Camera Access Denied',
  description: 'Please allow camera access to scan barcodes.',
  destructive: true,
};

export const productFound = (food: { name: string; brand: string | null }): ToastContent => ({
  title: 'Product Found',
  description: `${food.brand ? `${food.brand} - ` : ''}${food.name}. Nutrition data loaded successfully.`,
});

/** `create` is offered where the product is one that nobody knows yet. */
export const productNotFound = (message: string | null, create?: () => void): ToastContent => ({
  title: 'Product Not Found',
  description: message ?? 'Failed to fetch product information',
  destructive: true,
  action: create && { label: 'Create this food', onClick: create },
});

/** Without a network, a product that this device does not know. */
export const NOT_ON_DEVICE = 'You’re offline, and this product is not on this device.';
/** The server did not say why. */
export const NOT_LOOKED_UP = 'The product service couldn’t be reached.';

/** The server's sentence of a failed call, or null. */
export const sentenceOf = (error: unknown): string | null =>
  (error instanceof ApiError ? error.sentence : undefined) ?? null;

export const includeAllBars = 'Include all the bars, or type the digits below them.';

export const useOtherPicture = 'Use a JPEG, PNG or WebP picture.';

export const pictureNotRead = 'This picture can’t be read';

export const readingPicture = 'Reading the picture...';

export const choosePicture = 'Choose a Picture';

export const codeIsStillHere = (sentence: string, code: string) =>
  `${sentence} Your code is still here: ${code}`;

export const scanYourFoodsStill =
  'You can still scan foods you created, starred or logged recently.';

export const positionBarcode =
  'Position the product barcode within the scanning area for automatic nutrition data';

export const readerNotLoaded = 'The barcode reader couldn’t be loaded';

export const reopenOrTypeDigits = 'Check your connection and reopen this page, or type the digits.';

export const typeDigits = 'Type the digits below the bars.';

export const validBarcode = 'Valid barcode.';

export const digitsAreBelowBars = 'Find them below the bars.';

export const fetchingProduct = 'Fetching product data...';

export const stillScanning = (notice: ReactNode) => withElements`${notice} Still scanning.`;
