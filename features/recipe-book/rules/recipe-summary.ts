import { factsByKey, factsOfFood } from './food-facts.ts';
import type { Recipe } from './recipe.ts';
import { type Declared, type RecipeAllergens, recipeAllergens } from './recipe-allergens.ts';
import { type CostClass, costAud, costClassOf } from './recipe-cost.ts';
import { type RecipeDiets, recipeDiets } from './recipe-diets.ts';
import {
  cookedGrams,
  type FigureFood,
  type RecipeFigures,
  recipeFigures,
  shareFigures,
} from './recipe-figures.ts';

/** A meal is high in protein from this amount per serving on, g; a snack from less. */
const HIGH_PROTEIN_MEAL_G = 25;
const HIGH_PROTEIN_SNACK_G = 10;
/** Least share of its energy that comes from protein. */
const MIN_PROTEIN_ENERGY_SHARE = 0.2;
const KCAL_PER_G_PROTEIN = 4;

/** What is computed of a recipe, per serving. */
export type RecipeSummary = {
  figures: RecipeFigures;
  gramsPerServing: number;
  allergens: RecipeAllergens;
  diets: RecipeDiets;
  /** AUD per serving; null if a price is unknown. */
  audPerServing: number | null;
  cost: CostClass | null;
  isHighProtein: boolean;
};

type Ingredients = Pick<Recipe, 'ingredients'>;

const factsOf = ({ key, foodId }: Recipe['ingredients'][number]) =>
  factsByKey(key) ?? factsOfFood(foodId);

const declared = ({ ingredients }: Ingredients): Declared[] =>
  ingredients.map((one) => ({ foodId: one.foodId, facts: factsOf(one) }));

const priceOf = ({ ingredients }: Ingredients): number | null =>
  costAud(
    ingredients.map((one) => {
      const facts = factsOf(one);
      return {
        grams: one.grams,
        audPerKg: facts?.audPerKg ?? null,
        linkFactor: facts?.linkFactor ?? 1,
      };
    }),
  );

/** Whether a serving is high in protein: enough of it, and enough of its energy from it. */
export function isHighInProtein(
  figures: RecipeFigures<'calories' | 'protein'>,
  slots: Recipe['slots'],
): boolean {
  const { protein, calories } = figures;
  if (protein.amount === null || calories.amount === null || calories.amount <= 0) return false;
  const isSnack = slots.every((slot) => slot === 'snack');
  return (
    protein.amount >= (isSnack ? HIGH_PROTEIN_SNACK_G : HIGH_PROTEIN_MEAL_G) &&
    (protein.amount * KCAL_PER_G_PROTEIN) / calories.amount >= MIN_PROTEIN_ENERGY_SHARE
  );
}

export function summariseRecipe(
  recipe: Recipe,
  foodOf: (foodId: string) => FigureFood | null,
): RecipeSummary {
  const figures = shareFigures(recipeFigures(recipe, foodOf), 1 / recipe.servings);
  const ingredients = declared(recipe);
  const price = priceOf(recipe);
  const audPerServing = price === null ? null : price / recipe.servings;
  return {
    figures,
    gramsPerServing: cookedGrams(recipe) / recipe.servings,
    allergens: recipeAllergens(ingredients),
    diets: recipeDiets(ingredients),
    audPerServing,
    cost: audPerServing === null ? null : costClassOf(audPerServing, recipe.slots),
    isHighProtein: isHighInProtein(figures, recipe.slots),
  };
}
