import { foodIdOfRecipe } from '#features/food-log/rules/entry/recipe-food-id.ts';
import type { Figures } from '#features/food-log/rules/item/figures.ts';
import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import type { Eatable, Measure } from '#features/foods/rules/amounts/portion.ts';
import { GRAMS_PER_OZ } from '#platform/shared/units.ts';

/** A dish that a recipe makes, told by its servings. */
export type Dish = {
  /** of the recipe */
  id: string;
  name: string;
  /** of one serving */
  figures: Figures;
  /** weight of one serving as it is eaten; null: not known, so it cannot be told in grams */
  gramsPerServing: number | null;
};

/** A dish to be logged by serving or gram, starting from how it was logged last. One base amount is a serving. */
export function eatableOfDish(
  { id, name, figures, gramsPerServing }: Dish,
  last: Pick<LoggedItem, 'quantity' | 'unit'> | null = null,
): Eatable {
  const size = gramsPerServing === null ? '' : ` (${Math.round(gramsPerServing)} g)`;
  const serve: Measure = {
    key: 'serving',
    label: `1 serving${size}`,
    unit: 'serving',
    perMeasure: 1,
    note: null,
    share: 1,
  };
  const weights = (gramsPerServing === null ? [] : (['g', 'oz'] as const)).map((unit): Measure => {
    const grams = unit === 'g' ? 1 : GRAMS_PER_OZ;
    const share = grams / (gramsPerServing ?? 1);
    return { key: unit, label: unit, unit, perMeasure: 1, note: null, share };
  });
  const measures = [serve, ...weights];
  const measure = measures.find(({ unit }) => unit === last?.unit);
  return {
    name,
    brand: null,
    foodId: foodIdOfRecipe(id),
    figures,
    measures,
    start: measure && last ? { measure, quantity: last.quantity } : { measure: serve, quantity: 1 },
    changed: false,
  };
}
