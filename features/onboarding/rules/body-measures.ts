import { cmToInches, inchesToCm, kgToLb, lbToKg } from '#platform/shared/units.ts';

/** The unit a height is chosen in; what is saved is always whole centimetres. */
export type HeightUnit = 'cm' | 'inches';

/** The unit a weight is chosen in; what is saved is always kilograms. */
export type WeightUnit = 'kg' | 'lb';

/** The span of a slider and its step. */
export type MeasureRange = { min: number; max: number; step: number };

/** Years. */
export const AGE_RANGE: MeasureRange = { min: 13, max: 80, step: 1 };
export const WEIGHT_RANGE: MeasureRange = { min: 40, max: 150, step: 0.5 };
/** The span of weights in each unit: what 40 to 150 kg hold of whole pounds. */
export const WEIGHT_RANGES: Record<WeightUnit, MeasureRange> = {
  kg: WEIGHT_RANGE,
  lb: { min: 89, max: 330, step: 0.5 },
};
/** The span of heights in each unit. */
export const HEIGHT_RANGE: Record<HeightUnit, MeasureRange> = {
  cm: { min: 140, max: 220, step: 1 },
  inches: { min: 55, max: 87, step: 0.5 },
};

/** The value of the range's grid nearest to `value`, never outside the range. */
export function snapTo(range: MeasureRange, value: number): number {
  const steps = Math.round((value - range.min) / range.step);
  const snapped = range.min + steps * range.step;
  return Math.min(range.max, Math.max(range.min, snapped));
}

/** Whether a value lies in a range, ends included. NaN does not. */
export const isWithin = (range: MeasureRange, value: number): boolean =>
  value >= range.min && value <= range.max;

/**
 * A height in the other unit: divided or multiplied by 2.54, rounded to the step of the unit it
 * turns into (half an inch, one centimetre) and kept inside that unit's range.
 */
export function convertHeight(height: number, from: HeightUnit, to: HeightUnit): number {
  if (from === to) return height;
  return snapTo(HEIGHT_RANGE[to], to === 'inches' ? cmToInches(height) : inchesToCm(height));
}

/** A weight in the other unit, to the half and inside that unit's range. */
export function convertWeight(weight: number, from: WeightUnit, to: WeightUnit): number {
  if (from === to) return weight;
  return snapTo(WEIGHT_RANGES[to], to === 'lb' ? kgToLb(weight) : lbToKg(weight));
}

/** Whole centimetres of a height, as the profile stores it. 87 inches are 221 cm. */
export const heightInCm = (height: number, unit: HeightUnit): number =>
  Math.round(unit === 'inches' ? inchesToCm(height) : height);

/**
 * Body mass index, kg/m², rounded to one decimal: weight divided by the square of the height.
 * null unless both are positive, finite numbers.
 */
export function bmiOf(weightKg: number, heightCm: number): number | null {
  if (!(weightKg > 0 && heightCm > 0)) return null;
  // Tenths of an index in one division, so that a tie is not moved by an earlier rounding.
  const bmi = Math.round((weightKg * 100_000) / (heightCm * heightCm)) / 10;
  return bmi > 0 && Number.isFinite(bmi) ? bmi : null;
}

export type BmiBand = 'Underweight' | 'Normal' | 'Overweight' | 'Obese';

/**
 * The adult band of a BMI as displayed, that is with one decimal: under 18.5, under 25, under 30,
 * otherwise. So 25.0 is always Overweight, whatever was rounded to it.
 */
export function adultBmiBand(displayedBmi: number): BmiBand {
  if (displayedBmi < 18.5) return 'Underweight';
  if (displayedBmi < 25) return 'Normal';
  if (displayedBmi < 30) return 'Overweight';
  return 'Obese';
}

/** Inches as people say them: 69.5 is "5 ft 9.5 in". */
export function feetAndInches(inches: number): string {
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}
