import type { FoodId } from '#features/food-facts/rules/food-kinds.ts';
import {
  FOOD_NUTRIENT_KEYS,
  type FoodNutrient,
  mapFoodNutrients,
} from '#features/food-facts/rules/nutrient-kinds.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
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

/** A line with what is known of its food, looked up once. */
type KnownLine = { line: RecipeLine; facts: FoodFacts | null };

/** A line that is linked to no food has a name of its own here, so that each counts as unknown. */
const idOf = ({ id, food }: RecipeLine): FoodId => (food?.foodId ?? `own:line-${id}`) as FoodId;

function figuresOf<Key extends FoodNutrient>(
  { ingredients, servings }: Summarised,
  foods: RecipeFoods,
  keys: readonly Key[],
): RecipeFigures<Key> {
  const foodOf = figureFoods(foods);
  const parts = ingredients
    .filter(({ optional }) => !optional)
    .map(({ food, grams }) => ({ grams, food: food && foodOf(food.foodId) }));
  return shareFigures(sumFigures(parts, keys), 1 / servings);
}

/** Typed figures are of one serving, and each that is there is the whole truth. */
const typedFigures = (typed: NonNullable<OwnRecipe['typed']>): RecipeFigures =>
  mapFoodNutrients((key) => {
    const amount =
      (key === 'calories' ? kcalOf(typed) : (typed as Record<string, unknown>)[key]) ??
      (typed.otherNutrients as Record<string, number | undefined>)[key] ??
      null;
    return { amount: amount as number | null, known: amount === null ? 0 : 1, of: 1 };
  });

function priceOf(lines: readonly KnownLine[]): number | null {
  if (lines.length === 0) return null;
  return costAud(
    lines
      .filter((one) => !isToTaste(one))
      .map(({ line: { grams }, facts }) => ({
        grams: grams ?? 0,
        audPerKg: facts !== null && grams !== null ? facts.audPerKg : null,
        linkFactor: facts?.linkFactor ?? 1,
      })),
  );
}

/** "Salt and pepper": without an amount so little that it neither weighs nor costs anything. */
const isToTaste = ({ line, facts }: KnownLine): boolean =>
  line.grams === null &&
  line.amount === null &&
  (facts?.role === 'salt' || facts?.role === 'spice');

/** Weight of one serving after cooking, g; null while a line has no weight. */
function gramsOf(lines: readonly KnownLine[], servings: number): number | null {
  const counted = lines.filter((one) => !one.line.optional && !isToTaste(one));
  if (counted.length === 0) return null;
  let sum = 0;
  for (const { line, facts } of counted) {
    if (line.grams === null) return null;
    sum += line.grams * (facts?.yieldFactor ?? 1);
  }
  return sum / servings;
}

/** What is computed of an own recipe, per serving. Weight is null where it cannot be known. */
export type OwnSummary<Key extends FoodNutrient = FoodNutrient> = Omit<
  RecipeSummary,
  'gramsPerServing' | 'figures'
> & {
  figures: RecipeFigures<Key>;
  gramsPerServing: number | null;
  /** the figures were typed, not computed */
  isTyped: boolean;
};

/** What a list shows, and what it needs to know of it. */
type RowNutrient = 'calories' | 'protein' | 'carbs' | 'fat';
export type RowSummary = OwnSummary<RowNutrient>;
const ROW_NUTRIENTS: readonly RowNutrient[] = ['calories', 'protein', 'carbs', 'fat'];

/**
 * Summarises an own recipe by the rules of the built-in ones. A line without a food or a weight lowers
 * the coverage of the figures, and a line without a food leaves its allergens unknown.
 */
export const summariseOwnRecipe = (recipe: Summarised, foods: RecipeFoods): OwnSummary =>
  summarise(recipe, foods, FOOD_NUTRIENT_KEYS);

/** The same with the few figures of a list, which summarises many. */
export const summariseForRow = (recipe: Summarised, foods: RecipeFoods): RowSummary =>
  summarise(recipe, foods, ROW_NUTRIENTS);

function summarise<Key extends FoodNutrient>(
  recipe: Summarised,
  foods: RecipeFoods,
  keys: readonly (Key | RowNutrient)[],
): OwnSummary<Key | RowNutrient> {
  const { ingredients, servings, slots, typed } = recipe;
  const isTyped = ingredients.length === 0 && typed !== null;
  const figures = isTyped ? typedFigures(typed) : figuresOf(recipe, foods, keys);
  const lines = ingredients.map((line): KnownLine => ({ line, facts: factsOfLine(line) }));
  const declared: Declared[] = lines.map(({ line, facts }) => ({ foodId: idOf(line), facts }));
  // Without a list of ingredients nothing is known of what is in it.
  if (declared.length === 0) declared.push({ foodId: 'own:not-listed', facts: null });
  const price = priceOf(lines);
  const audPerServing = price === null ? null : price / servings;
  return {
    figures,
    gramsPerServing: gramsOf(lines, servings),
    allergens: recipeAllergens(declared),
    diets: recipeDiets(declared),
    audPerServing,
    cost: audPerServing === null ? null : costClassOf(audPerServing, slots),
    isHighProtein: isHighInProtein(figures, slots.length === 0 ? ['dinner'] : slots),
    isTyped,
  };
}
