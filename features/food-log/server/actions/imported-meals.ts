import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type LoggedItem, loggedItem } from '../../rules/item/item-schema.ts';
import type { Macro } from '../../rules/item/nutrients.ts';
import { mealRows } from '../queries/saved-meals.ts';
import { MAX_SAVED_MEALS } from './saved-meals.ts';

const ROWS_PER_INSERT = 500;

/** One meal of a file: kcal and grams of one serving, null where not known. */
export type ImportedMeal = Pick<LoggedItem, 'calories' | Macro> & {
  id: string;
  name: string;
  description: string | null;
};

/** How many more meals a person may save. */
export const roomForMeals = async (db: Db, owner: OwnerId): Promise<number> =>
  MAX_SAVED_MEALS - (await mealRows.count(db, owner));

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
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await mealRows.insert(db, owner, rows.slice(start, start + ROWS_PER_INSERT), at);
  }
}
