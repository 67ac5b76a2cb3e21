import { isLowerBound, type KnownSum } from '../days/day-totals.ts';

export type AmountUnit = 'g' | 'mg' | 'µg';

/** An amount as a table shows it: grams with one decimal, small traces with the digits that they have. */
export function amountText(amount: number, unit: AmountUnit): string {
  if (amount === 0) return unit === 'g' ? '0.0 g' : `0 ${unit}`;
  const digits = unit === 'g' ? 1 : amount >= 10 ? 0 : 1;
  const trace = amount < (unit === 'g' ? 0.05 : 1);
  const text = trace ? String(Number(amount.toPrecision(2))) : grouped(amount, digits);
  return `${text} ${unit}`;
}

const grouped = (amount: number, digits: number): string =>
  amount.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A sum in words that never make unknown a zero: "12.0 g", "at least 12.0 g", "not known". */
export function sumText(sum: KnownSum, unit: AmountUnit): string {
  if (sum.amount === null) return sum.of === 0 ? amountText(0, unit) : 'not known';
  const text = amountText(sum.amount, unit);
  return isLowerBound(sum) ? `at least ${text}` : text;
}

/** "from 7 of 8 foods"; '' without foods. */
export const countText = ({ known, of }: KnownSum): string =>
  of === 0 ? '' : `from ${known} of ${of} ${of === 1 ? 'food' : 'foods'}`;

/** "from 2 of 5 foods"; null when all do. */
export const coverageText = (sum: KnownSum): string | null =>
  isLowerBound(sum) ? countText(sum) : null;
