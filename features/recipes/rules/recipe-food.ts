import { z } from 'zod';
import { BASES } from '#features/food-facts/rules/food-kinds.ts';
import { FOOD_NUTRIENT_KEYS } from '#features/food-facts/rules/nutrient-kinds.ts';
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

/** Looks foods up for figures; null for those that are not there. */
export const figureFoods =
  (foods: RecipeFoods) =>
  (foodId: string): FigureFood | null =>
    (Object.hasOwn(foods, foodId) && foods[foodId]) || null;
