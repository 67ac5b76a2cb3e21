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
export function shownEnergy(kcal: number, unit: EnergyUnit): Shown {
  return unit === 'kj'
    ? { value: whole(kcalToKj(kcal)), unit: 'kJ' }
    : { value: whole(kcal), unit: 'kcal' };
}

/** Body weight in the chosen unit, at most one decimal. */
export function shownWeight(kg: number, unit: WeightUnit): Shown {
  const value = unit === 'lb' ? kgToLb(kg) : kg;
  return { value: oneDecimal(value), unit };
}

/** Height in the chosen unit: whole centimetres, or inches to the half. */
export function shownHeight(cm: number, unit: HeightUnit): Shown {
  return unit === 'inches'
    ? { value: oneDecimal(Math.round(cmToInches(cm) * 2) / 2), unit: 'in' }
    : { value: whole(cm), unit: 'cm' };
}

/** kg to one decimal, from a figure in the chosen unit. */
export function weightKgOf(figure: number, unit: WeightUnit): number {
  return Math.round((unit === 'lb' ? lbToKg(figure) : figure) * 10) / 10;
}

/** Whole cm, from a figure in the chosen unit. */
export function heightCmOf(figure: number, unit: HeightUnit): number {
  return Math.round(unit === 'inches' ? inchesToCm(figure) : figure);
}
