import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { loggedItem } from '../../contract/logged-item.ts';
import { insertSavedMeals } from '../queries/imported-meals.ts';
import { countSavedMeals } from '../queries/saved-meals.ts';
import { MAX_SAVED_MEALS } from './saved-meals.ts';

/** One meal of a file: kcal and grams of one serving, null where not known. */
export type ImportedMeal = {
  id: string;
  name: string;
  description: string | null;
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
};

/** How many more meals a person may save. */
export const roomForMeals = async (db: Db, owner: OwnerId): Promise<number> =>
  MAX_SAVED_MEALS - (await countSavedMeals(db, owner));

/**
 * Saves meals of a file, each as one serving, in the caller's transaction; the caller has asked for the room.
 * Meals of the same ids are saved once.
 */
export async function addImportedMeals(
  db: Db,
  owner: OwnerId,
  meals: readonly ImportedMeal[],
  at: Date,
): Promise<void> {
  const rows = meals.map(({ id, name, description, ...figures }) => ({
    id,
    name,
    items: [
      loggedItem.parse({
        ...figures,
        foodName: name,
        quantity: 1,
        unit: 'serving',
        note: description,
      }),
    ],
  }));
  await insertSavedMeals(db, owner, rows, at);
}
