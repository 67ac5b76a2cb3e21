import { toKnown } from '#features/food-facts/rules/nutrient-kinds.ts';
import { figuresById } from '#features/foods/server/public.ts';
import { allFacts } from '#features/recipe-book/rules/food-facts.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { RecipeLine } from '../../rules/own-recipe.ts';
import type { RecipeFoods } from '../../rules/recipe-food.ts';

type Lines = { ingredients: readonly RecipeLine[] };

/** These foods as recipes need them; what does not exist or is another person's is not among them. */
async function findFoods(db: Db, owner: OwnerId, ids: readonly string[]): Promise<RecipeFoods> {
  const found = await figuresById(db, owner, ids);
  return Object.fromEntries(
    [...found].map(([id, { name, basis, density, nutrients }]) => [
      id,
      { name, basis, density, nutrients: toKnown(nutrients) },
    ]),
  );
}

const idsOf = ({ ingredients }: Lines): string[] =>
  ingredients.flatMap(({ food }) => (food ? [food.foodId] : []));

/** The foods of all these recipes. */
export const foodsOf = (db: Db, owner: OwnerId, recipes: readonly Lines[]): Promise<RecipeFoods> =>
  findFoods(db, owner, [...new Set(recipes.flatMap(idsOf))]);

/** Recipes with the foods that their lines are linked to. */
export async function withFoods<Recipe extends Lines>(
  db: Db,
  owner: OwnerId,
  recipes: readonly Recipe[],
): Promise<(Recipe & { foods: RecipeFoods })[]> {
  const all = await foodsOf(db, owner, recipes);
  return recipes.map((recipe) => ({
    ...recipe,
    foods: Object.fromEntries(
      idsOf(recipe).flatMap((id) => {
        const food = all[id];
        return food ? [[id, food]] : [];
      }),
    ),
  }));
}

/** The foods of the built-in recipes. */
export const bookFoods = (db: Db, owner: OwnerId): Promise<RecipeFoods> =>
  findFoods(db, owner, [...new Set(allFacts().map(({ foodId }) => foodId))]);
