import { type WeightUnit, weightText } from '#features/training-profile/web/public.ts';
import { distanceText, durationText, timeText } from '#platform/shared/duration-text.ts';
import type { BestSet } from '../../rules/records/bests.ts';
import { paceOf } from '../../rules/records/bests.ts';
import type { LiftRecord } from '../../rules/records/find-records.ts';

export const RECORD_NAMES: Readonly<Record<LiftRecord['kind'], string>> = {
  max: 'Estimated max',
  heaviest: 'Heaviest weight',
  set: 'Best set',
  reps: 'Most reps',
  longest: 'Longest time',
  farthest: 'Farthest',
  pace: 'Fastest pace',
};

/** How a record is worked out, where it is an estimate. */
export const recordFormula =
  'The estimated max is the mean of the Epley and Brzycki formulas, from 1 to 12 reps.';

const pace = (set: BestSet): string => `${durationText(paceOf(set) ?? 0)} per km`;

/** "60 kg × 12", "12 reps", "12 reps with 20 kg of help" */
function setText({ kg, reps }: BestSet, unit: WeightUnit): string {
  const count = reps === 1 ? '1 rep' : `${reps} reps`;
  if (kg === null || kg === 0) return count;
  return kg < 0
    ? `${count} with ${weightText(-kg, unit)} of help`
    : `${weightText(kg, unit)} × ${reps}`;
}

/** A record's name, its figure, and the figure that it beat. */
export function recordText(
  record: LiftRecord,
  unit: WeightUnit,
): { name: string; now: string; before: string } {
  const of = (show: (set: BestSet) => string) => ({
    name: RECORD_NAMES[record.kind],
    now: show(record.now),
    before: show(record.before),
  });
  switch (record.kind) {
    case 'max': {
      const max = ({ maxKg, isRough }: { maxKg: number; isRough: boolean }) =>
        `${isRough ? 'about ' : ''}${weightText(Math.round(maxKg * 2) / 2, unit)}`;
      return { name: RECORD_NAMES.max, now: max(record.now), before: max(record.before) };
    }
    case 'heaviest':
      return of(({ kg }) => weightText(kg ?? 0, unit));
    case 'set':
    case 'reps':
      return of((set) => setText(set, unit));
    case 'longest':
      return of(({ seconds }) => timeText(seconds ?? 0));
    case 'farthest':
      return of(({ metres }) => distanceText(metres ?? 0));
    case 'pace':
      return {
        ...of(pace),
        name: `${RECORD_NAMES.pace} over ${distanceText(record.metres)}`,
      };
  }
}
