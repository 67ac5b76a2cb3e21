import type { FoodId } from '#features/food-facts/rules/food-kinds.ts';
import { mapFoodNutrients } from '#features/food-facts/rules/nutrient-kinds.ts';
import { factsByKey, factsOfFood } from '#features/recipe-book/rules/food-facts.ts';
import type { FoodFacts } from '#features/recipe-book/rules/read-facts.ts';
import { type Declared, recipeAllergens } from '#features/recipe-book/rules/recipe-allergens.ts';
import { costAud, costClassOf } from '#features/recipe-book/rules/recipe-cost.ts';
import { recipeDiets } from '#features/recipe-book/rules/recipe-diets.ts';
import {
  type RecipeFigures,
  shareFigures,
  sumFigures,
} from '#features/recipe-book/rules/recipe-figures.ts';
import { isHighInProtein, type RecipeSummary } from '#features/recipe-book/rules/recipe-summary.ts';
import type { OwnRecipe, RecipeLine } from './own-recipe.ts';
import { figureFoods, type RecipeFoods } from './recipe-food.ts';

type Summarised = Pick<OwnRecipe, 'ingredients' | 'servings' | 'slots' | 'typed'>;

/** Facts of a line's food; null if none are known of it. */
export function factsOfLine({ food }: Pick<RecipeLine, 'food'>): FoodFacts | null {
  if (!food) return null;
  return (food.key && factsByKey(food.key)) || factsOfFood(food.foodId as FoodId);
}

/** A line that is linked to no food has a name of its own here, so that each counts as unknown. */
const idOf = ({ id, food }: RecipeLine): FoodId => (food?.foodId ?? `own:line-${id}`) as FoodId;

function figuresOf({ ingredients, servings }: Summarised, foods: RecipeFoods): RecipeFigures {
  const foodOf = figureFoods(foods);
  const parts = ingredients
    .filter(({ optional }) => !optional)
    .map(({ food, grams }) => ({
      grams: grams ?? 0,
      food: food && grams !== null ? foodOf(food.foodId) : null,
    }));
  return shareFigures(sumFigures(parts), 1 / servings);
}

/** Typed figures are of one serving, and each that is there is the whole truth. */
const typedFigures = (typed: NonNullable<OwnRecipe['typed']>): RecipeFigures =>
  mapFoodNutrients((key) => {
    const amount =
      (typed as Record<string, unknown>)[key] ??
      (typed.otherNutrients as Record<string, number | undefined>)[key] ??
      null;
    return { amount: amount as number | null, known: amount === null ? 0 : 1, of: 1 };
  });

function priceOf(ingredients: readonly RecipeLine[]): number | null {
  if (ingredients.length === 0) return null;
  return costAud(
    ingredients.map((line) => {
      const facts = factsOfLine(line);
      const isPriced = facts !== null && line.grams !== null;
      return {
        grams: line.grams ?? 0,
        audPerKg: isPriced ? facts.audPerKg : null,
        linkFactor: facts?.linkFactor ?? 1,
      };
    }),
  );
}

/** Weight of one serving after cooking, g; null while a line has no weight. */
function gramsOf({ ingredients, servings }: Summarised): number | null {
  const counted = ingredients.filter(({ optional }) => !optional);
  if (counted.length === 0) return null;
  let sum = 0;
  for (const line of counted) {
    if (line.grams === null) return null;
    sum += line.grams * (factsOfLine(line)?.yieldFactor ?? 1);
  }
  return sum / servings;
}

/** What is computed of an own recipe, per serving. Weight is null where it cannot be known. */
export type OwnSummary = Omit<RecipeSummary, 'gramsPerServing'> & {
  gramsPerServing: number | null;
  /** the figures were typed, not computed */
  isTyped: boolean;
};

/**
 * Summarises an own recipe by the rules of the built-in ones. A line without a food or a weight lowers
 * the coverage of the figures, and a line without a food leaves its allergens unknown.
 */
export function summariseOwnRecipe(recipe: Summarised, foods: RecipeFoods): OwnSummary {
  const { ingredients, servings, slots, typed } = recipe;
  const isTyped = ingredients.length === 0 && typed !== null;
  const figures = isTyped ? typedFigures(typed) : figuresOf(recipe, foods);
  const declared: Declared[] = ingredients.map((line) => ({
    foodId: idOf(line),
    facts: factsOfLine(line),
  }));
  // Without a list of ingredients nothing is known of what is in it.
  if (declared.length === 0) declared.push({ foodId: 'own:not-listed', facts: null });
  const price = priceOf(ingredients);
  const audPerServing = price === null ? null : price / servings;
  return {
    figures,
    gramsPerServing: gramsOf(recipe),
    allergens: recipeAllergens(declared),
    diets: recipeDiets(declared),
    audPerServing,
    cost: audPerServing === null ? null : costClassOf(audPerServing, slots),
    isHighProtein: isHighInProtein(figures, slots.length === 0 ? ['dinner'] : slots),
    isTyped,
  };
}
