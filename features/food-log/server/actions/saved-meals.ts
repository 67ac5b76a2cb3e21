import type { Db } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { SavedMeal } from '../../contract/saved-meals.ts';
import { loggedItem } from '../../rules/item/item-schema.ts';
import {
  type MealContent,
  mealRows,
  type StoredMeal,
  savedMealsById,
  savedMealsOf,
} from '../queries/saved-meals.ts';

/** So that all of them can always be listed and searched at once. */
const MAX_SAVED_MEALS = 2_000;

const toResponse = (stored: StoredMeal): SavedMeal => ({
  ...toRecord(stored),
  // Items saved before a field was there do not say it: the contract's defaults mean "not known".
  items: stored.items.map((item) => loggedItem.parse(item)),
  createdAt: stored.createdAt.toISOString(),
});

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
  const meals = ids.length === 0 ? [] : await savedMealsById(db, owner, ids);
  return new Map(meals.map((meal) => [meal.id, toResponse(meal)]));
}

/** Meals of 1 to 50 items. */
export const savedMealActions = recordActions({
  rows: mealRows,
  sentences: {
    notFound: 'That meal does not exist.',
    editedElsewhere: 'This meal was changed on another device. Look at it again before you save.',
  },
  limit: {
    most: MAX_SAVED_MEALS,
    sentence: `You have ${MAX_SAVED_MEALS.toLocaleString('en-AU')} saved meals. Delete one that you no longer need.`,
  },
  toContent: (content: MealContent) => content,
  toResponse,
});
