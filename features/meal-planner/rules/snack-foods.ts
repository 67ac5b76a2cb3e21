import type { FoodId } from '#features/food-facts/rules/food-kinds.ts';
import { factsByKey } from '#features/recipe-book/rules/food-facts.ts';
import type { Recipe } from '#features/recipe-book/rules/recipe.ts';
import type { FigureFood } from '#features/recipe-book/rules/recipe-figures.ts';
import { summariseRecipe } from '#features/recipe-book/rules/recipe-summary.ts';
import type { PlannerRecipe } from './planner-input.ts';
import { toPlannerRecipe } from './planner-recipe.ts';

/** A food that is a snack by itself. */
export type SnackFood = {
  foodId: FoodId;
  /** of one serving */
  grams: number;
  /** the food alone, in the form of a recipe */
  recipe: Recipe;
  /** servings that people can measure: whole fruit, half serves of yoghurt and nuts */
  step: number;
};

/**
 * Ingredient keys with their names and grams of a serving: medium fruit, a glass of 250 ml, 30 g of nuts (Australian
 * Dietary Guidelines).
 */
const WHOLE: readonly [key: string, name: string, grams: number][] = [
  ['apple', 'Apple', 165],
  ['banana', 'Banana', 120],
  ['pear', 'Pear', 178],
  ['orange', 'Orange', 140],
  ['mango', 'Mango', 207],
  ['light-milk', 'Glass of low-fat milk', 258],
  ['soy-milk', 'Glass of soy milk', 258],
];
const MEASURED: typeof WHOLE = [
  ['grapes', 'Grapes', 160],
  ['natural-yoghurt', 'Natural yoghurt', 200],
  ['skim-yoghurt', 'No-fat Greek yoghurt', 200],
  ['cottage-cheese', 'Cottage cheese', 100],
  ['almonds', 'Almonds', 30],
  ['cashews', 'Unsalted cashews', 30],
  ['walnuts', 'Walnuts', 30],
];

const NUTS: readonly string[] = ['almonds', 'cashews', 'walnuts'];

const toSnack =
  (step: number) =>
  ([key, name, grams]: (typeof WHOLE)[number]): SnackFood[] => {
    const facts = factsByKey(key);
    if (!facts) return [];
    const { foodId, state, yieldFactor, one, many } = facts;
    const ingredient = {
      key,
      foodId,
      grams,
      amount: grams,
      unit: 'g' as const,
      state,
      yieldFactor,
      one,
      many,
    };
    const recipe: Recipe = {
      id: `food:${key}`,
      name,
      slots: ['snack'],
      // The planner asks for it only where a cuisine is wished for.
      cuisine: 'australian',
      tags: ['no-cook'],
      servings: 1,
      activeMinutes: 1,
      totalMinutes: 1,
      equipment: [],
      fridgeDays: 0,
      freezerDays: 0,
      dish: 'fruit',
      ingredients: [{ ...ingredient, note: null, group: null, optional: false }],
      steps: [],
    };
    return [{ foodId, grams, recipe, step }];
  };

export const SNACK_FOODS: readonly SnackFood[] = [
  ...WHOLE.flatMap(toSnack(1)),
  ...MEASURED.flatMap(toSnack(0.5)),
];

/** A snack as the planner takes it; what `foodOf` does not know is never planned. */
export const toSnackRecipe = (
  { recipe, grams, step }: SnackFood,
  foodOf: (foodId: string) => FigureFood | null,
): PlannerRecipe => ({
  ...toPlannerRecipe(recipe, summariseRecipe(recipe, foodOf), null),
  // Of what is no piece a serving has to be said.
  name: step < 1 ? `${recipe.name} (${grams} g)` : recipe.name,
  // Nuts are one thing where variety is counted.
  main: recipe.ingredients.some(({ key }) => NUTS.includes(key)) ? 'nuts' : null,
  step,
});
