import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';
import { isLightFor, isMinor, trainsBalance } from '../dose/prescription.ts';
import type { PlanInput } from '../plan-input.ts';
import { randomOf } from './seeded-random.ts';

/** From here on the METs of strength work mean jumps, swings and throws. */
const POWER_MET = 6;

export const isPower = ({ met, pattern }: Exercise): boolean =>
  met >= POWER_MET && pattern !== 'cardio' && pattern !== 'carry';

/** Work on one leg while standing, or a weight carried on one side: trains balance. */
export const isBalanceWork = ({ unilateral, position, pattern, skill }: Exercise): boolean =>
  unilateral &&
  position === 'standing' &&
  skill < 3 &&
  ['lunge', 'hinge', 'calf', 'carry', 'squat'].includes(pattern);

const TIER_COST = { staple: -0.45, normal: 0, fallback: 0.6 } as const;

/**
 * What an exercise costs the plan before it brings anything: the less, the rather a coach would
 * choose it. The figures are of the domain sheet, 4.3, and more of the same kind where it is silent.
 */
export function exerciseCost(exercise: Exercise, input: PlanInput): number {
  const { level, goal } = input;
  const isOld = trainsBalance(input);
  const needsCare = isOld || isMinor(input) || input.intensityCapped;
  let cost = 0.15 + 0.25 * randomOf(exercise.id, input.seed) + TIER_COST[exercise.tier];
  if (exercise.compound) cost -= 0.35;
  if (input.kept.includes(exercise.id)) cost -= 0.5;
  if (input.favourites.includes(exercise.id)) cost -= 0.9;
  if (input.focus.some((muscle) => (exercise.muscles[muscle] ?? 0) >= 0.5)) cost -= 0.3;
  if (isPower(exercise)) cost += 0.5;
  if (exercise.tags.includes('impact')) cost += 0.2;
  if (needsCare && exercise.skill > 1) cost += 0.5;
  if (exercise.rest === 'heavy') {
    if (needsCare) cost += 0.5;
    else cost += level === 'beginner' ? 0.1 : -0.15;
  }
  if (level === 'advanced' && goal === 'build_muscle' && exercise.upTo !== 'advanced') cost += 0.3;
  return cost;
}

/** What a place changes: light hand weights ask for one leg or arm at a time. */
export function placeCost(exercise: Exercise, kit: Kit, { level }: PlanInput): number {
  if (level === 'beginner' || !exercise.compound || exercise.unilateral) return 0;
  return isLightFor(kit, exercise) ? 0.3 : 0;
}
