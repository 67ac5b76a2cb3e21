import type { Allergen } from '#features/recipe-book/rules/allergen-kinds.ts';
import type { Cuisine, RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import type { CostClass } from '#features/recipe-book/rules/recipe-cost.ts';
import type { Diet } from '#features/recipe-book/rules/recipe-diets.ts';
import {
  type RecipePicture,
  recipePicture,
} from '#features/recipe-pictures/rules/recipe-picture.ts';
import { guessDish } from './guess-dish.ts';
import type { OwnRecipe } from './own-recipe.ts';
import type { RowSummary } from './own-summary.ts';

/** A recipe in a list. Figures are of one serving; null is not known. */
export type RecipeRow = {
  id: string;
  isOwn: boolean;
  name: string;
  slots: RecipeSlot[];
  cuisine: Cuisine | null;
  tags: string[];
  collections: string[];
  servings: number;
  /** in all; null if not said */
  minutes: number | null;
  kcal: number | null;
  proteinG: number | null;
  carbsG: number | null;
  fatG: number | null;
  /** of the energy: how many of the ingredients it is known from */
  coverage: { known: number; of: number };
  isTyped: boolean;
  diets: Diet[];
  allergens: { contains: Allergen[]; mayContain: Allergen[]; unknown: number };
  cost: CostClass | null;
  isHighProtein: boolean;
  rating: number | null;
  kept: boolean;
  photoId: string | null;
  picture: RecipePicture;
};

/** What search looks in beside the name: cuisine, tags and ingredients. */
export const searchTextOf = ({
  cuisine,
  tags,
  collections,
  ingredients,
}: Pick<OwnRecipe, 'cuisine' | 'tags' | 'collections' | 'ingredients'>): string =>
  [
    cuisine ?? '',
    ...tags,
    ...collections,
    ...ingredients.map(({ food, text }) => food?.name ?? text),
  ].join(' ');

/** What a recipe is drawn from. */
export const pictureOf = (
  id: string,
  recipe: Pick<OwnRecipe, 'name' | 'dish' | 'ingredients'>,
): RecipePicture =>
  recipePicture({
    id,
    dish: recipe.dish ?? guessDish(recipe),
    ingredients: recipe.ingredients.flatMap(({ food, grams }) =>
      food ? [{ key: food.key ?? '', foodId: food.foodId, grams: grams ?? 0 }] : [],
    ) as Parameters<typeof recipePicture>[0]['ingredients'],
  });

/** What a row is made of. */
export type RowRecipe = Omit<
  OwnRecipe,
  | 'description'
  | 'servingsNote'
  | 'activeMinutes'
  | 'equipment'
  | 'fridgeDays'
  | 'freezerDays'
  | 'steps'
  | 'source'
  | 'notes'
>;

export function toRecipeRow(
  { id, isOwn, recipe }: { id: string; isOwn: boolean; recipe: RowRecipe },
  { figures, allergens, diets, cost, isHighProtein, isTyped }: RowSummary,
): RecipeRow {
  const { calories } = figures;
  return {
    id,
    isOwn,
    name: recipe.name,
    slots: recipe.slots,
    cuisine: recipe.cuisine,
    tags: recipe.tags,
    collections: recipe.collections,
    servings: recipe.servings,
    minutes: recipe.totalMinutes,
    kcal: calories.amount,
    proteinG: figures.protein.amount,
    carbsG: figures.carbs.amount,
    fatG: figures.fat.amount,
    coverage: { known: calories.known, of: calories.of },
    isTyped,
    diets: diets.diets,
    allergens: {
      contains: allergens.contains,
      mayContain: allergens.mayContain,
      unknown: allergens.unknown.length,
    },
    cost,
    isHighProtein,
    rating: recipe.rating,
    kept: recipe.kept,
    photoId: recipe.photoId,
    picture: pictureOf(id, recipe),
  };
}
