import type { Range } from '#features/exercises/rules/exercise.ts';
import { percentOfMax, toGrid } from './effort.ts';

/** How a lift gets heavier; the domain sheet, section 3.4, is the source of all rules here. */
export type Progression = 'double' | 'linear' | 'undulating';

/** What a failed lift loses. */
const SETBACK = 0.9;

export type DoneSet = { reps: number; reserve: number | null };

export type NextTime = {
  kg: number;
  /** reps to aim at in each set */
  reps: number;
  change: 'heavier' | 'lighter' | 'moreReps' | 'same';
};

type DoubleState = {
  kg: number;
  range: Range;
  stepKg: number;
  /** planned reps in reserve */
  reserve: number;
  sets: readonly DoneSet[];
  /** half or more sets were under the range the last time too */
  failedBefore: boolean;
};

/** True if half or more of the sets stayed under the range. */
export const isUnderRange = (sets: readonly DoneSet[], [bottom]: Range): boolean =>
  sets.length > 0 && sets.filter(({ reps }) => reps < bottom).length * 2 >= sets.length;

/**
 * Double progression: all sets at the top, no harder than one rep beyond the plan, make it heavier
 * by a step; under the range twice running makes it 10 % lighter; otherwise one rep more than in
 * the worst set.
 */
export function planDouble({
  kg,
  range,
  stepKg,
  reserve,
  sets,
  failedBefore,
}: DoubleState): NextTime {
  const [bottom, top] = range;
  if (sets.length === 0) return { kg, reps: bottom, change: 'same' };
  if (isUnderRange(sets, range)) {
    return failedBefore
      ? { kg: toGrid(kg * SETBACK, stepKg), reps: bottom, change: 'lighter' }
      : { kg, reps: bottom, change: 'same' };
  }
  const worst = Math.min(...sets.map(({ reps }) => reps));
  const isEasyEnough = sets.every((set) => (set.reserve ?? reserve) >= reserve - 1);
  if (worst >= top) {
    return isEasyEnough
      ? { kg: kg + stepKg, reps: bottom, change: 'heavier' }
      : { kg, reps: top, change: 'same' };
  }
  return { kg, reps: Math.max(bottom, worst + 1), change: 'moreReps' };
}

const FAILURES_BEFORE_SETBACK = 3;

/** Linear progression, kg: a step after each success, 10 % less after the third failure running. */
export function planLinear(
  kg: number,
  stepKg: number,
  last: { succeeded: boolean; failuresRunning: number },
): number {
  if (last.succeeded) return kg + stepKg;
  return last.failuresRunning >= FAILURES_BEFORE_SETBACK ? toGrid(kg * SETBACK, stepKg) : kg;
}

/** The three days of an undulating week: heavy, moderate and light, all with 2 in reserve. */
export const UNDULATING_REPS = [5, 8, 12] as const;
const UNDULATING_RESERVE = 2;

/** Percent of the one-rep max on a day of an undulating week. */
export const undulatingPercent = (day: 0 | 1 | 2): number | null =>
  percentOfMax(UNDULATING_REPS[day], UNDULATING_RESERVE);

/** Lighter week: half the sets, rounded up, 90 % of the load and two more reps in reserve. */
export const DELOAD = { sets: 0.5, load: 0.9, reserve: 2 } as const;

export type LoadedSets = { sets: number; kg: number; reserve: number };

export const lightenSets = ({ sets, kg, reserve }: LoadedSets, stepKg: number): LoadedSets => ({
  sets: Math.ceil(sets * DELOAD.sets),
  kg: toGrid(kg * DELOAD.load, stepKg),
  reserve: reserve + DELOAD.reserve,
});

const WEEKS_TO_DELOAD = 6;
const STALLED_TO_DELOAD = 2;
const SORENESS_TO_DELOAD = 4;
const MISSED_DAYS_AS_DELOAD = 14;

/** Whether the coming week should be light. A missed fortnight was one already. */
export function needsDeload(recent: {
  weeksSinceDeload: number;
  stalledLifts: number;
  /** 1 to 5 */
  soreness: number;
  missedDays: number;
}): boolean {
  if (recent.missedDays >= MISSED_DAYS_AS_DELOAD) return false;
  return (
    recent.weeksSinceDeload >= WEEKS_TO_DELOAD - 1 ||
    recent.stalledLifts >= STALLED_TO_DELOAD ||
    recent.soreness >= SORENESS_TO_DELOAD
  );
}

const LAY_OFFS: readonly (readonly [upToDays: number, factor: number])[] = [
  [9, 1],
  [14, 0.95],
  [28, 0.9],
  [56, 0.8],
];

/** What a load is multiplied by after so many days without the lift. */
export const layOffFactor = (days: number): number =>
  LAY_OFFS.find(([upTo]) => days <= upTo)?.[1] ?? 0.7;
