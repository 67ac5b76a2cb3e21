import type { LoggedItem } from '#features/food-log/rules/item/logged-item.ts';
import type { Macro } from '#features/food-log/rules/item/nutrients.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { recipeContent } from '../../rules/own-recipe.ts';
import { MAX_NAME_CHARACTERS, MAX_OWN_RECIPES } from '../../rules/recipe-limits.ts';
import { recipeRecords } from '../queries/recipes.ts';
import { refreshRows } from './recipe-list.ts';

const RECIPES_PER_INSERT = 500;

/** One meal of a file: kcal, whole and as exact as it was written, and grams of one serving, null where not known. */
type ImportedMeal = Pick<LoggedItem, 'calories' | 'exactKcal' | Macro> & {
  id: string;
  name: string;
  description: string | null;
};

/** How many more recipes a person may keep. */
export const roomForRecipes = async (db: Db, owner: OwnerId): Promise<number> =>
  MAX_OWN_RECIPES - (await recipeRecords.count(db, owner));

/**
 * Keeps meals of a file as recipes of one serving, without ingredients and with the figures of the file, in the
 * caller's transaction; the caller has asked for the room. Meals of the same ids are kept once.
 */
export async function addImportedMeals(
  db: Db,
  owner: OwnerId,
  meals: readonly ImportedMeal[],
  at: Date,
): Promise<void> {
  const records = meals.map(({ id, name, description, ...figures }) => ({
    id,
    ...recipeContent.parse({
      name: name.slice(0, MAX_NAME_CHARACTERS),
      description,
      servings: 1,
      typed: figures,
      source: { kind: 'csv' },
    }),
  }));
  for (let start = 0; start < records.length; start += RECIPES_PER_INSERT) {
    const part = records.slice(start, start + RECIPES_PER_INSERT);
    await recipeRecords.insert(db, owner, part, at);
    await refreshRows(
      db,
      owner,
      part.map(({ id }) => id),
    );
  }
}
