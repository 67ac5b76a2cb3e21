import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import { portionOf, servingsIn } from '#features/recipes/rules/recipe-portion.ts';
import type { RecipeView } from '#features/recipes/rules/recipe-views.ts';
import { GRAMS_PER_OZ } from '#platform/shared/units.ts';

type Amount = Pick<LoggedItem, 'quantity' | 'unit'>;

/** Servings of a recipe in a logged amount; null where it cannot be told. */
function servingsEaten({ quantity, unit }: Amount, gramsPerServing: number | null): number | null {
  if (unit === 'serving') return quantity;
  const grams = unit === 'g' ? quantity : unit === 'oz' ? quantity * GRAMS_PER_OZ : null;
  return grams === null ? null : servingsIn({ grams }, gramsPerServing);
}

/**
 * A logged amount of a recipe with the recipe's figures of today. Amount, unit and note stay. Null where
 * it cannot be told, which leaves the entry as it is.
 */
export function withFiguresOf(
  { id, recipe, summary }: Pick<RecipeView, 'id' | 'recipe' | 'summary'>,
  entry: LoggedItem,
): LoggedItem | null {
  const servings = servingsEaten(entry, summary.gramsPerServing);
  const now =
    servings === null ? null : portionOf({ id, name: recipe.name }, summary, { servings });
  if (!now) return null;
  const { quantity, unit, portionNote, note, brand } = entry;
  return { ...now, quantity, unit, portionNote, note, brand };
}
