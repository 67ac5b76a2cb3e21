import type { Exercise } from '#features/exercises/rules/exercise.ts';
import {
  type Muscle,
  type Pattern,
  TRACKED_MUSCLES,
} from '#features/exercises/rules/exercise-kinds.ts';
import type { PlanItem } from '../plan-input.ts';
import { isBalanceDrill, isPower } from '../search/exercise-traits.ts';
import type { ExerciseOf } from '../session-seconds.ts';
import { isHeavy } from './heavy-days.ts';

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
const HEAVY_DAY = 60;
const PULL_UP = 7;
const LOADED_HINGE = 17;
const BENT_OVER = 18;
const LIGHT_HINGE = 62;
const FALLBACK = 8;

/**
 * A loaded hinge comes before a bent-over row, a light one after the lunges, and a pull-up while the
 * grip is fresh.
 */
function rankOfPattern({ pattern, tags, skill, loadType }: Exercise): number {
  if (pattern === 'hinge') return tags.includes('lowerBack') ? LOADED_HINGE : LIGHT_HINGE;
  const isPullUp = pattern === 'vpull' && skill > 1 && loadType === 'bodyweight';
  return isPullUp ? PULL_UP + SKILLED : RANKS[pattern];
}

const isBentOverRow = (exercise: Exercise | undefined): boolean =>
  exercise?.pattern === 'hpull' && exercise.tags.includes('lowerBack');

/** Small numbers are trained first: power and skill while fresh, then heavy and compound, then the rest. */
export function orderRank(exercise: Exercise, focus: readonly Muscle[]): number {
  const { compound, skill, rest, tier, muscles } = exercise;
  const rank = rankOfPattern(exercise);
  if (isBalanceDrill(exercise)) return FIRST;
  if (rank >= RANKS.calf) return rank;
  const isFocus = focus.some((muscle) => muscles[muscle] === 1);
  const direct = TRACKED_MUSCLES.filter((muscle) => muscles[muscle] === 1);
  const isMain = compound || exercise.pattern === 'bridge';
  // The exercise for the wished muscle alone is what the person came for.
  if (isMain && isFocus && direct.every((muscle) => focus.includes(muscle))) return -FOCUS;
  if (!compound) return Math.max(rank, ISOLATION_RANK);
  return (
    rank -
    (isPower(exercise) ? SKILLED * 2 : skill > 1 && !isBentOverRow(exercise) ? SKILLED : 0) -
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
  const rankOf = (item: PlanItem) => {
    const exercise = exerciseOf(item.exerciseId);
    const rank = exercise ? orderRank(exercise, focus) : RANKS.core;
    return isHeavy(item) ? rank - HEAVY_DAY : rank;
  };
  const sorted = items.toSorted((a, b) => rankOf(a) - rankOf(b));
  const placed = new Set<PlanItem>();
  const groups = sorted.flatMap((item): { rank: number; group: PlanItem[] }[] => {
    if (placed.has(item)) return [];
    const group =
      item.superset === null ? [item] : sorted.filter((one) => one.superset === item.superset);
    for (const one of group) placed.add(one);
    const hasRow = group.some(({ exerciseId }) => isBentOverRow(exerciseOf(exerciseId)));
    return [{ rank: hasRow ? Math.max(rankOf(item), BENT_OVER) : rankOf(item), group }];
  });
  return groups.toSorted((a, b) => a.rank - b.rank).flatMap(({ group }) => group);
}
