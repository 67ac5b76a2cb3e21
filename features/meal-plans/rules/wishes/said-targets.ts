import type { DayTargets } from '#features/meal-planner/rules/planner-input.ts';
import type { MealWishes } from '#features/meal-wishes/rules/meal-wishes.ts';
import type { PlanSettings, PlanWishes } from '../plan-settings.ts';

const LOW_CARB = 'low-carb';
type Said = MealWishes | null;
type Target = Pick<DayTargets, 'noDeficit'> | null;

/** Whether a person whose energy is protected (under 18, pregnancy, gentle mode) asked for little carbohydrate. */
export const asksTooLittle = (said: Said, targets: readonly Target[]): boolean =>
  (said?.asks.some(({ what }) => what === LOW_CARB) ?? false) &&
  targets.some((target) => target?.noDeficit);

/** What was said, without what is not planned for who is protected: their carbohydrate is that of the target. */
export const plannedSaid = (said: Said, targets: readonly Target[]): Said =>
  said && asksTooLittle(said, targets)
    ? { ...said, asks: said.asks.filter(({ what }) => what !== LOW_CARB) }
    : said;

/**
 * Targets of a day that need not be met: those that the person let go of. Who asks for little carbohydrate all week
 * has less of it than the target, and more fat.
 */
export function freeOn({ wishes }: PlanSettings, target: Target): PlanWishes['free'] {
  const { free, said } = wishes;
  const isLow = said?.asks.some(({ what, days }) => what === LOW_CARB && days.length === 0);
  return isLow && !target?.noDeficit
    ? [...new Set([...free, 'carbs' as const, 'fat' as const])]
    : free;
}
