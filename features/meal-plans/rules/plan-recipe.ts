import {
  type Expecting,
  type Unsafe,
  whyFoodUnsafe,
  whyUnsafe,
} from '#features/meal-planner/rules/expecting/unsafe-foods.ts';
import type { PlannerRecipe } from '#features/meal-planner/rules/planner-input.ts';
import { toPlannerRecipe } from '#features/meal-planner/rules/planner-recipe.ts';
import { type SnackFood, toSnackRecipe } from '#features/meal-planner/rules/snack-foods.ts';
import { factsByKey, factsOfFood } from '#features/recipe-book/rules/food-facts.ts';
import type { Recipe, RecipeIngredient } from '#features/recipe-book/rules/recipe.ts';
import type { RecipeSummary } from '#features/recipe-book/rules/recipe-summary.ts';
import { guessDish } from '#features/recipes/rules/guess-dish.ts';
import type { OwnRecipe } from '#features/recipes/rules/own-recipe.ts';
import { figureFoods, type RecipeFoods } from '#features/recipes/rules/recipe-food.ts';
import { portionOf } from '#features/recipes/rules/recipe-portion.ts';
import { type RecipeView, viewOfBook } from '#features/recipes/rules/recipe-views.ts';

/** Cooked food whose recipe does not say how long it keeps, days. */
const USUAL_KEEPS_DAYS = 2;

/** Lines of an own recipe that are linked to a food, in the form of a built-in one's. */
const toIngredients = ({ ingredients }: OwnRecipe): RecipeIngredient[] =>
  ingredients.flatMap(({ food, grams, optional }) => {
    const foodId = food?.foodId as RecipeIngredient['foodId'] | undefined;
    const facts = (food?.key && factsByKey(food.key)) || (foodId && factsOfFood(foodId));
    if (!food || !foodId) return [];
    return [
      {
        key: facts ? facts.key : food.name.toLowerCase(),
        foodId,
        grams: grams ?? 0,
        amount: grams ?? 0,
        unit: 'g',
        state: 'as-sold',
        yieldFactor: 1,
        one: food.name,
        many: food.name,
        note: null,
        group: null,
        optional,
      },
    ];
  });

/** An own or built-in recipe in the form of a built-in one. One that says no meal suits lunch and dinner. */
const toBook = ({ id, recipe, book }: Pick<RecipeView, 'id' | 'recipe' | 'book'>): Recipe =>
  book ?? {
    id,
    name: recipe.name,
    slots: recipe.slots.length > 0 ? recipe.slots : ['lunch', 'dinner'],
    // The planner asks for it only where a cuisine is wished for.
    cuisine: recipe.cuisine ?? 'australian',
    tags: [],
    servings: recipe.servings,
    activeMinutes: recipe.activeMinutes ?? 0,
    totalMinutes: recipe.totalMinutes ?? 0,
    equipment: recipe.equipment,
    fridgeDays: recipe.fridgeDays ?? USUAL_KEEPS_DAYS,
    freezerDays: recipe.freezerDays ?? 0,
    dish: recipe.dish ?? guessDish(recipe),
    ingredients: toIngredients(recipe),
    steps: [],
  };

/** Why a recipe is not for who is pregnant or breastfeeding; lines of an own one count by their words too. */
export function whyUnsafeView(
  view: Pick<RecipeView, 'id' | 'recipe' | 'book'>,
  expecting: Expecting,
): Unsafe | null {
  const known = whyUnsafe(toBook(view), expecting);
  const lines = view.recipe.ingredients.filter(({ food }) => food === null);
  const named = lines.flatMap(
    ({ text }) => whyFoodUnsafe({ key: null, name: text }, expecting) ?? [],
  );
  if (named.length === 0) return known;
  const of = (part: 'avoid' | 'onlyCooked') =>
    [known, ...named].flatMap((one) => one?.[part] ?? []);
  return {
    avoid: of('avoid'),
    onlyCooked: of('onlyCooked'),
    isUnderdone: known?.isUnderdone ?? false,
  };
}

/** An own or built-in recipe as the planner takes it. */
export function toPlanRecipe(view: RecipeView): PlannerRecipe {
  const { recipe, book, summary } = view;
  const planned = toPlannerRecipe(toBook(view), summary as RecipeSummary, recipe.rating);
  if (book) return planned;
  const isLinked = recipe.ingredients.every(({ food }) => food !== null);
  return {
    ...planned,
    cuisine: recipe.cuisine,
    minutes: recipe.totalMinutes,
    // What is not known may come from any animal.
    origins: isLinked ? planned.origins : null,
  };
}

/** A single food as a snack, with one serving as the log keeps it. */
export function toPlanSnack(snack: SnackFood, foods: RecipeFoods): PlannerRecipe {
  const { foodId, grams, recipe } = snack;
  const planned = toSnackRecipe(snack, figureFoods(foods));
  const item = portionOf(recipe, viewOfBook(recipe, foods).summary, { servings: 1 });
  return item ? { ...planned, food: { ...item, foodId, quantity: grams, unit: 'g' } } : planned;
}
