import type { Goal } from '#features/account/contract.ts';
import {
  type Level,
  type Muscle,
  TRACKED_MUSCLES,
} from '#features/exercises/rules/exercise-kinds.ts';
import type { PlanInput } from '../plan-input.ts';

export type TrackedMuscle = (typeof TRACKED_MUSCLES)[number];

/** Fractional sets a week. */
export type SetRange = { min: number; target: number; max: number };

const range = (min: number, target: number, max: number): SetRange => ({ min, target, max });

/** Sets a week for a large muscle (domain sheet 3.3). */
const SETS: Readonly<Record<Goal, Readonly<Record<Level, SetRange>>>> = {
  build_muscle: {
    beginner: range(6, 9, 12),
    intermediate: range(8, 12, 16),
    advanced: range(10, 15, 20),
  },
  lose_weight: {
    beginner: range(4, 7, 10),
    intermediate: range(6, 9, 12),
    advanced: range(8, 11, 14),
  },
  get_fit: { beginner: range(4, 6, 9), intermediate: range(6, 8, 12), advanced: range(6, 10, 14) },
  stay_healthy: {
    beginner: range(2, 4, 7),
    intermediate: range(3, 5, 8),
    advanced: range(4, 6, 10),
  },
};

/** Minutes a week from which every muscle can reach its minimum (domain sheet 4.5). */
const NEEDED_MINUTES: Readonly<Record<Goal, Readonly<Record<Level, number>>>> = {
  build_muscle: { beginner: 180, intermediate: 225, advanced: 240 },
  lose_weight: { beginner: 90, intermediate: 135, advanced: 180 },
  get_fit: { beginner: 90, intermediate: 135, advanced: 150 },
  stay_healthy: { beginner: 60, intermediate: 90, advanced: 100 },
};

/** Muscles that should be trained on two days. */
export const LARGE_MUSCLES: ReadonlySet<Muscle> = new Set([
  'chest',
  'lats',
  'upperBack',
  'quads',
  'hamstrings',
  'glutes',
]);

const SMALL_SHARE = 0.7;
const RECOVERY = { low: 0.8, normal: 1, high: 1.15 } as const;
/** How far towards the maximum a muscle goes that the person wants more of. */
const FOCUS_SHARE = 0.6;
/** The same where the week is half as long again as the goal needs. */
export const PLENTY_OF_TIME = 1.5;
const PLENTY_SHARE = 0.4;
export const MAX_SETS_PER_SESSION = 9;

const toHalf = (sets: number): number => Math.round(sets * 2) / 2;

export const neededMinutes = ({ goal, level }: Pick<PlanInput, 'goal' | 'level'>): number =>
  NEEDED_MINUTES[goal][level];

/** What warm-ups and packing up take of a week, minutes: the needed minutes count whole sessions. */
const AROUND_MINUTES = 15;
const AROUND_SHARE = 0.15;

/** True if so many minutes of strength work, warm-ups left out, let every muscle reach its minimum. */
export function hasCapacity(
  workMinutes: number,
  input: Pick<PlanInput, 'goal' | 'level'>,
): boolean {
  const needed = neededMinutes(input);
  return workMinutes >= needed - Math.max(AROUND_MINUTES, needed * AROUND_SHARE);
}

/** What each tracked muscle should get in a week, in fractional sets; recovery moves the target alone. */
export function setRangeOf(
  { goal, level, recovery, focus }: Pick<PlanInput, 'goal' | 'level' | 'recovery' | 'focus'>,
  muscle: TrackedMuscle,
  hasPlentyOfTime = false,
): SetRange {
  const usual = SETS[goal][level];
  const size = LARGE_MUSCLES.has(muscle) ? 1 : SMALL_SHARE;
  const min = toHalf(usual.min * size);
  const max = toHalf(usual.max * size);
  const target = Math.min(max, Math.max(min, toHalf(usual.target * size * RECOVERY[recovery])));
  const more = (share: number): SetRange => ({
    min,
    target: toHalf(target + (max - target) * share),
    max,
  });
  if (focus.includes(muscle)) return more(FOCUS_SHARE);
  const usesTime = hasPlentyOfTime && goal === 'build_muscle' && recovery !== 'low';
  return usesTime ? more(PLENTY_SHARE) : more(0);
}

/** Ranges in the order of the tracked muscles for a week of so many minutes of strength work. */
export const listSetRanges = (input: PlanInput, workMinutes: number): readonly SetRange[] =>
  TRACKED_MUSCLES.map((muscle) =>
    setRangeOf(input, muscle, workMinutes >= neededMinutes(input) * PLENTY_OF_TIME),
  );
