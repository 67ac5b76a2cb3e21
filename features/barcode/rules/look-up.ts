/** Why a barcode has no product to show. */
export const LOOK_UP_FAILURES = [
  /** the digits do not fit together, or there are too few or too many */
  'wrong-digits',
  /** a valid code of something else: a book, a coupon, a web page */
  'not-food',
  /** a shop's own code with a price or a weight in it */
  'in-store',
  /** a product that nobody knows yet */
  'not-found',
  /** the outside service is switched off, busy or down */
  'unavailable',
] as const;
export type LookUpFailure = (typeof LOOK_UP_FAILURES)[number];

export const IN_STORE_SENTENCE = 'This is a shop’s own barcode, not a product’s.';
export const NOT_FOOD_SENTENCE = 'That is not a food barcode.';

/**
 * How far a product's values can be trusted, percent. A code that was read names its product for certain, so it
 * never falls below 90, from where on an entry counts as one of a barcode; doubts take from the rest: five where
 * energy or a macro is not known, three where the product has warnings.
 */
export function confidenceIn(
  {
    calories,
    protein,
    carbs,
    fat,
  }: Record<'calories' | 'protein' | 'carbs' | 'fat', number | null>,
  warnings: number,
): number {
  const complete = [calories, protein, carbs, fat].every((value) => value !== null);
  return 98 - (complete ? 0 : 5) - (warnings > 0 ? 3 : 0);
}
