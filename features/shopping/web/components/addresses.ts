export const MEALS_PATH = '/meals';
export const SHOPPING_PATH = '/meals/shopping';
export const PANTRY_PATH = '/meals/pantry';
export const SCAN_PATH = '/meals/shopping/scan';

/** Where the holder of the link finds the list. */
export const sharedListPath = (token: string): string => `/shared/shopping/${token}`;
