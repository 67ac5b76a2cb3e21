import type { seriesApi } from '#features/booking-series/contract.ts';
import { mayTrainerOverride } from '#features/free-times/rules/why-not-free.ts';
import type { OutputOf } from '#platform/shared/endpoint.ts';

/** One week of a series, with what is against it. */
export type Week = OutputOf<typeof seriesApi.previewForClient>[number];
type Startable = Week & { start: string };

/** free: ticked at first; own: only the trainer's own limits are against it; not: nobody can book it. */
export function kindOf({ start, clashes, isClientElsewhere }: Week): 'free' | 'own' | 'not' {
  if (start === null || isClientElsewhere) return 'not';
  if (clashes.length === 0) return 'free';
  return clashes.every(mayTrainerOverride) ? 'own' : 'not';
}

/** `changed`: starts whose tick is not as it was at first. */
export const isTicked = (week: Week, changed: readonly string[]): boolean =>
  kindOf(week) !== 'not' && (kindOf(week) === 'free') !== changed.includes(week.start ?? '');

const isStartable = (week: Week): week is Startable => week.start !== null;

/** The starts to ask for; one outside the trainer's own limits is meant so. */
export const chosenOf = (weeks: readonly Week[], changed: readonly string[]) =>
  weeks
    .filter(isStartable)
    .filter((week) => isTicked(week, changed))
    .map((week) => ({ start: week.start, overrides: kindOf(week) === 'own' }));
