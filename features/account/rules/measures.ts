import { cmToInches, inchesToCm, kcalToKj, kgToLb, lbToKg } from '#platform/shared/units.ts';
import { wholeText } from '#platform/shared/whole-text.ts';

export type EnergyUnit = 'kcal' | 'kj';
export type WeightUnit = 'kg' | 'lb';
export type HeightUnit = 'cm' | 'inches';

/** A figure and its unit, ready to be shown apart ("2,150", "kcal"). */
export type Shown = { value: string; unit: string };

const whole = (value: number): string => wholeText(Math.round(value));
const oneDecimal = (value: number): string =>
  value.toLocaleString('en-AU', { maximumFractionDigits: 1 });

/** Energy in the chosen unit, whole: 1 kcal = 4.184 kJ. */
export function formatEnergy(kcal: number, unit: EnergyUnit): Shown {
  return unit === 'kj'
    ? { value: whole(kcalToKj(kcal)), unit: 'kJ' }
    : { value: whole(kcal), unit: 'kcal' };
}

/** Body weight in the chosen unit, at most one decimal. */
export function formatWeight(kg: number, unit: WeightUnit): Shown {
  const value = unit === 'lb' ? kgToLb(kg) : kg;
  return { value: oneDecimal(value), unit };
}

/** Height in the chosen unit: whole centimetres, or inches to the half. */
export function formatHeight(cm: number, unit: HeightUnit): Shown {
  return unit === 'inches'
    ? { value: oneDecimal(Math.round(cmToInches(cm) * 2) / 2), unit: 'in' }
    : { value: whole(cm), unit: 'cm' };
}

/** The weights a profile takes, kg. */
export const MIN_WEIGHT_KG = 40;
export const MAX_WEIGHT_KG = 150;

/** kg as stored: one decimal, or three for a weight in pounds, so that 150 lb stays 150 lb. */
export function roundWeightKg(kg: number, unit: WeightUnit): number {
  const digits = unit === 'lb' ? 1000 : 10;
  return Math.round(kg * digits) / digits;
}

/** kg, from a figure in the chosen unit. */
export function toKg(figure: number, unit: WeightUnit): number {
  return roundWeightKg(unit === 'lb' ? lbToKg(figure) : figure, unit);
}

/** Whether two weights in kg are shown as the same figure. */
export const isSameWeight = (a: number, b: number, unit: WeightUnit): boolean =>
  formatWeight(a, unit).value === formatWeight(b, unit).value;

/** Whole cm, from a figure in the chosen unit. */
export function toCm(figure: number, unit: HeightUnit): number {
  return Math.round(unit === 'inches' ? inchesToCm(figure) : figure);
}
