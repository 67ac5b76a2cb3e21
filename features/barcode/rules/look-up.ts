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

export const IN_STORE_SENTENCE =
  'This barcode belongs to one shop: it holds a price or a weight, no product.';
export const NOT_FOOD_SENTENCE = 'That is not a food barcode.';

/**
 * How far a product's figures can be trusted, percent. A code that was read names its product for certain, so it
 * never falls below 90, from where on an entry counts as one of a barcode; doubts about the figures take from the
 * rest: five for what is not known of energy and macros, three for what was found doubtful.
 */
export function confidenceOf(known: { complete: boolean; doubtful: boolean }): number {
  return 98 - (known.complete ? 0 : 5) - (known.doubtful ? 3 : 0);
}
