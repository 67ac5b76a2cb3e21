import {
  eatersOf,
  type PlanSettings,
  type PlanSlot,
} from '#features/meal-plans/rules/plan-settings.ts';
import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { Diet } from '#features/recipe-book/rules/recipe-diets.ts';
import type { RecipeRow } from '#features/recipes/rules/recipe-row.ts';

export type NotForTable = {
  /** diets of the plan or of who eats that the recipe does not follow */
  diets: Diet[];
  /** what it contains, or may, and nobody at the table may be served */
  allergens: Allergen[];
};

/** What speaks against a recipe that is added by hand, for those who eat then; null: nothing is known to. */
export function notForTable(
  recipe: Pick<RecipeRow, 'diets' | 'allergens'>,
  settings: PlanSettings,
  slot: PlanSlot,
): NotForTable | null {
  const { wishes } = settings;
  const eaters = eatersOf(settings, slot);
  const said = wishes.said?.diets.filter((diet) => diet !== 'pescatarian') ?? [];
  const wanted = new Set([...wishes.diets, ...said, ...eaters.flatMap(({ diets = [] }) => diets)]);
  const without = new Set([
    ...wishes.without,
    ...(wishes.said?.without ?? []),
    ...eaters.flatMap((eater) => eater.without ?? []),
  ]);
  const diets = [...wanted].filter((diet) => !recipe.diets.includes(diet));
  const { contains, mayContain } = recipe.allergens;
  const allergens = [...without].filter(
    (one) => contains.includes(one) || mayContain.includes(one),
  );
  return diets.length === 0 && allergens.length === 0 ? null : { diets, allergens };
}
