import { kgToLb, lbToKg } from '#platform/shared/units.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';

export type WeightUnit = 'kg' | 'lb';

const QUARTER_LB = 0.25;
/** A weight of so much from a quarter of a pound is one: kg are kept to 10 g. */
const NEAR_LB = 0.02;

/** A figure in the person's unit, as it is printed on plates: 20.41 kg is 45 lb. */
export function figureOf(kg: number, unit: WeightUnit): string {
  if (unit === 'kg') return formatDecimal(kg, 2);
  const lb = kgToLb(kg);
  const quarter = Math.round(lb / QUARTER_LB) * QUARTER_LB;
  return formatDecimal(Math.abs(lb - quarter) <= NEAR_LB ? quarter : lb, 2);
}

/** "45 lb" */
export const weightText = (kg: number, unit: WeightUnit): string => `${figureOf(kg, unit)} ${unit}`;

/** kg of a figure in the person's unit, to 10 g. */
export const kgOf = (figure: number, unit: WeightUnit): number =>
  Math.round((unit === 'lb' ? lbToKg(figure) : figure) * 100) / 100;

/**
 * Weights as people list them, kg: "4 7,5 10", "4, 7.5, 10" or "4; 7,5". A comma before a space
 * separates, one between digits is the decimal sign. Null for what is no list of weights.
 */
export function parseWeights(text: string, unit: WeightUnit): number[] | null {
  const parts = text.split(/[;\s]+|,(?=\s|$)/).filter(Boolean);
  const figures = parts.map(parseDecimal);
  if (!figures.every((figure) => typeof figure === 'number')) return null;
  return figures.map((figure) => kgOf(figure, unit));
}

/** "2, 4, 6 … 20 kg", short enough for a line. */
export function weightsText(weightsKg: readonly number[], unit: WeightUnit): string {
  const figures = weightsKg.map((kg) => figureOf(kg, unit));
  const shown = figures.length > 6 ? [...figures.slice(0, 3), '…', figures.at(-1)] : figures;
  return `${shown.join(', ').replace(', …, ', ' … ')} ${unit}`;
}
