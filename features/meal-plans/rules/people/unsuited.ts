import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { Diet } from '#features/recipe-book/rules/recipe-diets.ts';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';
import type { PlanMeal } from '../plan-day.ts';
import type { PlanSettings } from '../plan-settings.ts';

/** Why a recipe may not be served: diets it does not keep, allergens it has or may have, or what is not known of it. */
export type Unsuited = { diets: Diet[]; allergens: Allergen[]; isUnknown: boolean };

type Facts = Pick<RecipeRow, 'diets' | 'allergens'>;

/** What everybody who eats a meal needs: the plan's diets and allergens, those that were said, and their own. */
function needsOf({ wishes, people }: PlanSettings, eaters: readonly string[]) {
  const eating = people.filter(({ id }) => eaters.includes(id));
  const said = wishes.said?.diets.filter((diet) => diet !== 'pescatarian') ?? [];
  return {
    diets: new Set([...wishes.diets, ...said, ...eating.flatMap(({ diets = [] }) => diets)]),
    without: new Set([
      ...wishes.without,
      ...(wishes.said?.without ?? []),
      ...eating.flatMap(({ without = [] }) => without),
    ]),
  };
}

/** Why a recipe may not be served to these people of the plan; null: it may. */
export function unsuitedFor(
  { diets, allergens }: Facts,
  settings: PlanSettings,
  eaters: readonly string[],
): Unsuited | null {
  const needs = needsOf(settings, eaters);
  const has = [...allergens.contains, ...allergens.mayContain];
  const why = {
    diets: [...needs.diets].filter((diet) => !diets.includes(diet)),
    allergens: [...needs.without].filter((one) => has.includes(one)),
    isUnknown: needs.without.size > 0 && allergens.unknown > 0,
  };
  return why.diets.length > 0 || why.allergens.length > 0 || why.isUnknown ? why : null;
}

/**
 * Whether a meal may be planned again for who eats it: wishes and recipes may have changed since it was
 * planned. What the device does not know as a recipe is as the person planned it.
 */
export const maySuit =
  (settings: PlanSettings, recipes: ReadonlyMap<string, Facts>) =>
  ({ recipeId, eaters }: PlanMeal): boolean => {
    const facts = recipeId === null ? undefined : recipes.get(recipeId);
    const people = eaters.map(({ personId }) => personId);
    return facts === undefined || unsuitedFor(facts, settings, people) === null;
  };
