import type { Exercise, Range } from '#features/exercises/rules/exercise.ts';
import { PATTERNS } from '#features/exercises/rules/exercise-kinds.ts';
import { isEquipped, suitsLevel } from '#features/exercises/rules/exercise-pool.ts';
import type { PlanDay, PlanInput, PlanItem, SessionFocus, Weekday } from '../plan-input.ts';
import { PATTERNS_OF_FOCUS } from '../targets/split.ts';
import { loadFor } from './loads.ts';
import { makeItem } from './make-item.ts';
import { isMinor, trainsBalance } from './prescription.ts';

/** Strength is trained at 80 % of the maximum and more, with long rests (domain sheet 3.3). */
const HEAVY_REPS: Range = [3, 5];
const HEAVY_REST_SECONDS = 180;
/** A lift that suits so few reps. */
const MAX_LOW_REPS = 3;
/** Fewer sets at so few reps train little. */
export const MIN_HEAVY_SETS = 4;

/** True for an item that is trained heavy: it stands first in a session. */
export const isHeavy = ({ restSeconds }: Pick<PlanItem, 'restSeconds'>): boolean =>
  restSeconds >= HEAVY_REST_SECONDS;

/**
 * Heavy sets are for those who know their maximum and build on it: the advanced, and others for a
 * favourite lift. Nobody whose effort is held low, and no minor, and nobody from 60 on.
 */
function mayLiftHeavy(exercise: Exercise, input: PlanInput): boolean {
  const { goal, level, lifts, favourites, intensityCapped, banned, avoid } = input;
  const isExperienced =
    level === 'advanced' || (level === 'intermediate' && favourites.includes(exercise.id));
  return (
    goal === 'build_muscle' &&
    isExperienced &&
    !intensityCapped &&
    !isMinor(input) &&
    !trainsBalance(input) &&
    lifts[exercise.id] !== undefined &&
    exercise.rest === 'heavy' &&
    exercise.tier === 'staple' &&
    (exercise.reps?.[0] ?? Number.POSITIVE_INFINITY) <= MAX_LOW_REPS &&
    suitsLevel(exercise, level) &&
    !banned.includes(exercise.id) &&
    !avoid.some((tag) => tag === 'overhead' || exercise.tags.includes(tag))
  );
}

type TrainingDay = { day: PlanDay; focus: SessionFocus };

/**
 * The day of the week on which each known main lift is trained heavy, one lift of a movement and
 * as few on a day as can be: squat and deadlift on different days where there are two.
 */
export function listHeavyDays(
  input: PlanInput,
  days: readonly TrainingDay[],
): ReadonlyMap<string, Weekday> {
  const isLiked = ({ id }: Exercise) => (input.favourites.includes(id) ? 1 : 0);
  const maxOf = ({ id }: Exercise) => input.lifts[id]?.e1rmKg ?? 0;
  const lifts = [...new Map(input.pool.map((exercise) => [exercise.id, exercise])).values()]
    .filter((exercise) => mayLiftHeavy(exercise, input))
    .sort(
      (a, b) =>
        PATTERNS.indexOf(a.pattern) - PATTERNS.indexOf(b.pattern) ||
        isLiked(b) - isLiked(a) ||
        maxOf(b) - maxOf(a) ||
        (a.id < b.id ? -1 : 1),
    );
  const heavy = new Map<string, Weekday>();
  const taken = new Map<Weekday, number>();
  const patterns = new Set<string>();
  for (const lift of lifts) {
    if (patterns.has(lift.pattern)) continue;
    const possible = days
      .filter(
        ({ day, focus }) =>
          PATTERNS_OF_FOCUS[focus].includes(lift.pattern) &&
          isEquipped(lift, new Set(day.kit.equipment)),
      )
      .map(({ day }) => day.weekday);
    const [first, ...others] = possible;
    if (first === undefined) continue;
    const usesOf = (weekday: Weekday) => taken.get(weekday) ?? 0;
    const best = others.reduce(
      (least, weekday) => (usesOf(weekday) < usesOf(least) ? weekday : least),
      first,
    );
    patterns.add(lift.pattern);
    heavy.set(lift.id, best);
    taken.set(best, usesOf(best) + 1);
  }
  return heavy;
}

/** The item of a main lift on its heavy day: few reps, long rests, a load to match. */
export function makeHeavyItem(
  exercise: Exercise,
  sets: number,
  day: PlanDay,
  input: PlanInput,
): PlanItem {
  const item = makeItem(exercise, sets, day, input);
  const reps = HEAVY_REPS;
  const lift = input.lifts[exercise.id];
  return {
    ...item,
    reps,
    restSeconds: HEAVY_REST_SECONDS,
    loadKg: loadFor(exercise, day.kit, lift, reps, item.rir) ?? item.loadKg,
  };
}
