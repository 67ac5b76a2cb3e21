/** The meals of a day, in the order they are eaten. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** What a form says while no meal is chosen. */
export const chooseMeal = 'Choose the meal it belongs to.';

export const PORTION_UNITS = ['g', 'ml', 'oz', 'cup', 'piece', 'serving'] as const;
export type PortionUnit = (typeof PORTION_UNITS)[number];

/** Maximum amount of one entry, in its unit. */
export const MAX_QUANTITY = 100_000;

export const SOURCE_TYPES = ['barcode', 'ai', 'manual'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** The ways an entry can come into the log. */
export const ORIGINS = [
  'manual',
  'search',
  'sentence',
  'barcode',
  'photo',
  'label',
  'recent',
  'copy',
  'quick',
  'saved-meal',
  'recurring',
  'recipe',
  'plan',
  'import',
] as const;
export type Origin = (typeof ORIGINS)[number];

/** From this confidence (percent) on, the specification calls an entry a barcode entry. */
const BARCODE_CONFIDENCE = 90;

/**
 * The specification's `sourceType`: manual without a confidence, barcode from 90 percent, else ai.
 * It says nothing about the route really taken; that is the entry's `origin`.
 */
export function sourceTypeOf(confidence: number | null): SourceType {
  if (confidence === null) return 'manual';
  return confidence >= BARCODE_CONFIDENCE ? 'barcode' : 'ai';
}
