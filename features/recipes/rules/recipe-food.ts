import { z } from 'zod';
import { BASES } from '#features/food-facts/rules/food-kinds.ts';
import { FOOD_NUTRIENT_KEYS, per100Of } from '#features/food-facts/rules/nutrient-kinds.ts';
import type { FigureFood } from '#features/recipe-book/rules/recipe-figures.ts';

/** What is sent of a food that a recipe uses; a nutrient that is left out is not known. */
export const recipeFood = z.object({
  name: z.string(),
  basis: z.enum(BASES),
  /** g per ml */
  density: z.number().nullable(),
  nutrients: z.partialRecord(z.enum(FOOD_NUTRIENT_KEYS), z.number()),
});
export type RecipeFood = z.infer<typeof recipeFood>;

/** Foods by id. */
export type RecipeFoods = Readonly<Record<string, RecipeFood>>;

/** By the food as it was sent: the recipes of a list share their foods. */
const figures = new WeakMap<RecipeFood, FigureFood>();

/** Looks foods up for figures; null for those that are not there. */
export const figureFoods =
  (foods: RecipeFoods) =>
  (foodId: string): FigureFood | null => {
    const food = Object.hasOwn(foods, foodId) ? foods[foodId] : undefined;
    if (!food) return null;
    const { basis, density, nutrients } = food;
    const figure = figures.get(food) ?? { basis, density, nutrients: per100Of(nutrients) };
    figures.set(food, figure);
    return figure;
  };
