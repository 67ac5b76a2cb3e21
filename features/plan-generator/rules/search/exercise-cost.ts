import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { type Pattern, TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { randomOf } from '#platform/shared/seeded-random.ts';
import type { PlanInput } from '../plan-input.ts';
import { careCost, needsCare } from './care-cost.ts';
import {
  isBarBehind,
  isBarbell,
  isOwnWeight,
  isSolid,
  isSquatToBox,
  isWallPress,
  needsStrength,
} from './exercise-traits.ts';

/** An exercise must bring something: fewer exercises with more sets are better than many with few. */
const BASE_COST = 0.5;
const CHANCE = 0.25;
const TIER_COST = { staple: -0.45, normal: 0.1, fallback: 2.5 } as const;
/** Up to here a beginner without complaints has the strength for more than a wall. */
const WALL_AGE = 50;
const UPPER_COMPOUNDS: ReadonlySet<Pattern> = new Set(['hpush', 'hpull', 'vpush', 'vpull']);

/**
 * What an exercise costs the plan before it brings anything: the less, the rather a coach would
 * choose it. The figures are of the domain sheet, 4.3, and more of the same kind where it is silent.
 */
export function exerciseCost(exercise: Exercise, input: PlanInput): number {
  let cost = BASE_COST + CHANCE * randomOf(exercise.id, input.seed) + TIER_COST[exercise.tier];
  if (exercise.pattern === 'carry') cost += exercise.loadType === 'external' ? 0.8 : 2;
  else if (exercise.compound) cost -= 0.35;
  if (input.kept.includes(exercise.id)) cost -= 0.5;
  if (input.lifts[exercise.id]) cost -= 0.5;
  if (input.favourites.includes(exercise.id)) cost -= 2;
  cost -= focusBonus(exercise, input);
  if (exercise.unilateral && UPPER_COMPOUNDS.has(exercise.pattern)) cost += 0.2;
  if (exercise.space !== 'mat') cost += 0.3;
  return cost + careCost(exercise, input) + levelCost(exercise, input);
}

/** An exercise for the wished muscle alone counts most. */
function focusBonus({ muscles }: Exercise, { focus }: PlanInput): number {
  const share = Math.max(0, ...focus.map((muscle) => muscles[muscle] ?? 0));
  const isAimed = TRACKED_MUSCLES.every((one) => focus.includes(one) || (muscles[one] ?? 0) < 1);
  return share < 0.5 ? 0 : share * 0.4 + (share === 1 && isAimed ? 0.4 : 0);
}

/** What a beginner is given later: bars, hard variations of the body's own weight, pressing upside down. */
function beginnerCost(exercise: Exercise, input: PlanInput): number {
  let cost = exercise.rest === 'heavy' ? 0.35 : 0;
  if (isBarbell(exercise) && needsCare(input)) cost += 1;
  const isCareful = needsCare(input);
  const isUnloaded = exercise.loadType === 'bodyweight' || exercise.loadType === 'time';
  if (isUnloaded && exercise.easier.length > 0) {
    if (exercise.compound) cost += isCareful ? 0.9 : 0.4;
    else if (isCareful) cost += 0.6;
  }
  if (exercise.pattern === 'hpush' && exercise.position === 'hanging') cost += 0.8;
  // Presses come before flies.
  if (exercise.pattern === 'chest_iso') cost += 0.8;
  if (isWallPress(exercise) && !isCareful && (input.age ?? 0) < WALL_AGE) cost += 1.5;
  if (isOwnWeight(exercise) && exercise.pattern === 'vpush') cost += 2.5;
  return cost;
}

/** True if the person is known to be able to do it. */
export const isProven = ({ id }: Exercise, { lifts, favourites, kept }: PlanInput): boolean =>
  lifts[id] !== undefined || favourites.includes(id) || kept.includes(id);

/** Beginners start with the easier variation, the strong with the harder. */
function levelCost(exercise: Exercise, input: PlanInput): number {
  const { level, goal } = input;
  if (level === 'beginner') return beginnerCost(exercise, input);
  const isBodyweight = isOwnWeight(exercise);
  // A skilled variation is for those who ask for it.
  const isVariation = exercise.tier === 'normal' && exercise.compound && exercise.skill > 1;
  const isLearnt = level === 'advanced' && exercise.skill === 2;
  let cost = isVariation && !isBodyweight ? (isLearnt ? 0.3 : 0.9) : 0;
  if (isBarbell(exercise) && isSolid(exercise) && !needsCare(input))
    cost -= goal === 'build_muscle' ? 0.4 : 0.2;
  // To a box is for learning, and for sore knees and hips.
  const isSore = input.avoid.includes('knee') || input.avoid.includes('hip');
  if (isSquatToBox(exercise) && !isSore && !needsCare(input) && !isProven(exercise, input))
    cost += 0.7;
  if (isBarBehind(exercise)) cost += 2.5;
  if (level === 'advanced') return exercise.upTo === 'advanced' ? cost : cost + 0.3;
  // Nobody knows yet whether the person can pull or press their own weight up.
  if (needsStrength(exercise) && !isProven(exercise, input)) cost += 0.9;
  return cost;
}
