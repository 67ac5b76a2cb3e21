import { figureOf, kgOf } from '#features/training-profile/web/public.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import type { SetField } from '../../../rules/set-fields.ts';

/** How a field of a set is written: its unit, or the scale of effort. */
export type Writing = {
  field: SetField;
  unit: 'kg' | 'lb';
  effort: 'rir' | 'rpe';
  /** metres are typed as kilometres */
  isLong: boolean;
};

export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'sign' | 'back';

const MAX_LENGTH = 7;
const MAX: Readonly<Record<SetField, number>> = {
  loadKg: 1_000,
  reps: 1_000,
  seconds: 36_000,
  metres: 1_000_000,
  reserve: 10,
};

/** A value as it is shown and typed: "62.5", "1:30"; empty where it is not known. */
export function toText(value: number | null, { field, unit, effort, isLong }: Writing): string {
  if (value === null) return '';
  if (field === 'loadKg') return figureOf(value, unit);
  if (field === 'metres') return formatDecimal(isLong ? value / 1000 : value, isLong ? 2 : 0);
  if (field === 'reserve') return formatDecimal(effort === 'rpe' ? 10 - value : value, 1);
  if (field === 'seconds' && value >= 60) {
    return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`;
  }
  return `${value}`;
}

const CLOCK = /^(\d{1,3}):(\d{0,2})$/;

/** What typed text means; null for an empty box. */
export function readTyped(text: string, writing: Writing): number | null | 'invalid' {
  const { field, unit, effort, isLong } = writing;
  const clock = field === 'seconds' ? CLOCK.exec(text.trim()) : null;
  const figure = clock ? Number(clock[1]) * 60 + Number(clock[2]) : parseDecimal(text);
  if (figure === null || figure === 'invalid') return figure;
  const value =
    field === 'loadKg'
      ? kgOf(figure, unit)
      : field === 'metres' && isLong
        ? Math.round(figure * 1000)
        : field === 'reserve' && effort === 'rpe'
          ? 10 - figure
          : figure;
  const isWhole = field === 'reps' || field === 'seconds';
  const least = field === 'loadKg' ? -MAX.loadKg : 0;
  if (value < least || value > MAX[field] || (isWhole && !Number.isInteger(value)))
    return 'invalid';
  return value;
}

/** The sign that a field takes beside digits; null: none. */
export const signOf = (field: SetField): '.' | ':' | null =>
  field === 'seconds' ? ':' : field === 'reps' ? null : '.';

/** The text after a key. The first key on a field that was just opened begins again. */
export function pressKey(text: string, key: Key, isFresh: boolean, field: SetField): string {
  const before = isFresh ? '' : text;
  if (key === 'back') return before.slice(0, -1);
  if (key === 'sign') {
    const sign = signOf(field);
    if (!sign || /[.,:]/.test(before)) return before;
    return `${before || '0'}${sign}`;
  }
  if (before.length >= MAX_LENGTH) return before;
  return before === '0' ? key : `${before}${key}`;
}
