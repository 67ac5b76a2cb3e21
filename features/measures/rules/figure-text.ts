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

type Form = Pick<Measure, 'form' | 'unit' | 'digits' | 'words'>;
type Figure = Pick<DayFigure, 'value' | 'second'>;

/** A figure apart from its unit, for large letters: "84.5" and "cm", "120/80" and "mmHg", "7 h 30 min" and none. */
export function figureParts(
  { value, second }: Figure,
  { form, unit, digits, words }: Form,
): { value: string; unit: string | null } {
  if (form === 'duration') return { value: sleepText(value), unit: null };
  if (form === 'scale') {
    const word = words?.[Math.round(value) - 1];
    return {
      value: `${Math.round(value)} of 5${word ? `, ${word.toLowerCase()}` : ''}`,
      unit: null,
    };
  }
  const figure =
    second === null ? plainFigure(value, digits) : `${Math.round(value)}/${Math.round(second)}`;
  return { value: figure, unit: unit || null };
}

/** A figure as it is read: "84.5 cm", "7 h 30 min", "120/80 mmHg", "4 of 5, good". */
export function figureText(figure: Figure, form: Form): string {
  const { value, unit } = figureParts(figure, form);
  return unit === null ? value : `${value} ${unit}`;
}
