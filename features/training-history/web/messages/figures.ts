import type { WeightUnit } from '#features/training-profile/web/public.ts';
import { distanceText, timeText } from '#platform/shared/duration-text.ts';
import { kgToLb } from '#platform/shared/units.ts';
import type { DoneSetRow, HistoryRow } from '../../rules/history-kinds.ts';

export const figure = (value: number, digits = 1): string =>
  value.toLocaleString('en-AU', { maximumFractionDigits: digits });

export const count = (value: number, one: string, many = `${one}s`): string =>
  `${figure(value, 0)} ${value === 1 ? one : many}`;

/** A load in the person's unit, as a figure. */
export const loadIn = (kg: number, unit: WeightUnit): number => (unit === 'lb' ? kgToLb(kg) : kg);

/** "102.5 kg"; an estimate to half a unit. */
export const loadText = (kg: number, unit: WeightUnit): string =>
  `${figure(loadIn(kg, unit))}\u00a0${unit}`;
export const maxText = (kg: number, unit: WeightUnit): string =>
  `${figure(Math.round(loadIn(kg, unit) * 2) / 2)}\u00a0${unit}`;

/** "4,320 kg" */
export const volumeText = (kg: number, unit: WeightUnit): string =>
  `${figure(loadIn(kg, unit), 0)}\u00a0${unit}`;

/** "60 kg × 8", "2 × 14 kg × 12", "12 reps with 20 kg of help", "5.2 km in 31:00 min" */
export function setText(set: DoneSetRow, unit: WeightUnit): string {
  const { loadKg, reps, seconds, metres, pieces, measure } = set;
  if (reps !== null) {
    if (loadKg === null || loadKg === 0) return count(reps, 'rep');
    if (measure === 'bodyweight') {
      const weight = loadText(Math.abs(loadKg), unit);
      return loadKg < 0
        ? `${count(reps, 'rep')} with ${weight} of help`
        : `${count(reps, 'rep')} with ${weight} more`;
    }
    return `${pieces === 2 ? '2 × ' : ''}${loadText(loadKg, unit)} × ${reps}`;
  }
  if (metres !== null) {
    return seconds === null
      ? distanceText(metres)
      : `${distanceText(metres)} in ${timeText(seconds)}`;
  }
  const time = timeText(seconds ?? 0);
  return loadKg === null || loadKg === 0 ? time : `${loadText(loadKg, unit)} for ${time}`;
}

/** "12 sets · 55 min · 4,320 kg", or of an activity "5.2 km · 31 min" */
export const rowFacts = (
  { origin, sets, minutes, volumeKg, metres }: HistoryRow,
  unit: WeightUnit,
): string =>
  [
    ...(origin === 'activity' ? [] : [count(sets, 'set')]),
    ...(metres === null || metres === 0 ? [] : [distanceText(metres)]),
    ...(minutes === null ? [] : [`${minutes}\u00a0min`]),
    ...(volumeKg === null || volumeKg === 0 ? [] : [volumeText(volumeKg, unit)]),
  ].join(' · ');
