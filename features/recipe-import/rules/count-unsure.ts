import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';

/** Lines whose food the person should look at: not sure, or not found. */
export const countUnsure = ({ ingredients }: Pick<OwnRecipe, 'ingredients'>): number =>
  ingredients.filter(({ isConfirmed }) => !isConfirmed).length;
