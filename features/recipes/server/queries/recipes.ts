import { and, asc, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import {
  type RecordContent,
  type RecordRow,
  recordRows,
} from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { recipeContent } from '../../rules/own-recipe.ts';
import { MAX_ON_DEVICE } from '../../rules/recipe-limits.ts';
import type { RowRecipe } from '../../rules/recipe-row.ts';
import { recipes } from '../tables.ts';

export const recipeRecords = recordRows(recipes);

const isOneOf = (ids: readonly string[]) =>
  sql`${recipes.id} = any(${sql.param([...ids])}::uuid[])`;

export type RecipeContent = RecordContent<typeof recipes>;
export type RecipeTableRow = RecordRow<typeof recipes>;

const rowColumns = {
  id: recipes.id,
  name: recipes.name,
  slots: recipes.slots,
  cuisine: recipes.cuisine,
  tags: recipes.tags,
  collections: recipes.collections,
  servings: recipes.servings,
  totalMinutes: recipes.totalMinutes,
  dish: recipes.dish,
  ingredients: recipes.ingredients,
  typed: recipes.typed,
  rating: recipes.rating,
  photoId: recipes.photoId,
  kept: recipes.kept,
};

/** Those of these recipes that are not deleted, with what rows of a list are made of. */
export const recipesForRows = (
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<(RowRecipe & { id: string })[]> =>
  db
    .select(rowColumns)
    .from(recipes)
    .where(and(recipeRecords.isLive(owner), isOneOf(ids)));

/** Those that a device keeps: kept ones first, then those changed last. */
export const recipesForDevice = (db: Db, owner: OwnerId) =>
  recipeRecords.list(db, owner, {
    orderBy: [desc(recipes.kept), desc(recipes.updatedAt), desc(recipes.id)],
    limit: MAX_ON_DEVICE,
  });

/** All of a person's recipes by name, for the food search. */
export const ownRecipeNames = (
  db: Db,
  owner: OwnerId,
): Promise<{ id: string; name: string; servings: number }[]> =>
  db
    .select({ id: recipes.id, name: recipes.name, servings: recipes.servings })
    .from(recipes)
    .where(recipeRecords.isLive(owner))
    .orderBy(asc(recipes.id));

/** Deletes recipes without a way back, but for those that were changed since; how many went. */
export async function eraseUnchangedRecipes(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<number> {
  const unchanged = or(eq(recipes.version, 1), isNotNull(recipes.deletedAt));
  const gone = await db
    .delete(recipes)
    .where(and(eq(recipes.ownerId, owner), isOneOf(ids), unchanged))
    .returning({ id: recipes.id });
  return gone.length;
}

/** Exported, imported and deleted with the account. */
export const recipesTable: PersonalTable = personalTable(recipes, {
  about: 'Your own recipes.',
  onImport: 'into-empty',
  check: recipeContent,
});
