import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import { recipeActions, recipeStates } from '#features/recipes/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';

/** Saves drafts, all or none. Those that are there stay as they are; answers the ids of the new ones. */
export function saveRecipes(
  db: Db,
  owner: OwnerId,
  recipes: readonly (OwnRecipe & { id: string })[],
  nowMs: number,
): Promise<{ added: string[] }> {
  return inTransaction(db, async (db) => {
    const before = await recipeStates(
      db,
      owner,
      recipes.map(({ id }) => id),
    );
    const added = new Map(recipes.filter(({ id }) => !before.has(id)).map((one) => [one.id, one]));
    for (const recipe of added.values()) await recipeActions.add(db, owner, recipe, nowMs);
    return { added: [...added.keys()] };
  });
}

const FIRST_VERSION = 1;

/** Deletes what an import brought, but for recipes that were changed since. */
export function undoImport(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
  nowMs: number,
): Promise<{ removed: number; kept: number }> {
  return inTransaction(db, async (db) => {
    const states = await recipeStates(db, owner, ids);
    const there = [...states].filter(([, { isDeleted }]) => !isDeleted);
    const unchanged = there.filter(([, { version }]) => version === FIRST_VERSION);
    for (const [id] of unchanged) await recipeActions.remove(db, owner, id, nowMs);
    return { removed: unchanged.length, kept: there.length - unchanged.length };
  });
}
