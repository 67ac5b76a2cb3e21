import { wholeText } from '#platform/shared/whole-text.ts';
import type { Measure } from './measure.ts';
import type { DayFigure } from './readings.ts';

const MINUTES = 60;

/** "7 h 30 min", "45 min". */
export function sleepText(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / MINUTES), whole % MINUTES];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A figure to the measure's decimals, without its unit: "84.5", "10,250". */
export const plainFigure = (value: number, digits: number): string =>
  digits === 0
    ? wholeText(Math.round(value))
    : value.toLocaleString('en-AU', { maximumFractionDigits: digits });

/** A figure as it is read: "84.5 cm", "7 h 30 min", "120/80 mmHg", "4 of 5, good". */
export function figureText(
  { value, second }: Pick<DayFigure, 'value' | 'second'>,
  { form, unit, digits, words }: Pick<Measure, 'form' | 'unit' | 'digits' | 'words'>,
): string {
  if (form === 'duration') return sleepText(value);
  if (form === 'scale') {
    const word = words?.[Math.round(value) - 1];
    return `${Math.round(value)} of 5${word ? `, ${word.toLowerCase()}` : ''}`;
  }
  const figure =
    second === null ? plainFigure(value, digits) : `${Math.round(value)}/${Math.round(second)}`;
  return unit === '' ? figure : `${figure} ${unit}`;
}
