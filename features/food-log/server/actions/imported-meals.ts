import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type LoggedItem, loggedItem } from '../../rules/item-schema.ts';
import type { Macro } from '../../rules/nutrients.ts';
import { insertSavedMeals } from '../queries/imported-meals.ts';
import { countSavedMeals } from '../queries/saved-meals.ts';
import { MAX_SAVED_MEALS } from './saved-meals.ts';

/** One meal of a file: kcal and grams of one serving, null where not known. */
export type ImportedMeal = Pick<LoggedItem, 'calories' | Macro> & {
  id: string;
  name: string;
  description: string | null;
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
