import type { Db } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { StoredRecipe } from '../../contract.ts';
import { MAX_OWN_RECIPES } from '../../rules/recipe-limits.ts';
import { byNewestRecipe } from '../../rules/shown-recipe.ts';
import {
  type RecipeContent,
  type RecipeTableRow,
  recipeRows,
  recipesForDevice,
} from '../queries.ts';
import { withFoods } from './recipe-foods.ts';

const noSuchRecipe = 'That recipe does not exist.';

const toResponses = (
  rows: readonly RecipeTableRow[],
  db: Db,
  owner: OwnerId,
): Promise<StoredRecipe[]> => withFoods(db, owner, rows.map(toRecord));

async function toResponse(row: RecipeTableRow, db: Db, owner: OwnerId): Promise<StoredRecipe> {
  const [recipe] = await toResponses([row], db, owner);
  if (!recipe) throw new AppError('not_found', { message: noSuchRecipe });
  return recipe;
}

/** The recipes that a device keeps, newest first. */
export async function recipesOnDevice(db: Db, owner: OwnerId): Promise<StoredRecipe[]> {
  const rows = await recipesForDevice(db, owner);
  return toResponses(rows.toSorted(byNewestRecipe), db, owner);
}

/** One own recipe. Fails with `not_found`, also when it was deleted. */
export async function ownRecipe(db: Db, owner: OwnerId, id: string): Promise<StoredRecipe> {
  const [row] = await recipeRows.byIds(db, owner, [id]);
  if (!row || row.deletedAt) throw new AppError('not_found', { message: noSuchRecipe });
  return toResponse(row, db, owner);
}

export const recipeActions = recordActions({
  rows: recipeRows,
  sentences: {
    notFound: noSuchRecipe,
    editedElsewhere: 'This recipe was changed on another device. Check it, then save again.',
  },
  limit: {
    most: MAX_OWN_RECIPES,
    sentence: `You have ${MAX_OWN_RECIPES} recipes of your own. Delete one that you no longer need.`,
  },
  toContent: (content: RecipeContent) => content,
  toResponse,
});
