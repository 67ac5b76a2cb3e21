/** Where a recipe is cooked; `servings` are those that the person has scaled it to. */
export const cookPath = (recipeId: string, servings?: number): string =>
  `/meals/recipes/${encodeURIComponent(recipeId)}/cook${servings === undefined ? '' : `?servings=${servings}`}`;
