import {
  type Expecting,
  type Unsafe,
  whyFoodUnsafe,
  whyUnsafe,
} from '#features/meal-planner/rules/expecting/unsafe-foods.ts';
import { factsOfFood } from '#features/recipe-book/rules/food-facts.ts';
import type { RecipeIngredient } from '#features/recipe-book/rules/recipe.ts';
import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import type { StoredRecipe } from '#features/recipes/contract.ts';
import { viewOfOwn } from '#features/recipes/rules/recipe-views.ts';
import type { PlanMeal } from '../plan-day.ts';
import { whyUnsafeView } from '../plan-recipe.ts';

/** Why a food or dish is not safe in pregnancy or while breastfeeding; null if nothing known is against it. */
export type BabyCheck = {
  ofRecipe: (recipeId: string) => Unsafe | null;
  ofFood: (food: { foodId: string | null; name: string }) => Unsafe | null;
  /** by its key, as the pantry has it */
  ofKey: (key: string, name: string) => Unsafe | null;
  ofMeal: (meal: Pick<PlanMeal, 'recipeId' | 'food' | 'title'>) => Unsafe | null;
};

/** Checks built-in and own recipes, once for all rows of a list. */
export function checkForBaby(own: readonly StoredRecipe[], expecting: Expecting): BabyCheck {
  const found = new Map<string, Unsafe | null>([
    ...RECIPES.map((book) => [book.id, whyUnsafe(book, expecting)] as const),
    ...own.map((stored) => [stored.id, whyUnsafeView(viewOfOwn(stored), expecting)] as const),
  ]);
  const ofRecipe = (recipeId: string) => found.get(recipeId) ?? null;
  const ofFood: BabyCheck['ofFood'] = ({ foodId, name }) => {
    const facts = foodId === null ? null : factsOfFood(foodId as RecipeIngredient['foodId']);
    return whyFoodUnsafe({ key: facts?.key ?? null, name }, expecting);
  };
  return {
    ofRecipe,
    ofFood,
    ofKey: (key, name) => whyFoodUnsafe({ key, name }, expecting),
    ofMeal: ({ recipeId, food, title }) =>
      recipeId === null
        ? ofFood({ foodId: food?.foodId ?? null, name: title })
        : ofRecipe(recipeId),
  };
}
