import { isDeepStrictEqual } from 'node:util';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { ReadableRecipe, RecipeVersion, StoredRecipe } from '../../contract.ts';
import { MAX_OWN_RECIPES } from '../../rules/recipe-limits.ts';
import { NOTHING_SAID } from '../../rules/recipe-mark.ts';
import { byNewestRecipe, toShownRecipe } from '../../rules/shown-recipe.ts';
import { dropRows } from '../queries/recipe-rows.ts';
import { keepVersion, versionsOf } from '../queries/recipe-versions.ts';
import {
  eraseUnchangedRecipes,
  type RecipeContent,
  type RecipeTableRow,
  recipeRecords,
  recipesForDevice,
} from '../queries/recipes.ts';
import { withFoods } from './recipe-foods.ts';
import { keepRow, refreshRows } from './recipe-list.ts';

const noSuchRecipe = 'That recipe does not exist.';
const tooMany = `You have ${MAX_OWN_RECIPES} recipes of your own. Delete one that you no longer need.`;
const FIRST_VERSION = 1;

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
  const [row] = await recipeRecords.byIds(db, owner, [id]);
  if (!row || row.deletedAt) throw new AppError('not_found', { message: noSuchRecipe });
  return toResponse(row, db, owner);
}

/** Who else's recipe a person may read; null: nobody's. */
export type ReadableServices = {
  cookOf: (db: Db, owner: OwnerId, recipeId: string) => Promise<OwnerId | null>;
};

/** An own recipe, or one of the household's plan, without what its cook says of it. Fails with `not_found`. */
export async function readableRecipe(
  db: Db,
  { cookOf }: ReadableServices,
  owner: OwnerId,
  id: string,
): Promise<ReadableRecipe> {
  const [row] = await recipeRecords.byIds(db, owner, [id]);
  const cook = row ? null : await cookOf(db, owner, id);
  if (cook === null) return ownRecipe(db, owner, id);
  const recipe = await ownRecipe(db, cook, id);
  return { ...recipe, ...NOTHING_SAID, photoId: null, isOthers: true };
}

/** Version of each of these recipes, and whether it was deleted; those that never were are left out. */
export async function recipeStates(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<Map<string, { version: number; isDeleted: boolean }>> {
  const rows = await recipeRecords.byIds(db, owner, ids);
  return new Map(
    rows.map(({ id, version, deletedAt }) => [id, { version, isDeleted: deletedAt !== null }]),
  );
}

const records = recordActions({
  rows: recipeRecords,
  sentences: {
    notFound: noSuchRecipe,
    editedElsewhere: 'This recipe was changed on another device. Check it, then save again.',
  },
  limit: {
    most: MAX_OWN_RECIPES,
    sentence: tooMany,
  },
  toContent: (content: RecipeContent) => content,
  toResponse,
});

/** Runs a write that leaves a recipe and makes its row in the list again, both or neither. */
const withRow = (
  db: Db,
  owner: OwnerId,
  write: (db: Db) => Promise<StoredRecipe>,
): Promise<StoredRecipe> =>
  inTransaction(db, async (db) => {
    const answer = await write(db);
    await keepRow(db, owner, answer);
    return answer;
  });

/** Whether more changed than what a person says of a recipe for themselves. */
function isCookedOtherwise(before: RecipeContent, after: RecipeContent): boolean {
  const cooked = (recipe: RecipeContent) => ({ ...toShownRecipe(recipe), ...NOTHING_SAID });
  return !isDeepStrictEqual(cooked(before), cooked(after));
}

/** Earlier versions of a recipe, newest first. Fails with `not_found`. */
export async function versionsOfRecipe(
  db: Db,
  owner: OwnerId,
  id: string,
): Promise<RecipeVersion[]> {
  await ownRecipe(db, owner, id);
  const found = await versionsOf(db, owner, id);
  return found.map(({ savedAt, ...rest }) => ({ ...rest, savedAt: savedAt.toISOString() }));
}

/** Adding, changing, deleting and bringing back own recipes. */
export const recipeActions: typeof records = {
  add: (db, owner, added, nowMs) =>
    inTransaction(db, async (db) => {
      const answer = await records.add(db, owner, added, nowMs);
      // One that was there before may be deleted.
      if (answer.version === FIRST_VERSION) await keepRow(db, owner, answer);
      return answer;
    }),
  edit: (db, owner, id, edit, nowMs) =>
    withRow(db, owner, async (db) => {
      const [before] = await recipeRecords.lock(db, owner, [id]);
      const answer = await records.edit(db, owner, id, edit, nowMs);
      if (before && before.version < answer.version && isCookedOtherwise(before, answer)) {
        const { id: recipeId, version, ...content } = toRecord(before);
        await keepVersion(db, owner, { recipeId, version, content }, new Date(nowMs));
      }
      return answer;
    }),
  remove: (db, owner, id, nowMs) =>
    inTransaction(db, async (db) => {
      await records.remove(db, owner, id, nowMs);
      await dropRows(db, owner, [id]);
    }),
  restore: (db, owner, id, nowMs) =>
    withRow(db, owner, (db) => records.restore(db, owner, id, nowMs)),
};

/**
 * Stores new recipes, all or none, in a few statements; answers the ids of those that are new. Those that are
 * there stay as they are, also deleted ones. Fails with `conflict`, reason `too_many`, at the limit.
 */
export function addRecipes(
  db: Db,
  owner: OwnerId,
  recipes: readonly (RecipeContent & { id: string })[],
  nowMs: number,
): Promise<string[]> {
  return inTransaction(db, async (db) => {
    const added = await recipeRecords.insert(db, owner, recipes, new Date(nowMs));
    if (added.length > 0 && (await recipeRecords.count(db, owner)) > MAX_OWN_RECIPES) {
      throw new AppError('conflict', { reason: 'too_many', message: tooMany });
    }
    const ids = added.map(({ id }) => id);
    await refreshRows(db, owner, ids);
    return ids;
  });
}

/** Deletes recipes that nobody changed since they came, so that each can be brought back; answers what stays. */
export function removeUnchanged(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
  nowMs: number,
): Promise<{ removed: number; kept: number }> {
  return inTransaction(db, async (db) => {
    const there = (await recipeRecords.lock(db, owner, ids)).filter(({ deletedAt }) => !deletedAt);
    const unchanged = there.filter(({ version }) => version === FIRST_VERSION);
    const gone = unchanged.map(({ id }) => id);
    const at = new Date(nowMs);
    await recipeRecords.setDeleted(db, owner, gone, { deletedAt: at, at });
    await dropRows(db, owner, gone);
    return { removed: gone.length, kept: there.length - gone.length };
  });
}

/** Deletes recipes without a way back, but for those that were changed since; how many went. */
export function eraseUnchanged(db: Db, owner: OwnerId, ids: readonly string[]): Promise<number> {
  return inTransaction(db, async (db) => {
    // First, so that words that only they have are forgotten; what stays gets its row again.
    await dropRows(db, owner, ids);
    const gone = await eraseUnchangedRecipes(db, owner, ids);
    await refreshRows(db, owner, ids);
    return gone;
  });
}

/** Own recipes by their ids, without deleted ones and those of others. */
export async function ownRecipesByIds(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<StoredRecipe[]> {
  const rows = await recipeRecords.byIds(db, owner, ids);
  return toResponses(
    rows.filter(({ deletedAt }) => deletedAt === null),
    db,
    owner,
  );
}
