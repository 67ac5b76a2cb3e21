import { KG_PER_LB } from '#platform/shared/units.ts';

export const WEIGHT_UNITS = ['kg', 'lb'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
export const DISTANCE_UNITS = ['km', 'mi', 'm'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** One statute mile in metres, exact. */
const METRES_PER_MILE = 1_609.344;
const METRES: Readonly<Record<DistanceUnit, number>> = { km: 1_000, mi: METRES_PER_MILE, m: 1 };

/** A load in kg, to 10 grams: pounds are exact to read, not to keep. */
export const toKg = (load: number, unit: WeightUnit): number =>
  unit === 'kg' ? load : Math.round(load * KG_PER_LB * 100) / 100;

/** A way in whole metres. */
export const toMetres = (distance: number, unit: DistanceUnit): number =>
  Math.round(distance * METRES[unit]);

/** The unit that a text names: a column ("weight_lbs") or a cell ("kg"); null: none. */
export function weightUnitIn(text: string): WeightUnit | null {
  if (/(^|[^a-z])(lbs?|pounds?)([^a-z]|$)/i.test(text)) return 'lb';
  return /(^|[^a-z])(kgs?|kilos?|kilograms?)([^a-z]|$)/i.test(text) ? 'kg' : null;
}

export function distanceUnitIn(text: string): DistanceUnit | null {
  if (/(^|[^a-z])(km|kms|kilomet(?:re|er)s?)([^a-z]|$)/i.test(text)) return 'km';
  if (/(^|[^a-z])(mi|miles?)([^a-z]|$)/i.test(text)) return 'mi';
  return /(^|[^a-z])(m|met(?:re|er)s?)([^a-z]|$)/i.test(text) ? 'm' : null;
}

/** What a bar with pairs of 45, 25 and 10 lb plates weighs. */
const POUND_BARS = new Set([95, 115, 135, 155, 185, 205, 225, 245, 275, 315, 365, 405]);

/** The likelier unit of loads that say none: plates of 45 lb leave their mark, and so do halves of a kilo. */
export function guessWeightUnit(loads: readonly number[]): WeightUnit {
  const halves = loads.filter((load) => load % 1 === 0.5).length;
  const bars = loads.filter((load) => POUND_BARS.has(load)).length;
  return bars > halves && bars * 20 >= loads.length ? 'lb' : 'kg';
}
