import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { NewSavedMeal, SavedMeal, SavedMealEdit } from '../../contract/saved-meals.ts';
import { loggedItem } from '../../rules/item-schema.ts';
import {
  countSavedMeals,
  insertSavedMeal,
  replaceSavedMeal,
  type StoredMeal,
  savedMealById,
  savedMealsById,
  savedMealsOf,
  setSavedMealDeleted,
} from '../queries/saved-meals.ts';

/** So that all of them can always be listed and searched at once. */
export const MAX_SAVED_MEALS = 2_000;

const noSuchMeal = () => new AppError('not_found', { message: 'That meal does not exist.' });

function toResponse({ id, name, items, version, createdAt }: StoredMeal): SavedMeal {
  return {
    id,
    name,
    // Items saved before a field was there do not say it: the contract's defaults mean "not known".
    items: items.map((item) => loggedItem.parse(item)),
    version,
    createdAt: createdAt.toISOString(),
  };
}

/** A person's saved meals with their items, by name. */
export async function listSavedMeals(db: Db, owner: OwnerId): Promise<SavedMeal[]> {
  return (await savedMealsOf(db, owner)).map(toResponse);
}

/** The saved meals of these ids with their items, by id. */
export async function savedMealsWithItems(
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<Map<string, SavedMeal>> {
  const meals = await savedMealsById(db, owner, ids);
  return new Map(meals.map((meal) => [meal.id, toResponse(meal)]));
}

/**
 * Saves a meal of 1 to 50 items. Repeating the call with the same id answers what is stored and changes
 * nothing. Fails with `conflict`, reason `too_many`, at 2,000 meals.
 */
export async function addSavedMeal(
  db: Db,
  owner: OwnerId,
  input: NewSavedMeal,
  nowMs: number,
): Promise<SavedMeal> {
  const before = await savedMealById(db, owner, input.id);
  if (before) return toResponse(before);
  if ((await countSavedMeals(db, owner)) >= MAX_SAVED_MEALS) {
    const message = `You have ${MAX_SAVED_MEALS.toLocaleString('en-AU')} saved meals. Delete one that you no longer need.`;
    throw new AppError('conflict', { reason: 'too_many', message });
  }
  const meal = { ...input, at: new Date(nowMs) };
  const stored =
    (await insertSavedMeal(db, owner, meal)) ?? (await savedMealById(db, owner, input.id));
  if (!stored) throw noSuchMeal();
  return toResponse(stored);
}

/**
 * Renames a meal and replaces its items, if it still has the version that was seen. Fails with `conflict`,
 * reason `edited_elsewhere` and the current meal when it has not, `not_found` when it is deleted or not
 * this person's. Repeating an edit that came through answers its result.
 */
export async function editSavedMeal(
  db: Db,
  owner: OwnerId,
  id: string,
  edit: SavedMealEdit,
  nowMs: number,
): Promise<SavedMeal> {
  const { version, ...content } = edit;
  const replaced = await replaceSavedMeal(db, owner, id, { content, version, at: new Date(nowMs) });
  if (replaced) return toResponse(replaced);

  const stored = await savedMealById(db, owner, id);
  if (!stored || stored.deletedAt) throw noSuchMeal();
  const current = toResponse(stored);
  const { name, items } = current;
  if (current.version === version + 1 && isDeepStrictEqual({ name, items }, content)) {
    return current;
  }
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: 'This meal was changed on another device. Look at it again before you save.',
    current,
  });
}

/** Deletes a meal so that it can be brought back; what was logged from it stays. Again is fine. */
export async function removeSavedMeal(
  db: Db,
  owner: OwnerId,
  id: string,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  const removed = await setSavedMealDeleted(db, owner, id, { deletedAt: at, at });
  if (!removed && !(await savedMealById(db, owner, id))) throw noSuchMeal();
}

/** Brings a deleted meal back (Undo). One that is not deleted is answered as it is. */
export async function restoreSavedMeal(
  db: Db,
  owner: OwnerId,
  id: string,
  nowMs: number,
): Promise<SavedMeal> {
  const restored =
    (await setSavedMealDeleted(db, owner, id, { deletedAt: null, at: new Date(nowMs) })) ??
    (await savedMealById(db, owner, id));
  if (!restored) throw noSuchMeal();
  return toResponse(restored);
}
