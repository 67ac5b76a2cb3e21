import { MAX_QUANTITY } from '../entry/entry-kinds.ts';
import { energyProblem, MORE_THAN_FITS } from './energy.ts';

/** Why the log cannot take a typed amount, which has `toKcal` of energy; null when it can. */
export function quantityProblem(
  quantity: number | null | 'invalid',
  toKcal: (quantity: number) => number | null,
): string | null {
  if (quantity === null) return 'Quantity is required';
  if (quantity === 'invalid') return 'Enter a number like 12.5.';
  if (quantity <= 0) return 'Use more than 0.';
  return quantity > MAX_QUANTITY ? MORE_THAN_FITS : energyProblem(toKcal(quantity), true);
}
