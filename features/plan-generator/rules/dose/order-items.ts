import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Muscle, Pattern } from '#features/exercises/rules/exercise-kinds.ts';
import type { PlanItem } from '../plan-input.ts';
import { isBalanceDrill, isPower } from '../search/exercise-cost.ts';
import type { ExerciseOf } from '../session-seconds.ts';

/** Where a pattern stands in a session: large movements first, upper and lower body in turn, core late. */
const RANKS: Readonly<Record<Pattern, number>> = {
  squat: 10,
  hpush: 20,
  hpull: 30,
  hinge: 35,
  vpush: 40,
  vpull: 50,
  lunge: 60,
  bridge: 65,
  chest_iso: 70,
  knee_iso: 71,
  ham_iso: 72,
  side_iso: 73,
  rear_iso: 74,
  triceps: 75,
  biceps: 76,
  calf: 80,
  core: 90,
  carry: 92,
  cardio: 96,
  mobility: 98,
};

/** Balance is trained while fresh. */
const FIRST = -100;
const ISOLATION_RANK = 66;
const SKILLED = 12;
const FOCUS = 30;
const HEAVY = 4;
const FALLBACK = 8;

/** A loaded hinge comes before a bent-over row, and a pull-up while the grip is fresh. */
function rankOfPattern({ pattern, tags, skill, loadType }: Exercise): number {
  if (pattern === 'hinge' && tags.includes('lowerBack')) return RANKS.hpush + 5;
  const isPullUp = pattern === 'vpull' && skill > 1 && loadType === 'bodyweight';
  return isPullUp ? RANKS.hpull + SKILLED - 5 : RANKS[pattern];
}

/** Small numbers are trained first: power and skill while fresh, then heavy and compound, then the rest. */
export function orderRank(exercise: Exercise, focus: readonly Muscle[]): number {
  const { compound, skill, rest, tier, muscles } = exercise;
  const rank = rankOfPattern(exercise);
  if (isBalanceDrill(exercise)) return FIRST;
  if (rank >= RANKS.calf) return rank;
  if (!compound) return Math.max(rank, ISOLATION_RANK);
  const isFocus = focus.some((muscle) => muscles[muscle] === 1);
  return (
    rank -
    (isPower(exercise) ? SKILLED * 2 : skill > 1 ? SKILLED : 0) -
    (rest === 'heavy' ? HEAVY : 0) -
    (isFocus ? FOCUS : 0) +
    (tier === 'fallback' ? FALLBACK : 0)
  );
}

/** Items in the order of training; those that alternate stand together. Equals stay as they were. */
export function orderItems(
  items: readonly PlanItem[],
  exerciseOf: ExerciseOf,
  focus: readonly Muscle[],
): PlanItem[] {
  const rankOf = ({ exerciseId }: PlanItem) => {
    const exercise = exerciseOf(exerciseId);
    return exercise ? orderRank(exercise, focus) : RANKS.core;
  };
  const sorted = items.toSorted((a, b) => rankOf(a) - rankOf(b));
  const placed = new Set<PlanItem>();
  return sorted.flatMap((item) => {
    if (placed.has(item)) return [];
    const group =
      item.superset === null ? [item] : sorted.filter((one) => one.superset === item.superset);
    for (const one of group) placed.add(one);
    return group;
  });
}
