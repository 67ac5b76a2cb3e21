import { kgToLb, lbToKg } from '#platform/shared/units.ts';

export const WEIGHT_UNITS = ['kg', 'lb'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** What a scale may say of a person, kg. */
export const MIN_KG = 20;
export const MAX_KG = 400;

/** A typed figure in kg, exact: 180.5 lb comes back as 180.5 lb. */
export const kgOf = (figure: number, unit: WeightUnit): number =>
  unit === 'lb' ? lbToKg(figure) : figure;

/** A weight in the person's unit, exact. */
export const weightIn = (kg: number, unit: WeightUnit): number => (unit === 'lb' ? kgToLb(kg) : kg);

/** One sentence on why a typed weight (null: empty box) is none; null when it is one. */
export function weightProblem(figure: number | null | 'invalid', unit: WeightUnit): string | null {
  if (figure === null) return 'Enter your weight.';
  if (figure === 'invalid') return 'Enter a number like 72.4.';
  const kg = kgOf(figure, unit);
  if (kg >= MIN_KG && kg <= MAX_KG) return null;
  const [least, most] = [MIN_KG, MAX_KG].map((limit) => Math.round(weightIn(limit, unit)));
  return `Use ${least} to ${most} ${unit}.`;
}
