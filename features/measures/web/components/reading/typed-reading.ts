import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { type CheckedReading, checkReading } from '../../../rules/check-reading.ts';
import type { Measure } from '../../../rules/measure.ts';

/** What stands in the boxes of a reading: hours and minutes of sleep, two of blood pressure, else the first alone. */
export type ReadingText = { first: string; second: string };

export const NOTHING_TYPED: ReadingText = { first: '', second: '' };

export const checkText = ({ first, second }: ReadingText, measure: Measure): CheckedReading =>
  checkReading({ first: parseDecimal(first), second: parseDecimal(second) }, measure);

/** The boxes of a figure in the measure's unit. */
export function toText(
  { value, second }: { value: number; second: number | null },
  { form, digits }: Measure,
): ReadingText {
  if (form === 'duration') {
    return { first: String(Math.floor(value / 60)), second: String(Math.round(value % 60)) };
  }
  return { first: formatDecimal(value, digits), second: second === null ? '' : String(second) };
}
