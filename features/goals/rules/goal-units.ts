import type { HeightUnit, WeightUnit } from '#features/account/rules/measures.ts';
import { cmToInches, inchesToCm, kgToLb, lbToKg } from '#platform/shared/units.ts';
import type { GoalKind } from './goal-kinds.ts';

/** How a goal's figures are shown and typed. */
export type GoalUnit = {
  unit: string;
  digits: number;
  toShown: (value: number) => number;
  fromTyped: (figure: number) => number;
};

const METRES_PER_KM = 1_000;
const same = (value: number): number => value;

type Units = { weightUnit: WeightUnit; heightUnit: HeightUnit };

/** The person's units for a kind of goal; `unit` is that of a measure. */
export function goalUnit(
  { kind, unit }: { kind: GoalKind; unit: string },
  { weightUnit, heightUnit }: Units,
): GoalUnit {
  if (kind === 'weight' || kind === 'lift') {
    return weightUnit === 'lb'
      ? { unit: 'lb', digits: 1, toShown: kgToLb, fromTyped: lbToKg }
      : { unit: 'kg', digits: 1, toShown: same, fromTyped: same };
  }
  if (kind === 'distance') {
    return {
      unit: 'km',
      digits: 1,
      toShown: (metres) => metres / METRES_PER_KM,
      fromTyped: (km) => km * METRES_PER_KM,
    };
  }
  if (kind === 'habit') return { unit: 'days', digits: 0, toShown: same, fromTyped: same };
  return unit === 'cm' && heightUnit === 'inches'
    ? { unit: 'in', digits: 1, toShown: cmToInches, fromTyped: inchesToCm }
    : { unit, digits: unit === '%' || unit === 'cm' ? 1 : 2, toShown: same, fromTyped: same };
}

/** A figure with its unit: "72.4 kg". */
export function goalFigure(value: number, { unit, digits, toShown }: GoalUnit): string {
  const figure = toShown(value).toLocaleString('en-AU', { maximumFractionDigits: digits });
  return unit === '' ? figure : `${figure}\u00a0${unit}`;
}

/** A change of a figure, with its sign unless it is shown as none: "−0.4 kg", "0 kg". */
export function goalChange(value: number, shown: GoalUnit): string {
  const digits = Math.max(1, shown.digits);
  const text = goalFigure(Math.abs(value), { ...shown, digits });
  if (Number(Math.abs(shown.toShown(value)).toFixed(digits)) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}
