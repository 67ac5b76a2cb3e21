import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type SharedRecipe, toSharedRecipe } from '../../rules/sharing/shared-recipe.ts';
import { photoOf } from '../queries/recipe-photos.ts';
import { addShare, removeShare, sharedBy, shareTokenOf } from '../queries/recipe-shares.ts';
import { ownRecipe, ownRecipesByIds } from './own-recipes.ts';

const TOKEN = /^[\w-]{22}$/;

/** The secret part of a recipe's link; null while it is not shared. Fails with `not_found`. */
export async function linkOf(db: Db, owner: OwnerId, recipeId: string): Promise<string | null> {
  await ownRecipe(db, owner, recipeId);
  return shareTokenOf(db, owner, recipeId);
}

/** Makes a link for a recipe, or answers the one that it has. Fails with `not_found`. */
export async function shareRecipe(
  db: Db,
  owner: OwnerId,
  recipeId: string,
  nowMs: number,
): Promise<string | null> {
  await ownRecipe(db, owner, recipeId);
  const token = randomBytes(16).toString('base64url');
  await addShare(db, owner, recipeId, token, new Date(nowMs));
  return shareTokenOf(db, owner, recipeId);
}

/** Stops sharing a recipe: its link finds nothing any more. A new one will be another. */
export async function stopSharing(db: Db, owner: OwnerId, recipeId: string): Promise<void> {
  await ownRecipe(db, owner, recipeId);
  await removeShare(db, owner, recipeId);
}

async function findShared(db: Db, token: string) {
  const shared = TOKEN.test(token) ? await sharedBy(db, token) : null;
  if (!shared) return null;
  const [recipe] = await ownRecipesByIds(db, shared.owner, [shared.recipeId]);
  return recipe ? { owner: shared.owner, recipe } : null;
}

/** The recipe of a link as anyone may read it; null if sharing was stopped or the recipe deleted. */
export async function sharedRecipe(db: Db, token: string): Promise<SharedRecipe | null> {
  const found = await findShared(db, token);
  return found && toSharedRecipe(found.recipe, found.recipe.foods);
}

/** The photo of a link's recipe; null without one. */
export async function sharedPhoto(db: Db, token: string): Promise<Buffer | null> {
  const found = await findShared(db, token);
  const photoId = found?.recipe.photoId;
  return found && photoId ? photoOf(db, found.owner, photoId) : null;
}
