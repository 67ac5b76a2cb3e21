import { estimateOneRepMax } from '#features/plan-generator/rules/figures/one-rep-max.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { isWorkSet } from '../past-sessions.ts';
import type { PastSet } from '../progression-rule.ts';

/** The set that a best was done with, and when. */
export type BestSet = {
  kg: number | null;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
  date: CalendarDay;
};

/** A one-rep max as estimated, kg, from a set. */
export type BestMax = BestSet & { maxKg: number; isRough: boolean };

/** Distances from which on a pace is compared, metres. */
export const PACE_METRES = [1_000, 5_000, 10_000, 21_097, 42_195] as const;

/**
 * The best of all sets so far of one exercise. Small whatever the count of sets, so that each new set is
 * compared at once. Null: no such set yet.
 */
export type Bests = {
  /** most kg lifted in one set: load x reps */
  set: BestSet | null;
  heaviest: BestSet | null;
  max: BestMax | null;
  /** most reps by load, lightest load first: each heavier load has fewer; 0 kg stands for none */
  reps: readonly BestSet[];
  longest: BestSet | null;
  farthest: BestSet | null;
  /** fastest over at least so many metres, by the place in `PACE_METRES` */
  paces: readonly (BestSet | null)[];
};

export const NO_BESTS: Bests = {
  set: null,
  heaviest: null,
  max: null,
  reps: [],
  longest: null,
  farthest: null,
  paces: PACE_METRES.map(() => null),
};

export const toBestSet = (set: PastSet, date: CalendarDay): BestSet => ({
  kg: set.loadKg,
  reps: set.reps,
  seconds: set.seconds,
  metres: set.metres,
  date,
});

/** Kg lifted in a set with weights; null without. */
export const volumeOf = ({ kg, reps }: Pick<BestSet, 'kg' | 'reps'>): number | null =>
  kg !== null && kg > 0 && reps !== null && reps > 0 ? kg * reps : null;

/** Seconds for a kilometre; null where the distance or the time is not known. */
export const paceOf = ({ metres, seconds }: Pick<BestSet, 'metres' | 'seconds'>): number | null =>
  metres !== null && metres > 0 && seconds !== null && seconds > 0
    ? (seconds * 1_000) / metres
    : null;

/** The best of two by a figure; the earlier one stays where they are equal. */
function better<One extends BestSet>(
  before: One | null,
  now: One,
  figure: (one: One) => number | null,
): One | null {
  const value = figure(now);
  if (value === null) return before;
  const known = before && figure(before);
  return known === null || value > known ? now : before;
}

/** The max that a set stands for: the mean of Epley and Brzycki of the reps that were done. */
export function toMax(set: BestSet): BestMax | null {
  if (set.kg === null || set.reps === null) return null;
  const max = estimateOneRepMax(set.kg, set.reps);
  return max && { ...set, maxKg: max.kg, isRough: max.isRough };
}

const kgOf = ({ kg }: BestSet): number => kg ?? 0;
const repsOf = ({ reps }: BestSet): number => reps ?? 0;

/** Most reps that were done with a load or a heavier one. */
export const mostRepsAt = (reps: Bests['reps'], kg: number): BestSet | null =>
  reps.find((one) => kgOf(one) >= kg - 0.01) ?? null;

function addReps(reps: Bests['reps'], now: BestSet): Bests['reps'] {
  if (now.reps === null || now.reps < 1) return reps;
  const most = mostRepsAt(reps, kgOf(now));
  if (most && repsOf(most) >= now.reps) return reps;
  const left = reps.filter((one) => kgOf(one) > kgOf(now) + 0.01 || repsOf(one) > repsOf(now));
  return [...left, now].sort((a, b) => kgOf(a) - kgOf(b));
}

/** The bests with one more set; warm-ups and drops are none. */
export function addToBests(bests: Bests, set: PastSet, date: CalendarDay): Bests {
  if (!isWorkSet(set)) return bests;
  const now = toBestSet(set, date);
  const max = toMax(now);
  const pace = paceOf(now);
  return {
    set: better(bests.set, now, volumeOf),
    heaviest: better(bests.heaviest, now, ({ kg, reps }) =>
      kg !== null && kg > 0 && (reps ?? 0) > 0 ? kg : null,
    ),
    max: max ? better(bests.max, max, ({ maxKg }) => maxKg) : bests.max,
    reps: addReps(bests.reps, now),
    longest: better(bests.longest, now, ({ seconds, metres, reps }) =>
      metres === null && reps === null ? seconds : null,
    ),
    farthest: better(bests.farthest, now, ({ metres }) => metres),
    paces: bests.paces.map((best, at) =>
      pace !== null && (now.metres ?? 0) >= (PACE_METRES[at] ?? 0)
        ? better(best, now, (one) => {
            const value = paceOf(one);
            return value === null ? null : -value;
          })
        : best,
    ),
  };
}

export const addAllToBests = (
  bests: Bests,
  { sets, date }: { sets: readonly PastSet[]; date: CalendarDay },
): Bests => sets.reduce((best, set) => addToBests(best, set, date), bests);
