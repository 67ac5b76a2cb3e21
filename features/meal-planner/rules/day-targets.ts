import {
  type GoalNutrient,
  nutrientGoals,
} from '#features/nutrition/rules/nutrients/nutrient-goals.ts';
import type { Protection } from '#features/nutrition/rules/targets/protection.ts';
import type { DayTarget } from '#features/nutrition/rules/targets/target-input.ts';
import type { DayTargets } from './planner-input.ts';

/**
 * A day's target as meals are planned by it; what training days add is in it already. Under 18 nothing has a
 * most. In the gentle mode only energy and protein are planned: nobody is told that a day has too much or too
 * little of the rest. Who is protected from a deficit is planned none.
 */
export function toDayTargets(target: DayTarget, protection: Protection | null): DayTargets {
  const { energyKcal: calories, proteinGrams: protein } = target;
  if (protection === 'safe_mode')
    return {
      calories,
      protein,
      carbs: null,
      fat: null,
      fiber: null,
      sodium: null,
      noDeficit: true,
    };
  const limits = nutrientGoals(target, { adult: protection !== 'minor' });
  const mostOf = (wanted: GoalNutrient) =>
    limits.find(({ nutrient }) => nutrient === wanted)?.most ?? null;
  return {
    calories,
    protein,
    carbs: target.carbsGrams,
    fat: target.fatGrams,
    fiber: target.fiberGrams,
    sodium: mostOf('sodium'),
    ...(protection !== null && { noDeficit: true }),
  };
}
