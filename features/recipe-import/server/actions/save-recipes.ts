import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import { addRecipes, removeUnchanged } from '#features/recipes/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';

/** Saves drafts, all or none. Those that are there stay as they are; answers the ids of the new ones. */
export async function saveRecipes(
  db: Db,
  owner: OwnerId,
  recipes: readonly (OwnRecipe & { id: string })[],
  nowMs: number,
): Promise<{ added: string[] }> {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return { added: await addRecipes(db, owner, [...byId.values()], nowMs) };
}

/** Deletes what an import brought, but for recipes that were changed since. */
export const undoImport = removeUnchanged;
