import { eligibleRecipes } from '#features/meal-planner/rules/eligible-recipes.ts';
import type { PlannerDay, PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import { eatersOf, type PlanSettings } from '../plan-settings.ts';

/**
 * Days whose meals leave out what one of their eaters may not be served: diets and allergens of everybody at the
 * table are hard, and of nobody who is not there.
 */
export function withEatersNeeds(
  days: readonly PlannerDay[],
  settings: PlanSettings,
  recipes: readonly PlannerRecipe[],
): PlannerDay[] {
  const known = new Map<string, ReadonlySet<string>>();
  const excludedFrom = (slotId: string): ReadonlySet<string> => {
    const seen = known.get(slotId);
    if (seen) return seen;
    const slot = settings.slots.find(({ id }) => id === slotId);
    const eaters = slot ? eatersOf(settings, slot) : [];
    const diets = [...new Set(eaters.flatMap(({ diets = [] }) => diets))];
    const without = [...new Set(eaters.flatMap(({ without = [] }) => without))];
    const served = new Set(eligibleRecipes(recipes, { diets, without }).map(({ id }) => id));
    const isAny = diets.length === 0 && without.length === 0;
    const excluded = new Set(
      isAny ? [] : recipes.flatMap(({ id }) => (served.has(id) ? [] : [id])),
    );
    known.set(slotId, excluded);
    return excluded;
  };
  return days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => ({ ...slot, excluded: excludedFrom(slot.id) })),
  }));
}
